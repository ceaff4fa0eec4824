import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { activityTypes } from '@/features/dashboard/model';
import { openMigratedDatabase } from '../support/database-catalogue';
import { accountOf, as, newStaff, owner, type Actor } from '../support/database-actors';
import { draftPage, draftPost, insertAsOwner } from '../support/database-rows';

const made: string[] = [];

async function post() {
  const row = draftPost({ id: randomUUID(), status: 'published' });
  await insertAsOwner('blog_posts', row);
  made.push(row.id ?? '');
  return row.id ?? '';
}

async function change(id: string, changes: object, actor: Actor = 'super_admin') {
  const client = await as(actor);
  await client.from('blog_posts').update(changes).eq('id', id).select('id').throwOnError();
}

async function entries(id: string, type: RegExp) {
  const log = owner().from('activity_log').select('type, title, actor_name, changes');
  const { data } = await log.eq('subject_id', id).order('id').throwOnError();
  return data.filter((entry) => type.test(entry.type));
}

afterEach(async () => {
  const ids = made.splice(0);
  await owner().from('blog_posts').delete().in('id', ids);
  await owner().from('pages').delete().in('id', ids);
  await owner().from('trashed_documents').delete().in('id', ids);
});

test('the application has words for every kind of entry', async () => {
  const database = await openMigratedDatabase();
  const { rows } = await database.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'activity_log_type_known'",
  );
  await database.close();
  const known = [...(rows[0]?.definition ?? '').matchAll(/'([a-z_]+)'/g)].map(([, type]) => type);
  expect(known.toSorted()).toEqual(activityTypes.toSorted());
});

describe('the log', () => {
  test('N66 says once an hour that somebody edited a text, from the first version to the last', async () => {
    const id = await post();
    await change(id, { content: '<p>One</p>' });
    await change(id, { content: '<p>Two</p>' });
    await change(id, { excerpt: 'Another excerpt.' });
    await change(id, { content: '<p>Three</p>' }, 'editor');
    expect(await entries(id, /_changed$/)).toMatchObject([
      { actor_name: 'Asha Menon', changes: [{ field: 'version', before: '1', after: '4' }] },
      { actor_name: 'Test editor', changes: [{ field: 'version', before: '4', after: '5' }] },
    ]);
    // What is known of a change is never hidden in an entry of the same hour.
    await change(id, { title: 'A better title' });
    expect((await entries(id, /_changed$/)).at(-1)).toMatchObject({
      title: 'A better title',
      changes: [
        { field: 'title', before: 'A test article', after: 'A better title' },
        { field: 'version', before: '5', after: '6' },
      ],
    });
  });

  test('is silent where nothing readable changed, nobody was signed in, or who wrote it has just begun', async () => {
    const id = await post();
    await change(id, { is_featured: true });
    await owner().from('blog_posts').update({ content: '<p>By the owner</p>' }).eq('id', id);
    const row = draftPost({ id: randomUUID() });
    made.push(row.id ?? '');
    await (await as('super_admin')).from('blog_posts').insert(row).throwOnError();
    await change(row.id ?? '', { content: '<p>Begun</p>' });
    expect(await entries(id, /_changed$/)).toEqual([]);
    expect(await entries(row.id ?? '', /^post_/)).toMatchObject([{ type: 'post_created' }]);
  });

  test('says that something is public no longer, and where a page moved', async () => {
    const id = await post();
    await change(id, { status: 'draft' });
    expect(await entries(id, /^post_/)).toMatchObject([
      { type: 'post_created' },
      { type: 'post_published' },
      { type: 'post_unpublished', actor_name: 'Asha Menon' },
    ]);
    const page = draftPage();
    await insertAsOwner('pages', page);
    made.push(page.id ?? '');
    const slug = `moved-${randomUUID()}`;
    const seo = await as('seo');
    await seo
      .from('pages')
      .update({ slug })
      .eq('id', page.id ?? '')
      .throwOnError();
    expect(await entries(page.id ?? '', /_changed$/)).toMatchObject([
      { changes: [{ field: 'slug', before: page.slug, after: slug }, { field: 'version' }] },
    ]);
  });

  test('says what became of a person, of strangers nothing', async () => {
    const { id } = await newStaff('editor', 'Somebody to change');
    const admin = await as('admin');
    await admin.from('user_profiles').update({ role: 'content' }).eq('id', id).throwOnError();
    await admin.rpc('suspend_user', { target: id }).throwOnError();
    await admin.rpc('restore_user', { target: id }).throwOnError();
    await admin.rpc('delete_user', { target: id }).throwOnError();
    expect(await entries(id, /^user_(changed|deleted)$/)).toMatchObject([
      { changes: [{ field: 'role', before: 'editor', after: 'content' }] },
      { changes: [{ field: 'suspended', before: 'no', after: 'yes' }] },
      { changes: [{ field: 'suspended', before: 'yes', after: 'no' }] },
      { type: 'user_deleted', title: 'Somebody to change', actor_name: 'Test admin', changes: [] },
    ]);
  });

  test('says that settings changed, and no address that is a secret', async () => {
    const admin = await as('super_admin');
    const nobody = '00000000-0000-0000-0000-000000000000';
    await admin
      .from('build_hooks')
      .update({ address: 'https://build.example.com/secret' })
      .eq('id', true)
      .throwOnError();
    await owner().from('build_hooks').update({ address: '' }).eq('id', true);
    const last = (await entries(nobody, /^settings_/)).at(-1);
    expect(last).toMatchObject({ title: 'Address of the build', changes: [] });
  });
});

describe('the screen of the log', () => {
  test('narrows down by words, kind, person and days, below an entry', async () => {
    const mark = `Marked ${randomUUID().slice(0, 8)}`;
    const subject = randomUUID();
    const { id: actor } = await accountOf('seo');
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const row = { title: mark, subject_id: subject, actor_id: actor, actor_name: 'Dev Patel' };
    await owner()
      .from('activity_log')
      .insert([
        { ...row, type: 'page_created', created_at: at(40) },
        { ...row, type: 'page_changed', created_at: at(3) },
        { ...row, type: 'post_created', created_at: at(2), actor_id: null, actor_name: '' },
        { ...row, type: 'post_changed', created_at: at(2) },
      ])
      .throwOnError();
    const client = await as('admin');
    const found = async (filter: object) =>
      (await client.rpc('search_activity', { term: mark, ...filter }).throwOnError()).data;
    const types = async (filter: object) => (await found(filter)).map(({ type }) => type);

    expect(await types({})).toEqual([
      'post_changed',
      'post_created',
      'page_changed',
      'page_created',
    ]);
    expect(await types({ in_group: 'page' })).toEqual(['page_changed', 'page_created']);
    expect(await types({ by_actor: 'none' })).toEqual(['post_created']);
    expect(await types({ by_actor: actor, days: 7 })).toEqual(['post_changed', 'page_changed']);
    expect(await types({ by_actor: 'nobody at all' })).toEqual([]);
    expect((await found({ term: 'xqz~' })).length).toBe(0);
    const [, second] = await found({ page_size: 2 });
    expect(await types({ before_at: second?.created_at, before_id: second?.id })).toEqual([
      'page_changed',
      'page_created',
    ]);
    const people = (await client.rpc('activity_people').throwOnError()).data;
    expect(people).toContainEqual({ id: actor, name: 'Dev Patel' });
    await owner().from('activity_log').delete().eq('subject_id', subject);
  });
});

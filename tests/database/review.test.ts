import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { as, newStaff, owner, visitor, type Actor } from '../support/database-actors';
import { draftPage, draftPost, insertAsOwner } from '../support/database-rows';

const made: string[] = [];

async function post(changes: Partial<TablesInsert<'blog_posts'>> = {}): Promise<string> {
  const row = draftPost(changes);
  await insertAsOwner('blog_posts', row);
  made.push(row.id ?? '');
  return row.id ?? '';
}

async function page(): Promise<string> {
  const row = draftPage();
  await insertAsOwner('pages', row);
  made.push(row.id ?? '');
  return row.id ?? '';
}

const ask = async (id: string, version = 1, note = '', actor: Actor = 'content') =>
  (await as(actor)).rpc('ask_review', { kind: 'post', id, version, note });

const approve = async (id: string, version = 1, actor: Actor = 'marketing', note = 'Well done') =>
  (await as(actor)).rpc('approve_review', { kind: 'post', id, version, note });

const sendBack = async (id: string, note: string, actor: Actor = 'marketing') =>
  (await as(actor)).rpc('send_back_review', { kind: 'post', id, note });

const save = async (id: string, title: string, actor: Actor = 'content') =>
  (await as(actor)).from('blog_posts').update({ title }).eq('id', id).throwOnError();

async function request(id: string) {
  const { data } = await owner()
    .from('review_requests')
    .select('*')
    .eq('document_id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

const logged = async (id: string) =>
  (
    await owner()
      .from('activity_log')
      .select('type')
      .eq('subject_id', id)
      .neq('type', 'post_changed')
      .order('id')
  ).data?.map(({ type }) => type);

async function queue(actor: Actor) {
  const { data } = await (await as(actor)).rpc('review_queue').throwOnError();
  return data.filter(({ document_id }) => made.includes(document_id));
}

afterEach(async () => {
  const ids = made.splice(0);
  await owner().from('blog_posts').delete().in('id', ids);
  await owner().from('pages').delete().in('id', ids);
  await owner().from('trashed_documents').delete().in('id', ids);
});

describe('a review', () => {
  test('is asked for with a note, and approved: the version that was seen is public at once', async () => {
    const id = await post({ title: 'To be read' });
    expect((await ask(id, 1, '  Please look at the figures.  ')).error).toBeNull();
    expect(await request(id)).toMatchObject({
      version: 1,
      note: 'Please look at the figures.',
      answered_at: null,
    });
    expect(await queue('marketing')).toMatchObject([
      { kind: 'post', document_id: id, title: 'To be read', state: 'asked' },
    ]);
    expect(await queue('content')).toEqual([]);
    expect(await queue('seo')).toEqual([]);
    const { data, error } = await approve(id);
    expect(error).toBeNull();
    expect(data).toMatchObject([{ document_id: id, outcome: 'approved' }]);
    const seen = await visitor().from('blog_posts').select('title').eq('id', id);
    expect(seen.data).toEqual([{ title: 'To be read' }]);
    const row = await owner().from('blog_posts').select('*').eq('id', id).single();
    expect(row.data).toMatchObject({ version: 2, updated_by_name: expect.stringMatching(/./) });
    expect(await request(id)).toMatchObject({ outcome: 'approved', answer_note: 'Well done' });
    expect(await queue('marketing')).toEqual([]);
    expect(await logged(id)).toEqual(['post_created', 'post_review_asked', 'post_published']);
  });

  test('is answered once: a second try is as good as the first, and somebody else is too late', async () => {
    const id = await post();
    await ask(id);
    expect((await approve(id)).error).toBeNull();
    expect((await approve(id)).data).toMatchObject([{ outcome: 'approved' }]);
    expect((await approve(id, 2, 'admin')).error).toMatchObject({
      code: '22R02',
      message: 'Nobody waits for a review of this post any more',
    });
    expect((await sendBack(id, 'Too late', 'admin')).error?.code).toBe('22R02');
    const { data } = await owner().from('blog_posts').select('version').eq('id', id);
    expect(data).toEqual([{ version: 2 }]);
    const other = await post();
    await ask(other);
    expect((await sendBack(other, 'Shorter')).error).toBeNull();
    // The answer was lost, and the note written better meanwhile.
    expect((await sendBack(other, 'Shorter, and with a picture')).error).toBeNull();
    expect(await request(other)).toMatchObject({ answer_note: 'Shorter, and with a picture' });
    expect(await logged(other)).toEqual(['post_created', 'post_review_asked', 'post_sent_back']);
    expect((await approve(randomUUID())).error).toMatchObject({ code: '22R03' });
  });

  test('N64 publishes nothing that was changed after it was seen', async () => {
    const id = await post();
    await ask(id);
    await save(id, 'Something else');
    const refused = await approve(id, 1);
    expect(refused.error).toMatchObject({
      code: '22R01',
      message: 'This post has changed since you saw it',
    });
    expect(await request(id)).toMatchObject({ answered_at: null, version: 1 });
    expect((await visitor().from('blog_posts').select('id').eq('id', id)).data).toEqual([]);
    expect((await approve(id, 2)).error).toBeNull();
  });

  test('N64 is not answered by who asked, nor by calling what is inside', async () => {
    const id = await page();
    const client = await as('seo');
    const asked = await client.rpc('ask_review', { kind: 'page', id, version: 1, note: 'Ready' });
    expect(asked.error).toBeNull();
    for (const answer of [
      client.rpc('approve_review', { kind: 'page', id, version: 1 }),
      client.rpc('send_back_review', { kind: 'page', id, note: 'No' }),
      client.schema('private' as 'public').rpc('answer_review' as 'approve_review', {} as never),
    ])
      expect((await answer).error).not.toBeNull();
    expect(await request(id)).toMatchObject({ answered_at: null });
    expect(await queue('seo')).toEqual([]);
    expect(await queue('admin')).toMatchObject([{ kind: 'page', note: 'Ready' }]);
    const other = await as('admin');
    const approved = await other.rpc('approve_review', { kind: 'page', id, version: 1 });
    expect(approved.data).toMatchObject([{ outcome: 'approved' }]);
    const { data } = await owner().from('pages').select('status, version').eq('id', id);
    expect(data).toEqual([{ status: 'published', version: 2 }]);
  });

  test('is sent back with a note, which stays until the next ask', async () => {
    const id = await post();
    await ask(id);
    expect((await sendBack(id, ' \n ')).error?.message).toBe('Write what is to be done');
    expect((await sendBack(id, 'The second figure is wrong.')).error).toBeNull();
    expect((await sendBack(id, 'The second figure is wrong.')).error).toBeNull();
    expect(await queue('content')).toMatchObject([
      { document_id: id, state: 'sent_back', note: 'The second figure is wrong.', total: 1 },
    ]);
    await save(id, 'Mended');
    expect(await request(id)).toMatchObject({ outcome: 'sent_back' });
    expect((await ask(id, 2, 'Mended it')).error).toBeNull();
    expect(await request(id)).toMatchObject({ outcome: null, answer_note: '', version: 2 });
    expect(await queue('content')).toEqual([]);
    expect(await logged(id)).toEqual([
      'post_created',
      'post_review_asked',
      'post_sent_back',
      'post_review_asked',
    ]);
  });

  test('has one request for each document, and its place in the queue', async () => {
    const id = await post();
    await ask(id, 1, 'First words');
    const before = await request(id);
    expect((await ask(id, 1, 'Other words')).error).toBeNull();
    expect(await request(id)).toMatchObject({ note: 'Other words', asked_at: before?.asked_at });
    expect((await ask(id, 1, '', 'editor')).error).toMatchObject({
      code: '22R02',
      message: expect.stringMatching(/^Somebody has asked already for a review of this post: ./),
    });
    expect((await ask(id, 1, 'x'.repeat(1001))).error?.message).toBe(
      'A note holds 1,000 characters at most',
    );
    await save(id, 'Changed by somebody', 'editor');
    expect((await ask(id, 1)).error).toMatchObject({ code: '22R01' });
    const client = await as('content');
    const withdraw = () => client.rpc('withdraw_review', { kind: 'post', id });
    expect((await withdraw()).error).toBeNull();
    expect((await withdraw()).error).toBeNull();
    expect(await request(id)).toBeNull();
    expect((await logged(id))?.filter((type) => type === 'post_review_asked')).toHaveLength(1);
  });

  test('is asked for what is not public: drafts, and what has ended', async () => {
    const id = await post({ status: 'published' });
    expect((await ask(id)).error).toMatchObject({
      code: '22R02',
      message: 'This post is published already',
    });
    const ended = await post({
      status: 'published',
      publish_at: '2026-01-01T00:00:00Z',
      unpublish_at: '2026-01-02T00:00:00Z',
    });
    expect((await ask(ended)).error).toBeNull();
    expect((await approve(ended)).error).toBeNull();
    const { data } = await visitor().from('blog_posts').select('id').eq('id', ended);
    expect(data).toEqual([{ id: ended }]);
    expect((await ask(randomUUID())).error).toMatchObject({
      code: '22R03',
      message: 'This post no longer exists',
    });
  });

  test('ends when the document is published by another way, or deleted', async () => {
    const published = await post();
    const returned = await post();
    const deleted = await post();
    for (const id of [published, returned, deleted]) await ask(id);
    await sendBack(returned, 'Not yet');
    const publisher = await as('admin');
    for (const id of [published, returned])
      await publisher.from('blog_posts').update({ status: 'published' }).eq('id', id);
    await publisher.from('blog_posts').delete().eq('id', deleted);
    expect(await request(published)).toMatchObject({
      outcome: 'approved',
      answered_by_name: 'Test admin',
    });
    expect(await request(returned)).toBeNull();
    expect(await request(deleted)).toBeNull();
    expect(await queue('marketing')).toEqual([]);
    expect(await queue('content')).toEqual([]);
  });

  test('waits though the account of who asked is gone, and a lost right answers nothing', async () => {
    const id = await post();
    const writer = await newStaff('content');
    const publisher = await newStaff('marketing');
    const args = { kind: 'post', id, version: 1 };
    expect((await writer.client.rpc('ask_review', args)).error).toBeNull();
    const manager = await as('super_admin');
    await manager.rpc('delete_user', { target: writer.id }).throwOnError();
    expect(await request(id)).toMatchObject({ asked_by: null, asked_by_name: 'Test content' });
    await owner().from('user_profiles').update({ role: 'editor' }).eq('id', publisher.id);
    expect((await publisher.client.rpc('approve_review', args)).error?.code).toBe('42501');
    expect(await queue('marketing')).toMatchObject([{ document_id: id }]);
    expect((await approve(id)).error).toBeNull();
  });

  describe('of changes that are not public yet', () => {
    const saveApart = async (id: string, title = 'New title') => {
      const args = { kind: 'post', document_id: id, fields: { title }, base_version: 1 };
      const { data } = await (await as('content')).rpc('save_shared_copy', args).throwOnError();
      return data[0]?.version ?? 0;
    };
    async function waiting() {
      const id = await post({ status: 'published', title: 'Public' });
      const copy = await saveApart(id);
      expect((await ask(id, 1, 'Is it right?')).error).toBeNull();
      return { id, copy };
    }
    const titleOf = async (id: string) =>
      (await visitor().from('blog_posts').select('title').eq('id', id)).data?.[0]?.title;

    test('is asked for by who may not publish them, sent back, and asked for again', async () => {
      const { id } = await waiting();
      expect(await queue('marketing')).toMatchObject([{ document_id: id, state: 'asked' }]);
      expect((await sendBack(id, 'A word is missing')).error).toBeNull();
      expect(await queue('content')).toMatchObject([{ document_id: id, state: 'sent_back' }]);
      expect((await ask(id)).error).toBeNull();
      expect(await request(id)).toMatchObject({ outcome: null, answer_note: '' });
      expect(await titleOf(id)).toBe('Public');
    });

    test('ends with them: published as they are, or discarded', async () => {
      const published = await waiting();
      const discarded = await waiting();
      const { data } = await (
        await as('marketing')
      )
        .rpc('publish_copy_as_it_is', {
          kind: 'post',
          document_id: published.id,
          copy_version: published.copy,
        })
        .throwOnError();
      expect(data).toBe('published');
      expect(await titleOf(published.id)).toBe('New title');
      const writer = await as('content');
      await writer.from('shared_copies').delete().eq('document_id', discarded.id).throwOnError();
      for (const { id } of [published, discarded]) expect(await request(id)).toBeNull();
      expect(await queue('marketing')).toEqual([]);
    });

    test('waits on when the public text gets other times, or is taken off the site with them', async () => {
      const { id } = await waiting();
      const publisher = await as('marketing');
      const change = async (values: object) =>
        publisher.from('blog_posts').update(values).eq('id', id).throwOnError();
      await change({ unpublish_at: '2030-01-01T00:00:00Z' });
      expect(await request(id)).toMatchObject({ outcome: null });
      await change({ status: 'draft' });
      expect(await request(id)).toMatchObject({ outcome: null });
      const { data } = await owner().from('blog_posts').select('title, version').eq('id', id);
      expect(data).toMatchObject([{ title: 'New title' }]);
      expect((await approve(id, data?.[0]?.version)).error).toBeNull();
      expect(await titleOf(id)).toBe('New title');
    });

    test('is not approved without them: the public text alone is not what was asked about', async () => {
      const { id } = await waiting();
      expect((await approve(id)).error).toMatchObject({
        code: '22R01',
        message: 'There are changes beside this post. Publish them, or send it back',
      });
      expect(await request(id)).toMatchObject({ outcome: null });
    });
  });
});

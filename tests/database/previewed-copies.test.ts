import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, page, post, type Outcome } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(async () => {
  await rules.begin();
  await rules.addPost();
  await rules.query("update public.blog_posts set status = 'published'");
});

afterEach(() => rules.forget());

const read = (secret: unknown) =>
  rules.as(null, 'select * from public.read_preview($1)', [secret], {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'cf-connecting-ip': '10.9.1.1',
  });

function only(outcome: Outcome): Record<string, unknown> {
  if (!Array.isArray(outcome)) throw new Error(outcome.message);
  expect(outcome).toHaveLength(1);
  return outcome[0] ?? {};
}

async function made(kind = 'post', document = post) {
  const id = randomUUID();
  const sql = 'select * from public.make_preview_link($1, $2, $3)';
  const row = only(await rules.as('super_admin', sql, [id, kind, document]));
  return { id, secret: row['secret'] };
}

describe('a preview address of what is published', () => {
  const copy = (fields: object, kind = 'post', id = post, version = 2) =>
    rules.as('super_admin', 'select is_saved from public.save_shared_copy($1, $2, $3, $4)', [
      kind,
      id,
      JSON.stringify(fields),
      version,
    ]);

  test('shows the changes that are not public yet, which visitors do not see', async () => {
    const { secret } = await made();
    const before = only(await read(secret));
    expect(before).toMatchObject({ status: 'published', title: 'Title', tags: ['one'] });
    expect(await copy({ title: 'Newer', tags: ['two', 'three'], content: '<p>Now</p>' })).toEqual([
      { is_saved: true },
    ]);
    // What nobody changed is as it was, and so is what the publication alone decides.
    const { updated_at: at, ...rest } = only(await read(secret));
    expect({ ...rest, updated_at: before['updated_at'] }).toEqual({
      ...before,
      status: 'changed',
      title: 'Newer',
      tags: ['two', 'three'],
      content: '<p>Now</p>',
    });
    const [saved] = await rules.query('select saved_at from public.shared_copies');
    expect(at).toEqual(saved?.['saved_at']);
    expect(await rules.as(null, 'select title from public.blog_posts')).toEqual([
      { title: 'Title' },
    ]);
    await rules.query('delete from public.shared_copies');
    expect(only(await read(secret))).toEqual(before);
  });

  test('shows those of a page, its address and template with them', async () => {
    await rules.addPage('published');
    const { secret } = await made('page', page);
    // Of another kind, and of another document.
    await copy({ title: 'A post' });
    expect(await read(secret)).toMatchObject([{ title: 'Title', status: 'published' }]);
    await copy({ title: 'Newer', slug: 'b-page', template: 'contact' }, 'page', page, 1);
    expect(await read(secret)).toMatchObject([
      { kind: 'page', status: 'changed', title: 'Newer', slug: 'b-page', template: 'contact' },
    ]);
  });

  test('N63 shows none of them once the address has ended or the document is deleted', async () => {
    const { id, secret } = await made();
    await copy({ title: 'Newer' });
    expect(await read('0'.repeat(64))).toEqual([]);
    await rules.query('delete from public.blog_posts');
    expect(await read(secret)).toEqual([]);
    await rules.as('super_admin', "select public.restore_document('post', $1)", [post]);
    expect(await read(secret)).toMatchObject([{ status: 'changed', title: 'Newer' }]);
    await rules.as('content', 'select public.withdraw_preview_link($1)', [id]);
    expect(await read(secret)).toEqual([]);
  });

  test('calls a draft a draft, whatever waits for it', async () => {
    const { secret } = await made();
    await copy({ title: 'Newer' });
    await rules.query("update public.blog_posts set status = 'draft'");
    expect(await read(secret)).toMatchObject([{ status: 'draft', title: 'Newer' }]);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, page, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

type Person = Parameters<Mechanisms['as']>[0];

const slot = '40000000-0000-4000-8000-000000000001';
const otherSlot = '40000000-0000-4000-8000-000000000002';
const noon = '2026-11-22T12:00:00Z';

const keep = (
  person: Person,
  { kind = 'post', id = post, from = slot, title = 'Typed', at = noon, version = 1 } = {},
) =>
  rules.as(
    person,
    `select public.keep_working_copy($1, $2, $3, jsonb_build_object('title', $4::text), $5, $6::integer,
       case when $6::integer is not null then '2026-11-22T11:00:00Z'::timestamptz end) as kept`,
    [kind, id, from, title, at, version],
  );

const read = (person: Person) =>
  rules.as(
    person,
    "select slot, fields ->> 'title' as title from public.working_copies order by title",
  );

const kept = () => rules.query('select kind, document_id, slot from public.working_copies');

describe('unsaved text on the server', () => {
  test('N62 is read and discarded by who typed it, and by nobody else', async () => {
    expect(await keep('editor')).toEqual([{ kept: true }]);
    expect(await read('editor')).toEqual([{ slot, title: 'Typed' }]);
    for (const person of ['content', 'super_admin'] as const) {
      expect(await read(person)).toEqual([]);
      expect(
        await rules.as(person, 'delete from public.working_copies returning slot'),
      ).toMatchObject([]);
    }
    expect(await read(null)).toMatchObject({ code: '42501' });
    expect(
      await rules.as('editor', 'delete from public.working_copies where slot = $1 returning slot', [
        slot,
      ]),
    ).toEqual([{ slot }]);
    expect(await kept()).toEqual([]);
  });

  test('is kept for who may write that kind, new or not', async () => {
    for (const person of ['editor', 'content', 'super_admin'] as const)
      expect(await keep(person)).toEqual([{ kept: true }]);
    for (const person of ['marketing', 'seo', 'admin', 'waiting', null] as const)
      expect(await keep(person)).toMatchObject({ code: '42501' });
    const own = { kind: 'page', id: page };
    for (const person of ['seo', 'admin', 'super_admin'] as const)
      expect(await keep(person, own)).toEqual([{ kept: true }]);
    for (const person of ['editor', 'content', 'marketing', 'waiting', null] as const)
      expect(await keep(person, own)).toMatchObject({ code: '42501' });
    expect(await keep('super_admin', { kind: 'campaign' })).toMatchObject({ code: '42501' });
  });

  test('is not shown to who lost the right, and waits until it is given back', async () => {
    await keep('editor');
    await rules.query("delete from public.role_permissions where role = 'editor'");
    expect(await read('editor')).toEqual([]);
    await rules.query(
      "insert into public.role_permissions (role, permission) values ('editor', 'create_content')",
    );
    expect(await read('editor')).toHaveLength(1);
  });

  test('is what was typed last in each editor, in whatever order it arrives', async () => {
    await keep('editor', { title: 'Second', at: '2026-11-22T12:00:05Z' });
    expect(await keep('editor', { title: 'First', at: noon })).toEqual([{ kept: false }]);
    await keep('editor', { title: 'Elsewhere', from: otherSlot });
    expect(await read('editor')).toEqual([
      { slot: otherSlot, title: 'Elsewhere' },
      { slot, title: 'Second' },
    ]);
    // A repeat after an answer that was lost is as good as the first.
    expect(await keep('editor', { title: 'Second', at: '2026-11-22T12:00:05Z' })).toEqual([
      { kept: true },
    ]);
  });

  test('is written by the function alone', async () => {
    await keep('editor');
    const change = "update public.working_copies set fields = '{}' returning slot";
    expect(await rules.as('editor', change)).toMatchObject({ code: '42501' });
    expect(
      await rules.as(
        'editor',
        `insert into public.working_copies (owner, kind, document_id, slot, fields, kept_at)
         values ('${rules.accounts.content}', 'post', '${post}', '${otherSlot}', '{}', now())`,
      ),
    ).toMatchObject({ code: '42501' });
  });

  test('is as long as a document may be', async () => {
    const keepFields = (fields: string) =>
      rules.as(
        'editor',
        `select public.keep_working_copy('post', $1, $2, ${fields}, '${noon}') as kept`,
        [post, slot],
      );
    const content = (length: number) =>
      `jsonb_build_object('content', repeat('a', ${String(length)}))`;
    expect(await keepFields(content(1_000_000))).toEqual([{ kept: true }]);
    expect(await keepFields(content(1_000_001))).toMatchObject({ code: '23514' });
    expect(await keepFields("jsonb_build_object('title', repeat('a', 21000))")).toMatchObject({
      code: '23514',
    });
    expect(await keepFields("'[]'")).toMatchObject({ code: '23514' });
    expect(await keep('editor', { at: '2201-01-01T00:00:00Z' })).toMatchObject({ code: '23514' });
  });

  test('is bounded to the newest two hundred of a person', async () => {
    await keep('content');
    await rules.query(
      `insert into public.working_copies (owner, kind, document_id, slot, fields, kept_at, stored_at)
       select $1, 'post', gen_random_uuid(), gen_random_uuid(), '{}', now(), now() - n * interval '1 minute'
       from generate_series(1, 215) as n`,
      [rules.accounts.editor],
    );
    await keep('editor');
    const [row] = await rules.query(
      `select count(*)::int as count, min(stored_at) > now() - interval '200 minutes' as are_newest
       from public.working_copies where owner = $1`,
      [rules.accounts.editor],
    );
    expect(row).toEqual({ count: 200, are_newest: true });
    expect(await read('content')).toHaveLength(1);
  });

  test('goes with the account, and with a document that is gone for good', async () => {
    await rules.addPost();
    await keep('editor');
    await keep('content');
    await keep('editor', { id: page, from: otherSlot });
    await rules.query('delete from public.blog_posts where id = $1', [post]);
    expect(await kept()).toHaveLength(3);
    await rules.as('super_admin', 'delete from public.trashed_documents');
    expect(await kept()).toEqual([{ kind: 'post', document_id: page, slot: otherSlot }]);
    await rules.query('delete from auth.users where id = $1', [rules.accounts.editor]);
    expect(await kept()).toEqual([]);
  });

  test('stays where only a document in the trash is put back', async () => {
    await rules.addPost();
    await keep('editor');
    await rules.query('delete from public.blog_posts where id = $1', [post]);
    await rules.as('editor', "select from public.restore_document('post', $1)", [post]);
    expect(await read('editor')).toHaveLength(1);
  });
});

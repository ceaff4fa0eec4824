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
});

afterEach(() => rules.forget());

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const network = (index: number, agent = browser) => ({
  'user-agent': agent,
  'cf-connecting-ip': `10.9.0.${String(index)}`,
});

type Account = Parameters<Mechanisms['as']>[0];

const make = (id: string = randomUUID(), kind = 'post', document = post, who: Account = 'editor') =>
  rules.as(who, 'select * from public.make_preview_link($1, $2, $3)', [id, kind, document]);

const read = (secret: unknown, headers = network(1), who: Account = null) =>
  rules.as(who, 'select * from public.read_preview($1)', [secret], headers);

const withdraw = (id: string, who: Account = 'content') =>
  rules.as(who, 'select public.withdraw_preview_link($1) as is_over', [id]);

const listed = (who: Account = 'editor') =>
  rules.as(who, 'select id, created_by_name, opened, withdrawn_at from public.preview_links');

const stored = () =>
  rules.query('select id, opened, last_opened_at, withdrawn_at from public.preview_links');

function only(outcome: Outcome): Record<string, unknown> {
  if (!Array.isArray(outcome)) throw new Error(outcome.message);
  expect(outcome).toHaveLength(1);
  return outcome[0] ?? {};
}

const made = async (id: string = randomUUID()) => ({
  id,
  secret: String(only(await make(id))['secret']),
});

describe('a preview address', () => {
  test('shows a visitor the draft as it is now', async () => {
    const { secret } = await made();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await rules.as(null, 'select id from public.blog_posts')).toEqual([]);
    expect(await read(secret)).toMatchObject([
      {
        kind: 'post',
        id: post,
        status: 'draft',
        title: 'Title',
        tags: ['one'],
        published_at: null,
      },
    ]);
    await rules.query("update public.blog_posts set title = 'Another'");
    expect(await read(secret)).toMatchObject([{ title: 'Another' }]);
    // A signed-in person gets what everybody gets.
    expect(await read(secret, network(2), 'waiting')).toMatchObject([{ title: 'Another' }]);
  });

  test('shows a page, with what its template needs', async () => {
    await rules.addPage();
    const { secret } = only(await make(randomUUID(), 'page', page, 'seo'));
    expect(await read(secret)).toMatchObject([
      { kind: 'page', id: page, slug: 'a-page', template: 'default', status: 'draft', tags: null },
    ]);
  });

  test('says no more than the public page needs, and who waits with it', async () => {
    const { secret } = await made();
    const columns = Object.keys(only(await read(secret)));
    expect(columns.filter((name) => /_by|version|created|publish_at$/.test(name))).toEqual([
      'unpublish_at',
    ]);
  });

  test('lasts seven days', async () => {
    const { ends_at: end } = only(await make());
    const days = (Number(new Date(String(end))) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
  });

  test('is made once, however often it is asked for, and its last secret counts', async () => {
    const id = randomUUID();
    const first = await made(id);
    const second = await made(id);
    expect(second.secret).not.toBe(first.secret);
    expect(await stored()).toHaveLength(1);
    expect(await read(first.secret)).toEqual([]);
    expect(await read(second.secret)).toHaveLength(1);
    // Once it was opened somebody knows it.
    expect(await make(id)).toMatchObject({ code: '23505' });
  });

  test('N63 of another person is taken over by nobody', async () => {
    const { id, secret } = await made();
    expect(await make(id, 'post', post, 'content')).toMatchObject({ code: '23505' });
    expect(await read(secret)).toHaveLength(1);
  });

  test('keeps of its secret a hash alone, which staff do not read', async () => {
    const { secret } = await made();
    const [row] = await rules.query('select l::text as text from public.preview_links l');
    expect(String(row?.['text'])).not.toContain(secret);
    expect(
      await rules.as('super_admin', 'select secret_hash from public.preview_links'),
    ).toMatchObject({ code: '42501' });
    const hash = only(await rules.attempt('select secret_hash from public.preview_links'));
    expect(await read(hash['secret_hash'])).toEqual([]);
  });

  test('counts who opens it, robots aside', async () => {
    const { secret } = await made();
    await read(secret);
    await read(secret, network(2));
    expect(await read(secret, network(3, 'WhatsApp/2 (link preview)'))).toHaveLength(1);
    expect(only(await listed())).toMatchObject({ opened: 2, created_by_name: 'editor' });
  });
});

describe('N63 what shows nothing', () => {
  const end = (change: string) => rules.query(`update public.preview_links set ${change}`);
  const past = "created_at = now() - interval '8 days', ends_at = now() - interval '1 second'";
  const cases: readonly [string, (id: string) => Promise<unknown>][] = [
    ['has ended', () => end(past)],
    ['ends at this moment', () => end("created_at = now() - interval '7 days', ends_at = now()")],
    ['was withdrawn', (id) => withdraw(id)],
    ['is of a post in the trash', () => rules.query('delete from public.blog_posts')],
  ];

  test.each(cases)('%s: as if it never was, and nothing is counted', async (_, change) => {
    const { id, secret } = await made();
    await change(id);
    expect(await read(secret)).toEqual([]);
    expect(await read('f'.repeat(64))).toEqual([]);
    expect((await stored())[0]).toMatchObject({ opened: 0, last_opened_at: null });
  });

  test.each([null, '', ' ', 'x', 'f'.repeat(63), "' or true --", 'f'.repeat(2_000_000)])(
    'a secret of no form: %#',
    async (secret) => {
      await made();
      expect(await read(secret)).toEqual([]);
    },
  );

  test('comes back with its document, and goes with it for good', async () => {
    const { secret } = await made();
    await rules.query('delete from public.blog_posts');
    expect(await make()).toMatchObject({ code: '22023', message: 'This post was deleted' });
    only(await rules.as('admin', "select * from public.restore_document('post', $1)", [post]));
    expect(await read(secret)).toHaveLength(1);
    await rules.query('delete from public.blog_posts');
    await rules.query('delete from public.trashed_documents');
    expect(await stored()).toEqual([]);
  });
});

describe('N63 guessing and filling', () => {
  test('one network opens 240 an hour, right or wrong, and others are not held up', async () => {
    const { secret } = await made();
    for (let index = 0; index < 239; index += 1) await read(`wrong ${String(index)}`);
    expect(await read(secret)).toHaveLength(1);
    const refused = { code: 'PT429', message: expect.stringContaining('Try again in an hour') };
    expect(await read(secret)).toMatchObject(refused);
    expect(await read('wrong')).toMatchObject(refused);
    expect(await read(secret, network(2))).toHaveLength(1);
    expect((await stored())[0]).toMatchObject({ opened: 2 });
  });

  test('a document has twenty addresses at a time', async () => {
    const first = await made();
    for (let index = 1; index < 20; index += 1) await made();
    expect(await make()).toMatchObject({
      code: '22023',
      message: 'This post has 20 preview addresses. Withdraw one of them first',
    });
    await withdraw(first.id);
    await made();
    expect(await stored()).toHaveLength(21);
  });

  test('of those that are over the newest thirty stay, of any for thirty days', async () => {
    await rules.addPage();
    await rules.query(
      `insert into public.preview_links (id, kind, document_id, secret_hash, created_at, ends_at)
       select gen_random_uuid(), 'post', $1, private.hash_of(n::text), now() - interval '8 days' - n * interval '1 hour',
         now() - interval '1 day'
       from generate_series(1, 40) as n`,
      [post],
    );
    await rules.query(
      `insert into public.preview_links (id, kind, document_id, secret_hash, created_at, ends_at)
       select gen_random_uuid(), 'page', $1, private.hash_of('page ' || n), now() - interval '38 days',
         now() - interval '31 days'
       from generate_series(1, 25) as n`,
      [page],
    );
    await made();
    const kept = await rules.query(
      'select kind, count(*)::integer as rows from public.preview_links group by kind order by kind',
    );
    expect(kept).toEqual([
      { kind: 'page', rows: 5 },
      { kind: 'post', rows: 31 },
    ]);
  });
});

describe('withdrawing', () => {
  test('acts at once, by whoever edits that kind, and once more changes nothing', async () => {
    const { id, secret } = await made();
    expect(await withdraw(id)).toEqual([{ is_over: true }]);
    const [before] = await stored();
    expect(before?.['withdrawn_at']).not.toBeNull();
    expect(await withdraw(id)).toEqual([{ is_over: true }]);
    expect(await stored()).toEqual([before]);
    expect(await read(secret)).toEqual([]);
    expect(await withdraw(randomUUID())).toEqual([{ is_over: false }]);
  });

  test.each(['seo', 'marketing', 'waiting'] as const)('N63 is not for %s', async (who) => {
    const { id } = await made();
    expect(await withdraw(id, who)).toMatchObject({ code: '42501' });
    expect((await stored())[0]?.['withdrawn_at']).toBeNull();
  });
});

test('what is shared and withdrawn stands in the activity log, once', async () => {
  const { id } = await made();
  await make(id);
  await withdraw(id);
  await withdraw(id);
  const sql =
    "select type, title, actor_name from public.activity_log where type like '%shared' order by id";
  expect(await rules.query(sql)).toEqual([
    { type: 'post_shared', title: 'Title', actor_name: 'editor' },
    { type: 'post_unshared', title: 'Title', actor_name: 'content' },
  ]);
});

describe('who has no right', () => {
  test.each([
    ['seo', 'post'],
    ['marketing', 'post'],
    ['waiting', 'post'],
    ['editor', 'page'],
    ['content', 'page'],
    ['editor', 'media'],
    ['editor', null],
  ] as const)('%s makes none of kind %s', async (who, kind) => {
    await rules.addPage();
    const document = kind === 'page' ? page : post;
    const sql = 'select * from public.make_preview_link($1, $2, $3)';
    expect(await rules.as(who, sql, [randomUUID(), kind, document])).toMatchObject({
      code: '42501',
    });
    expect(await stored()).toEqual([]);
  });

  test('sees none of that kind, with every grant and without any guard', async () => {
    await made();
    await rules.grantEverything();
    await rules.dropGuards();
    for (const who of ['seo', 'marketing', 'waiting', null] as const)
      expect(await listed(who)).toEqual([]);
    expect(await listed('content')).toHaveLength(1);
    const change = 'update public.preview_links set opened = 9 returning id';
    expect(await rules.as('super_admin', change)).toEqual([]);
  });

  test('is stopped by the grants where there are no policies', async () => {
    await made();
    await rules.dropPolicies();
    for (const [who, sql] of [
      [null, 'select id from public.preview_links'],
      ['super_admin', 'update public.preview_links set opened = 9'],
      ['super_admin', 'delete from public.preview_links'],
      [
        'super_admin',
        `insert into public.preview_links (id, kind, document_id, secret_hash)
         values (gen_random_uuid(), 'post', gen_random_uuid(), repeat('a', 64))`,
      ],
    ] as const)
      expect(await rules.as(who, sql), sql).toMatchObject({ code: '42501' });
  });
});

test('the address of the site’s previews is nobody else’s', async () => {
  expect(
    await rules.as('seo', "insert into public.pages (title, slug) values ('P', 'preview')"),
  ).toMatchObject({ code: '23514' });
  expect(
    await rules.as(
      'seo',
      "insert into public.redirects (from_path, to_target) values ('/preview/abc', '/about')",
    ),
  ).toMatchObject({ code: '22023' });
  await rules.as(null, 'select public.record_missing($1)', ['/preview/abc'], network(1));
  expect(await rules.query('select path from public.missing_addresses')).toEqual([]);
});

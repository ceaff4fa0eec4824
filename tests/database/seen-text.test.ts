import { type PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { displayName } from '@/features/media/display-name';
import { emptyPage, pageSchema } from '@/features/pages/schema';
import { emptyPost, postSchema } from '@/features/posts/schema';
import { defaultsSchema } from '@/features/settings/schema';
import { nameSchema } from '@/features/staff/account-schemas';
import { blankUser, newUserSchema } from '@/features/users/schema';
import { hiddenTextProblem, isUnseen } from '@/lib/hidden-text';
import { turningTexts, unseenTexts, visibleTexts } from '@/lib/hidden-text-examples';
import { openMigratedDatabase } from '../support/database-catalogue';

let database: PGlite;

const person = '20000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.query("insert into auth.users (id, email) values ($1, 'a@example.com')", [person]);
});

afterAll(() => database.close());

/** Stores one row whose other fields are in order; `update` changes a row that was so. */
type Store = (text: string) => Promise<unknown>;

function insertPost(column: string, value: unknown): Promise<unknown> {
  const row: Record<string, unknown> = {
    title: 'T',
    excerpt: 'E',
    author: 'A',
    featured_image_alt: '',
    meta_title: '',
    meta_description: '',
    tags: ['one'],
    [column]: value,
  };
  return database.query(
    `insert into public.blog_posts (title, excerpt, content, author, category, featured_image_alt, tags, meta_title, meta_description)
    values ($1, $2, 'c', $3, 'career-tips', $4, $5, $6, $7)`,
    [
      ...[row['title'], row['excerpt'], row['author'], row['featured_image_alt'], row['tags']],
      ...[row['meta_title'], row['meta_description']],
    ],
  );
}

function insertPage(column: string, value: string): Promise<unknown> {
  const row: Record<string, unknown> = {
    title: 'T',
    meta_title: '',
    meta_description: '',
    [column]: value,
  };
  return database.query(
    `insert into public.pages (title, slug, meta_title, meta_description)
    values ($1, 'p' || replace(gen_random_uuid()::text, '-', ''), $2, $3)`,
    [row['title'], row['meta_title'], row['meta_description']],
  );
}

function insertFile(name: string, altText: string): Promise<unknown> {
  return database.query(
    `insert into public.media_files (name, path, size, type, alt_text)
    values ($1, replace(gen_random_uuid()::text, '-', '') || '.png', 1, 'image/png', $2)`,
    [name, altText],
  );
}

async function insertName(name: string): Promise<void> {
  await database.query('delete from public.user_profiles');
  await database.query(
    "insert into public.user_profiles (id, email, full_name) values ($1, 'a@example.com', $2)",
    [person, name],
  );
}

const post = {
  ...emptyPost({ author: 'A' }),
  title: 'T',
  excerpt: 'E',
  content: '<p>c</p>',
  category: 'career-tips' as const,
};
const page = { ...emptyPage, title: 'T', slug: 'a-page' };
const user = { ...blankUser, fullName: 'A', email: 'b@example.com', password: 'long enough' };
const defaults = { author: 'A', authorImage: '', authorBio: '' };

/** What a form makes of a text: what it would store, or undefined with what it says. */
interface Verdict {
  readonly stored: unknown;
  readonly problem: string | undefined;
}

interface Schema {
  safeParse: (input: unknown) => {
    success: boolean;
    data?: unknown;
    error?: { issues: readonly { message: string }[] } | undefined;
  };
}

function verdictOf(schema: Schema, input: unknown, field: string): Verdict {
  const { success, data, error } = schema.safeParse(input);
  const stored = success ? (data as Record<string, unknown>)[field] : undefined;
  return { stored, problem: error?.issues[0]?.message };
}

function plainVerdict(noun: string, text: string): Verdict {
  const problem = hiddenTextProblem(noun, text);
  return { stored: problem === undefined ? text : undefined, problem };
}

type Column = readonly [name: string, form: (text: string) => Verdict, store: Store];

const lines: readonly Column[] = [
  [
    'title of a post',
    (title) => verdictOf(postSchema, { ...post, title }, 'title'),
    (t) => insertPost('title', t),
  ],
  [
    'author of a post',
    (author) => verdictOf(postSchema, { ...post, author }, 'author'),
    (t) => insertPost('author', t),
  ],
  [
    'alternative text of a post',
    (featuredImageAlt) => verdictOf(postSchema, { ...post, featuredImageAlt }, 'featuredImageAlt'),
    (t) => insertPost('featured_image_alt', t),
  ],
  [
    'tag',
    (tag) => {
      const { stored, problem } = verdictOf(postSchema, { ...post, tags: ['one', tag] }, 'tags');
      return { stored: Array.isArray(stored) ? stored[1] : undefined, problem };
    },
    (t) => insertPost('tags', ['one', t]),
  ],
  [
    'meta title of a post',
    (metaTitle) => verdictOf(postSchema, { ...post, metaTitle }, 'metaTitle'),
    (t) => insertPost('meta_title', t),
  ],
  [
    'meta description of a post',
    (metaDescription) => verdictOf(postSchema, { ...post, metaDescription }, 'metaDescription'),
    (t) => insertPost('meta_description', t),
  ],
  [
    'title of a page',
    (title) => verdictOf(pageSchema, { ...page, title }, 'title'),
    (t) => insertPage('title', t),
  ],
  [
    'meta title',
    (metaTitle) => verdictOf(pageSchema, { ...page, metaTitle }, 'metaTitle'),
    (t) => insertPage('meta_title', t),
  ],
  [
    'meta description',
    (metaDescription) => verdictOf(pageSchema, { ...page, metaDescription }, 'metaDescription'),
    (t) => insertPage('meta_description', t),
  ],
  [
    'name of a user',
    (fullName) => verdictOf(newUserSchema, { ...user, fullName }, 'fullName'),
    insertName,
  ],
  ['own name', (fullName) => verdictOf(nameSchema, { fullName }, 'fullName'), insertName],
  [
    'alternative text of a file',
    (text) => plainVerdict('alternative text', text),
    (t) => insertFile('n', t),
  ],
  ['name of a file', (text) => plainVerdict('file name', text), (t) => insertFile(t, '')],
  [
    'author of new posts',
    (author) => verdictOf(defaultsSchema, { ...defaults, author }, 'author'),
    (t) => database.query('update public.editor_defaults set author = $1', [t]),
  ],
];

describe.each(lines)('N11: %s', (name, form, store) => {
  test('what can be seen is taken by form and database', async () => {
    for (const [example, text] of visibleTexts) {
      expect([example, form(text).stored]).toEqual([example, text]);
      await store(text);
    }
  });

  test('what cannot be seen or turns text around is refused by both, with one sentence', async () => {
    for (const [example, text] of [...unseenTexts, ...turningTexts]) {
      const { stored, problem } = form(text);
      // Line separators become blanks in the forms.
      if (stored === undefined) {
        expect([example, problem]).toEqual([
          example,
          expect.stringMatching(/^(?:Nothing of the|The) .*hidden characters/),
        ]);
      } else expect(stored).toBe('a b');
      const refusal: unknown = await store(text).catch((error: unknown) => error);
      expect([example, refusal]).toMatchObject([example, { code: '23514' }]);
      const sentence = (refusal as Error).message;
      expect(sentence).toMatch(/^[A-Z].*hidden characters/);
      if (problem !== undefined && name !== 'tag' && name !== 'own name') {
        expect(sentence).toBe(problem);
      }
    }
  });
});

test('N11: an excerpt has something to be seen, and may hold marks within its paragraphs', async () => {
  const form = (excerpt: string) => verdictOf(postSchema, { ...post, excerpt }, 'excerpt');
  for (const [, text] of unseenTexts) {
    expect(form(text).problem).toMatch(/^Nothing of the excerpt can be seen/);
    await expect(insertPost('excerpt', text)).rejects.toThrow(
      /^Nothing of the excerpt can be seen/,
    );
  }
  expect(form('שלום\u200E (one)').stored).toBe('שלום\u200E (one)');
  await insertPost('excerpt', 'שלום\u200E (one)');
});

test('N11: a file is always listed under a name that may be stored', async () => {
  for (const [, text] of [...visibleTexts, ...unseenTexts, ...turningTexts]) {
    await insertFile(displayName(text), '');
  }
});

describe('N11: a row from earlier times', () => {
  beforeEach(async () => {
    await database.exec(
      'delete from public.blog_posts; alter table public.blog_posts disable trigger user',
    );
    await insertPost('title', 'old\u202Etitle');
    await database.exec("update public.blog_posts set tags = array['\u200B', 'one']");
    await database.exec('alter table public.blog_posts enable trigger user');
  });

  test('can be saved while its title stays, and mended', async () => {
    await database.query("update public.blog_posts set title = title, excerpt = 'New'");
    await database.query("update public.blog_posts set tags = array['one', 'two', '\u200B']");
    await database.query("update public.blog_posts set title = 'old title', tags = '{one}'");
  });

  test('takes no further hidden character', async () => {
    await expect(
      database.query("update public.blog_posts set title = title || '\u202E'"),
    ).rejects.toThrow(/^The title holds/);
    await expect(
      database.query("update public.blog_posts set tags = tags || '\u2060'::text"),
    ).rejects.toThrow(/^Nothing of the tag/);
  });
});

// The planes between hold letters and signs alone; all of them took half a minute.
const ranges = [
  [1, 0xd7ff],
  [0xe000, 0xffff],
  [0x1bc00, 0x1bcff],
  [0x1d100, 0x1d1ff],
  [0x1f300, 0x1faff],
  [0xe0000, 0xe1fff],
] as const;

test('form and database agree about every character', async () => {
  const unseen: number[] = [];
  const refused: number[] = [];
  const unseenByDatabase: number[] = [];
  const refusedByDatabase: number[] = [];
  for (const [first, last] of ranges) {
    const { rows } = await database.query<{ unseen: number[] | null; refused: number[] | null }>(
      `select array_agg(n order by n) filter (where private.is_unseen(chr(n))) as unseen,
        array_agg(n order by n) filter (where private.hidden_text_problem('x', 'a' || chr(n) || 'b') is not null) as refused
      from generate_series($1::int, $2::int) as n`,
      [first, last],
    );
    unseenByDatabase.push(...(rows[0]?.unseen ?? []));
    refusedByDatabase.push(...(rows[0]?.refused ?? []));
    for (let code: number = first; code <= last; code += 1) {
      const character = String.fromCodePoint(code);
      if (isUnseen(character)) unseen.push(code);
      if (hiddenTextProblem('x', `a${character}b`) !== undefined) refused.push(code);
    }
  }
  expect(unseenByDatabase).toEqual(unseen);
  expect(refusedByDatabase).toEqual(refused);
});

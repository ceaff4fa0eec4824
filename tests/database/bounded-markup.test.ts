import { type PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markdownLimits, markupLimits } from '@/config/limits';
import { heavyHtml, heavyMarkdown, ordinaryTexts } from '@/lib/html/heavy-texts';
import { openMigratedDatabase } from '../support/database-catalogue';

let database: PGlite;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

afterAll(() => database.close());

async function source(name: string): Promise<string> {
  const { rows } = await database.query<{ source: string }>(
    "select prosrc as source from pg_proc where proname = $1 and pronamespace = 'private'::regnamespace",
    [name],
  );
  return rows[0]?.source ?? '';
}

async function storePost(content: string): Promise<void> {
  await database.query(
    `insert into public.blog_posts (title, excerpt, content, author, category)
    values ('T', 'E', $1, 'A', 'career-tips')`,
    [content],
  );
}

async function storePage(content: string): Promise<void> {
  await database.query(
    `insert into public.pages (title, slug, content)
    values ('T', 'p' || replace(gen_random_uuid()::text, '-', ''), $1)`,
    [content],
  );
}

describe('the figures are those of the forms', () => {
  test.each([
    ['markup_depth', `>= ${String(markupLimits.depth)} `],
    ['markup_problem', `elements > ${String(markupLimits.elements)} `],
    ['markup_problem', `most_attributes > ${String(markupLimits.attributes)} `],
    ['markup_problem', `all_attributes > ${String(markupLimits.allAttributes)} `],
    ['markup_problem', `\\s/>]') > ${String(markupLimits.pictures)} `],
    ['markup_problem', `\\s/>]') > ${String(markupLimits.frames)} `],
    ['markup_problem', `\\s/>]') > ${String(markupLimits.details)} `],
    ['markup_problem', `> ${String(markupLimits.tables)} `],
    ['markup_problem', `>= ${String(markupLimits.lines)} `],
    ['paragraph_problem', `> ${String(markupLimits.paragraph)}`],
    ['markdown_problem', `char_length(body) > ${String(markdownLimits.length)} `],
    ['markdown_problem', `>= ${String(markdownLimits.lines)} `],
    ['markdown_problem', `most > ${String(markdownLimits.nesting)} `],
    ['markdown_problem', `total > ${String(markdownLimits.marks)} `],
    ['markdown_problem', `widest > ${String(markdownLimits.indent)} `],
    ['markdown_problem', `char_length(word) > ${String(markdownLimits.word)}`],
    ['markdown_problem', `widest > ${String(markdownLimits.block)} `],
    ['markdown_problem', `most > ${String(markdownLimits.blockDelimiters)} `],
    ['markdown_problem', `total > ${String(markdownLimits.delimiters)} `],
  ])('%s: %s', async (name, figure) => {
    expect(await source(name)).toContain(figure);
  });
});

describe('N08: a text that would keep a browser busy is refused with a sentence', () => {
  test.each(heavyHtml)('a post of %s', async (_name, html, word) => {
    await expect(storePost(html)).rejects.toMatchObject({ code: '23514' });
    await expect(storePost(html)).rejects.toThrow(new RegExp(`^[A-Z].*(?:${word}|tags)`));
  });

  test.each(heavyMarkdown)('a page of Markdown: %s', async (_name, text, word) => {
    await expect(storePage(text)).rejects.toMatchObject({ code: '23514' });
    await expect(storePage(text)).rejects.toThrow(new RegExp(`^(?=[A-Z]).*${word}`));
  });

  test('not when a text of before is unpublished, but when it is changed', async () => {
    const text = '<div>'.repeat(20_000);
    await database.exec('alter table public.pages disable trigger pages_15_markup');
    await storePage(text);
    await database.exec('alter table public.pages enable trigger pages_15_markup');
    await database.query("update public.pages set status = 'draft' where content = $1", [text]);
    await expect(
      database.query("update public.pages set content = content || 'x' where content = $1", [text]),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('long texts as people write them are stored', () => {
  test.each(ordinaryTexts)('%s', async (name, text) => {
    await storePage(text);
    if (!name.startsWith('Markdown')) await storePost(text);
    // Ten times what it takes: a pattern that grows with the square of the text takes minutes.
    const started = performance.now();
    await database.query(
      'select private.markup_problem($1), private.paragraph_problem($1), private.markdown_problem($1)',
      [text],
    );
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

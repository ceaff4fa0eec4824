import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { whatEditingWouldLose } from '@/components/rich-text-editor/round-trip';
import { sectionClasses } from '@/config/page-sections';
import { blockEnd } from '@/lib/html/block-end';
import { isMarkdown } from '@/lib/html/is-markdown';
import { markdownToHtml } from '@/lib/html/markdown';
import { sanitizeHtml, sanitizeToFragment } from '@/lib/html/sanitize';
import { insertSection } from '../editor/markup-tools';
import { readySections } from './ready-sections';

const names = [...sectionClasses.section, ...sectionClasses.a];

describe.each(readySections)('$name', ({ html }) => {
  it('is kept by the sanitiser to the letter, alone and between other text', () => {
    expect(sanitizeHtml(html)).toBe(html);
    const page = `<p>Before</p>\n\n${html}\n\n<p>After</p>`;
    expect(sanitizeHtml(sanitizeHtml(page))).toBe(page);
    expect(isMarkdown(html)).toBe(false);
  });

  it('stands in Markdown as it is', () => {
    const around = markdownToHtml(`## Before\n\n${html}\n\nAfter *it*`);
    const section = sanitizeToFragment(around).querySelector('section');
    expect(section?.isEqualNode(sanitizeToFragment(html).querySelector('section'))).toBe(true);
    expect(section?.parentElement).toBeNull();
  });

  it('is put behind the block of the cursor, with its first words to be typed over', () => {
    const text = '<section>\n  <h2>One</h2>\n  <p>Two</p>\n</section>\n\n<p>Three</p>';
    const at = text.indexOf('Two');
    const { from, to, insert, selectFrom, selectTo } = insertSection(html)(
      { text, start: at, end: at },
      'html',
    );
    const next = text.slice(0, from) + insert + text.slice(to);
    expect(next).toBe(
      `<section>\n  <h2>One</h2>\n  <p>Two</p>\n</section>\n\n${html}\n\n<p>Three</p>`,
    );
    const words = next.slice(selectFrom, selectTo);
    expect(words).not.toMatch(/[<>]|^$/);
    expect(html).toContain(`>${words}`);
  });

  it('is told to the visual editor of articles as something that it would drop', () => {
    expect(whatEditingWouldLose(html).join()).toContain('section');
  });
});

it('the sanitiser keeps these classes on these elements alone (D05)', () => {
  expect(
    sanitizeHtml(
      '<section class="section-hero section-x fixed">A</section><div class="section-hero">B</div><section class="section-button">C</section><p><a href="/x" class="section-button bg-danger section-hero">D</a></p>',
    ),
  ).toBe(
    '<section class="section-hero">A</section><div>B</div><section>C</section><p><a href="/x" class="section-button">D</a></p>',
  );
});

it('the stylesheet knows each class, and no other', () => {
  const css = readFileSync('src/features/pages/components/page-sections.css', 'utf8');
  const used = new Set([...css.matchAll(/\.(section-[a-z]+)/g)].map(([, name]) => name));
  expect([...used].toSorted()).toEqual(names.toSorted());
});

it.each([
  ['one\ntwo', 1, 3],
  ['<p>a</p><p>b</p>\n<p>c</p>', 0, 16],
  ['<div>\n<p>a</p>\n</div><p>b\n</p>\n\nc', 7, 30],
  ['<p>a <br> b</p>', 5, 15],
  ['a <b', 3, 4],
])('the end of the block in %j at %i is %i', (text, place, end) => {
  expect(blockEnd(text, place)).toBe(end);
});

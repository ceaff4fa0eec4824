import { describe, expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { defaultMetaTitle, emptyPage, pageSchema, parsePageDraft, type PageInput } from './schema';

const page: PageInput = { ...emptyPage, title: 'Fees and dates', slug: 'fees-and-dates' };

function messages(changes: Partial<PageInput>): string[] {
  const result = pageSchema.safeParse({ ...page, ...changes });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe('the page form', () => {
  it('needs a title and a slug', () => {
    expect(messages({ title: ' \n ' })).toEqual(['Title is required']);
    expect(messages({ slug: '  ' })).toEqual(['Slug is required']);
    expect(messages({ slug: '/' })).toEqual(['Slug is required']);
  });

  it.each([
    ['title', limits.title],
    ['metaTitle', limits.metaTitle],
    ['metaDescription', limits.metaDescription],
  ] as const)('takes a %s of %d characters and not one more', (field, limit) => {
    expect(messages({ [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(messages({ [field]: 'x'.repeat(limit + 1) })).toHaveLength(1);
  });

  it('takes content of as many characters as the database and not one more', () => {
    const content = `<p>${'x'.repeat(93)}</p>`.repeat(limits.content / 100);
    expect(messages({ content })).toEqual([]);
    expect(messages({ content: `${content} ` })).toHaveLength(1);
  });

  it('N08: names what is too much about its markup', () => {
    expect(messages({ content: '<div>'.repeat(20_000) })).toEqual([
      'Elements of the text are nested more than 200 deep. Please make it simpler.',
    ]);
    expect(messages({ content: `Text ${'**a '.repeat(60_000)}` })).toHaveLength(1);
  });

  it('tidies what is stored', () => {
    const values = pageSchema.parse({
      ...page,
      title: '  Fees \t and\ndates ',
      slug: ' /fees ',
      metaDescription: ' One\nline ',
    });
    expect(values).toMatchObject({
      title: 'Fees and dates',
      slug: 'fees',
      metaDescription: 'One line',
    });
  });

  it('takes the title for an empty meta title, and leaves one that was written', () => {
    expect(pageSchema.parse(page).metaTitle).toBe('Fees and dates');
    expect(pageSchema.parse({ ...page, metaTitle: 'Own' }).metaTitle).toBe('Own');
  });

  it('cuts a long title at a word, never above the limit', () => {
    const title = 'What a digital marketer really does between Monday and Friday evening';
    expect(defaultMetaTitle(title)).toBe('What a digital marketer really does between Monday and');
    expect(defaultMetaTitle('x'.repeat(200))).toHaveLength(60);
    expect(defaultMetaTitle(`${'x'.repeat(59)}😀😀`)).toBe('x'.repeat(59));
  });
});

describe('kept drafts', () => {
  it('are read whatever an older build wrote', () => {
    expect(parsePageDraft({ title: 'Kept', template: 'old', status: 3 })).toEqual({
      ...emptyPage,
      title: 'Kept',
    });
    expect(parsePageDraft('nonsense')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { emptyPost, parsePostDraft, postSchema, type PostInput } from './schema';

const valid: PostInput = {
  ...emptyPost({ author: 'Asha Rao' }),
  title: 'A title',
  excerpt: 'An excerpt',
  content: '<p>Text</p>',
  category: 'data-science',
};

function messages(changes: Partial<PostInput>): string[] {
  const result = postSchema.safeParse({ ...valid, ...changes });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

const output = (changes: Partial<PostInput>) => postSchema.parse({ ...valid, ...changes });

describe('the post form', () => {
  it('starts as a draft of five minutes that is not featured', () => {
    expect(emptyPost({ author: 'Asha Rao' })).toMatchObject({
      status: 'draft',
      isFeatured: false,
      readingTime: 5,
      author: 'Asha Rao',
    });
  });

  it.each([
    ['title', 'Title is required'],
    ['author', 'Author is required'],
    ['excerpt', 'Excerpt is required'],
    ['content', 'Content is required'],
    ['category', 'Category is required'],
  ] as const)('requires %s', (field, message) => {
    expect(messages({ [field]: '' })).toEqual([message]);
  });

  it('N11: says at the list which tag turns text around', () => {
    const result = postSchema.safeParse({ ...valid, tags: ['loom', 'yarn\u202Egpj'] });
    expect(result.error?.issues).toMatchObject([
      {
        path: ['tags'],
        message:
          'The tag “yarngpj” holds hidden characters that turn text around or break it. Delete it and type it again',
      },
    ]);
  });

  it('sees through blanks and empty markup', () => {
    expect(messages({ title: ' \t ' })).toEqual(['Title is required']);
    expect(messages({ content: '<p> &nbsp;</p><p><br></p>' })).toEqual(['Content is required']);
    expect(messages({ content: '<p>\u200B</p>' })).toEqual(['Content is required']);
    expect(
      messages({
        content: '<figure><img src="/storage/v1/object/public/blog-images/a.png"></figure>',
      }),
    ).toEqual([]);
  });

  it.each([
    ['title', limits.title],
    ['excerpt', limits.excerpt],
    ['author', limits.author],
    ['authorBio', limits.authorBio],
    ['featuredImageAlt', limits.imageAlt],
  ] as const)('G08: bounds %s at what the database takes', (field, max) => {
    expect(messages({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages({ [field]: 'x'.repeat(max + 1) })).toHaveLength(1);
  });

  it('G08: bounds content at what the database takes', () => {
    const content = `<p>${'x'.repeat(93)}</p>`.repeat(limits.content / 100);
    expect(messages({ content })).toEqual([]);
    expect(messages({ content: `${content}x` })).toHaveLength(1);
  });

  it('G08: bounds tags in number and length, trims them and drops empty and repeated ones', () => {
    expect(output({ tags: [' seo ', '', 'seo', ' ', 'data  science'] }).tags).toEqual([
      'seo',
      'data science',
    ]);
    expect(messages({ tags: ['x'.repeat(limits.tag + 1)] })).toHaveLength(1);
    expect(
      messages({ tags: Array.from({ length: limits.tags + 1 }, (_, index) => `tag ${index}`) }),
    ).toHaveLength(1);
  });

  it('takes 1 to 60 minutes, and 5 for what is no number', () => {
    for (const readingTime of [1, 60])
      expect(output({ readingTime }).readingTime).toBe(readingTime);
    for (const readingTime of [0, 61, -1, 1e9, 2.5])
      expect(messages({ readingTime })).toHaveLength(1);
    expect(output({ readingTime: null }).readingTime).toBe(5);
  });

  it('makes one line of a title, as the database wants it', () => {
    expect(output({ title: '  One\n\ttitle\u0000 ' }).title).toBe('One title');
  });

  it('stores picture addresses of our buckets and of https only', () => {
    const own = '/storage/v1/object/public/blog-images/20261120T230501-00.png';
    expect(output({ featuredImage: own, authorImage: '' })).toMatchObject({
      featuredImage: own,
      authorImage: null,
    });
    const focused = `${own}#focus=30,70`;
    expect(output({ featuredImage: focused }).featuredImage).toBe(focused);
    expect(messages({ authorImage: focused })).toHaveLength(1);
    for (const featuredImage of [
      `${own}#focus=30,70);x`,
      `${own}#focus=101,0`,
      'javascript:alert(1)',
      'data:image/png;base64,x',
      '//host/x.png',
      'http://host/x.png',
    ])
      expect(messages({ featuredImage })).toHaveLength(1);
  });
});

describe('parsePostDraft', () => {
  it('keeps every field that can be read', () => {
    expect(
      parsePostDraft({ title: 'Kept', category: 'unknown', tags: 7, readingTime: 'x' }),
    ).toMatchObject({
      title: 'Kept',
      category: '',
      tags: [],
      readingTime: 5,
    });
    expect(parsePostDraft('text')).toBeNull();
  });
});

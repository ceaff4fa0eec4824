import { describe, expect, it } from 'vitest';
import { defaultAuthor, type EditorDefaults } from './defaults';
import { defaultsSchema } from './schema';

const stored: EditorDefaults = {
  author: 'The editors',
  authorImage: null,
  authorBio: '',
  version: 1,
  updatedAt: '2026-11-21T10:00:00Z',
  updatedByName: '',
};

describe('the author of new posts', () => {
  it('is the writer while none is named', () => {
    expect(defaultAuthor({ ...stored, author: '' })).toBeNull();
    expect(defaultAuthor(stored)).toEqual({
      author: 'The editors',
      authorImage: '',
      authorBio: '',
    });
  });

  it('is one line, and no picture is null', () => {
    const input = { author: ' The \n editors ', authorImage: ' ', authorBio: ' Us. ' };
    expect(defaultsSchema.parse(input)).toEqual({
      author: 'The editors',
      authorImage: null,
      authorBio: 'Us.',
    });
  });

  it.each([
    { authorImage: 'javascript:alert(1)' },
    { authorImage: 'http://example.com/a.png' },
    { authorImage: '//example.com/a.png' },
    { author: 'x'.repeat(121) },
    { authorBio: 'x'.repeat(601) },
    { author: '', authorBio: 'Of nobody' },
  ])('%j is refused', (change) => {
    const input = { author: 'The editors', authorImage: '', authorBio: '', ...change };
    expect(defaultsSchema.safeParse(input).success).toBe(false);
  });
});

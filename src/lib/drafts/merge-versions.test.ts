import { describe, expect, it } from 'vitest';
import { mergeVersions } from './merge-versions';

const base = { title: 'One', excerpt: 'Short', tags: ['a'] };

describe('merging two versions', () => {
  it('takes what only they changed, keeps what only I changed, and disputes what both did', () => {
    const mine = { title: 'Mine', excerpt: 'Longer', tags: ['a'] };
    const theirs = { title: 'Theirs', excerpt: 'Short', tags: ['a', 'b'] };
    expect(mergeVersions(base, mine, theirs)).toEqual({ disputed: ['title'], taken: ['tags'] });
  });

  it('disputes nothing where both changed the same to the same', () => {
    const both = { ...base, title: 'Agreed' };
    expect(mergeVersions(base, both, both)).toEqual({ disputed: [], taken: [] });
  });

  it('disputes every difference when it is not known what both began with', () => {
    expect(mergeVersions(null, base, { ...base, title: 'Theirs' })).toEqual({
      disputed: ['title'],
      taken: [],
    });
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { limits } from '@/config/limits';
import { searchDataFields } from './search-data-schema';

const schema = z.object(searchDataFields);

function messages(changes: object): string[] {
  const result = schema.safeParse({ metaTitle: '', metaDescription: '', ...changes });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('search data', () => {
  it.each([
    ['metaTitle', 'Meta title', limits.metaTitle],
    ['metaDescription', 'Meta description', limits.metaDescription],
  ] as const)(
    '%s ends at its limit, counted in characters and not in units',
    (field, name, max) => {
      expect(messages({ [field]: '🧵'.repeat(max) })).toEqual([]);
      expect(messages({ [field]: 'x'.repeat(max + 1) })).toEqual([
        `${name} can have at most ${max} characters`,
      ]);
      expect(messages({ [field]: '\u200B' })).toEqual([
        `Nothing of the ${name.toLowerCase()} can be seen: it holds only hidden characters. Delete it and type it again`,
      ]);
    },
  );

  it('are one line each', () => {
    expect(schema.parse({ metaTitle: ' One\ttitle ', metaDescription: 'Two\nlines' })).toEqual({
      metaTitle: 'One title',
      metaDescription: 'Two lines',
    });
  });
});

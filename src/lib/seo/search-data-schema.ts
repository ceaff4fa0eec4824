import * as z from 'zod';
import { limits } from '@/config/limits';
import { noHiddenText } from '@/lib/hidden-text';
import { oneLine } from '@/lib/one-line';
import { characterLength } from './character-length';

/** At most so many characters, counted as the database counts them. */
function metaText(name: string, max: number) {
  return z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .refine(
          (text) => characterLength(text) <= max,
          `${name} can have at most ${max} characters`,
        )
        .check(noHiddenText(name.toLowerCase())),
    );
}

/** What an article, a page or a built-in address says of itself in search results; empty is what it says by itself. */
export const searchDataFields = {
  metaTitle: metaText('Meta title', limits.metaTitle),
  metaDescription: metaText('Meta description', limits.metaDescription),
};

import * as z from 'zod/mini';
import { imageAddressPattern, limits } from '@/config/limits';
import { noHiddenText } from '@/lib/hidden-text';
import { oneLine } from '@/lib/one-line';

const OWNER_MISSING = 'Name the author, or remove picture and biography';

/** Author of new posts; the output is what is stored. */
export const defaultsSchema = z
  .object({
    author: z.pipe(
      z.pipe(z.string(), z.transform(oneLine)),
      z
        .string()
        .check(
          z.maxLength(limits.author, `Author can have at most ${limits.author} characters`),
          noHiddenText('author'),
        ),
    ),
    authorImage: z.pipe(
      z.string().check(
        z.trim(),
        z.maxLength(
          limits.imageAddress,
          `An address can have at most ${limits.imageAddress} characters`,
        ),
        z.refine(
          (address) => address === '' || imageAddressPattern.test(address),
          'Upload a picture, or choose one from the library',
        ),
      ),
      z.transform((address) => (address === '' ? null : address)),
    ),
    authorBio: z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          limits.authorBio,
          `The biography can have at most ${limits.authorBio} characters`,
        ),
      ),
  })
  .check(
    z.refine(
      ({ author, authorImage, authorBio }) =>
        author !== '' || (authorImage === null && authorBio === ''),
      { error: OWNER_MISSING, path: ['author'] },
    ),
  );

export type DefaultsInput = z.input<typeof defaultsSchema>;
export type DefaultsValues = z.output<typeof defaultsSchema>;

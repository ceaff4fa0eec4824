import * as z from 'zod';
import { imageAddressPattern, limits } from '@/config/limits';
import { withoutFocalPoint } from '@/lib/focal-point';
import { markupProblem } from '@/lib/html/markup-problem';
import {
  hiddenTextProblem,
  isUnseen,
  noHiddenText,
  withoutDirectionMarks,
} from '@/lib/hidden-text';
import { oneLine } from '@/lib/one-line';
import { searchDataFields } from '@/lib/seo/search-data-schema';
import { postCategories, postStatuses } from './model';

/** One line: the database refuses control characters in it. */
function line(name: string, max: number) {
  return z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .max(max, `${name} can have at most ${max} characters`)
        .check(noHiddenText(name.toLowerCase())),
    );
}

function requiredLine(name: string, max: number) {
  return line(name, max).pipe(z.string().min(1, `${name} is required`));
}

/** @param fileOf the address of the file that the field names */
function image(fileOf: (address: string) => string) {
  return z
    .string()
    .trim()
    .max(limits.imageAddress, `An address can have at most ${limits.imageAddress} characters`)
    .refine(
      (address) => address === '' || imageAddressPattern.test(fileOf(address)),
      'Upload a picture, or choose one from the library',
    )
    .transform((address) => (address === '' ? null : address));
}

/** Whether HTML holds anything that a reader would see. */
function hasContent(html: string): boolean {
  return /<(?:img|iframe|hr)\b/i.test(html) || !isUnseen(html.replace(/<[^<>]*>|&nbsp;/g, ''));
}

const { min, max, default: usual } = limits.readingTime;
const outOfRange = `Reading time is a number from ${min} to ${max}`;

const tag = z
  .string()
  .transform(oneLine)
  .pipe(z.string().max(limits.tag, `A tag can have at most ${limits.tag} characters`));

/** Names the tag by what can be seen of it. */
function firstTagProblem(tags: readonly string[]): string | undefined {
  for (const text of tags) {
    const noun = isUnseen(text) ? 'tag' : `tag “${withoutDirectionMarks(text)}”`;
    const message = hiddenTextProblem(noun, text);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The post form; its output is what is stored, under the same names in camel case. */
export const postSchema = z.object({
  title: requiredLine('Title', limits.title),
  excerpt: z
    .string()
    .trim()
    .min(1, 'Excerpt is required')
    .max(limits.excerpt, `Excerpt can have at most ${limits.excerpt} characters`)
    .superRefine((excerpt, context) => {
      const message = isUnseen(excerpt) ? hiddenTextProblem('excerpt', excerpt) : undefined;
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  content: z
    .string()
    .refine(hasContent, 'Content is required')
    .max(limits.content, {
      error: `Content can have at most ${limits.content.toLocaleString('en-IN')} characters of HTML`,
      abort: true,
    })
    .superRefine((content, context) => {
      const message = markupProblem(content);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  featuredImage: image(withoutFocalPoint),
  featuredImageAlt: z
    .string()
    .trim()
    .max(limits.imageAlt, `Alternative text can have at most ${limits.imageAlt} characters`)
    .check(noHiddenText('alternative text')),
  author: requiredLine('Author', limits.author),
  authorImage: image((address) => address),
  authorBio: z
    .string()
    .trim()
    .max(limits.authorBio, `The biography can have at most ${limits.authorBio} characters`),
  category: z
    .enum(['', ...postCategories])
    .transform((category) => (category === '' ? undefined : category))
    .pipe(z.enum(postCategories, 'Category is required')),
  tags: z
    .array(tag)
    .transform((tags) => [...new Set(tags.filter((text) => text !== ''))])
    .pipe(
      z
        .array(z.string())
        .max(limits.tags, `At most ${limits.tags} tags`)
        // At the list and not at each tag: the field shows one message.
        .superRefine((tags, context) => {
          const message = firstTagProblem(tags);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        }),
    ),
  ...searchDataFields,
  status: z.enum(postStatuses),
  publishAt: z.nullable(z.string()),
  unpublishAt: z.nullable(z.string()),
  isFeatured: z.boolean(),
  // What is no number falls back to the usual time; a number out of range is an error.
  readingTime: z
    .number()
    .nullable()
    .transform((minutes) => minutes ?? usual)
    .pipe(
      z.number().int('Reading time is in whole minutes').min(min, outOfRange).max(max, outOfRange),
    ),
});

/** What the form holds while it is being filled in. */
export type PostInput = z.input<typeof postSchema>;
/** What is stored. */
export type PostValues = z.output<typeof postSchema>;

const draftText = z.string().catch('');

/** Reads unsaved text as any build may have left it in the browser: a field that cannot be read is empty, the rest survives. */
export const postDraftSchema = z.object({
  title: draftText,
  excerpt: draftText,
  content: draftText,
  featuredImage: draftText,
  featuredImageAlt: draftText,
  author: draftText,
  authorImage: draftText,
  authorBio: draftText,
  category: z.enum(['', ...postCategories]).catch(''),
  tags: z.array(z.string()).catch([]),
  metaTitle: draftText,
  metaDescription: draftText,
  status: z.enum(postStatuses).catch('draft'),
  publishAt: z.nullable(z.string()).catch(null),
  unpublishAt: z.nullable(z.string()).catch(null),
  isFeatured: z.boolean().catch(false),
  readingTime: z.number().nullable().catch(usual),
}) satisfies z.ZodType<PostInput>;

export function parsePostDraft(value: unknown): PostInput | null {
  const result = postDraftSchema.safeParse(value);
  return result.success ? result.data : null;
}

/** Whom a new post names as its author until the writer changes it. */
export interface PostAuthor {
  readonly author: string;
  readonly authorImage?: string;
  readonly authorBio?: string;
}

/** A post as it starts: a draft, not featured, five minutes. */
export function emptyPost({ author, authorImage = '', authorBio = '' }: PostAuthor): PostInput {
  return {
    title: '',
    excerpt: '',
    content: '',
    featuredImage: '',
    featuredImageAlt: '',
    author,
    authorImage,
    authorBio,
    category: '',
    tags: [],
    metaTitle: '',
    metaDescription: '',
    status: 'draft',
    publishAt: null,
    unpublishAt: null,
    isFeatured: false,
    readingTime: usual,
  };
}

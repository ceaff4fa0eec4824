import * as z from 'zod';
import { limits } from '@/config/limits';
import { withStoredAddresses } from '@/lib/html/foreign-pictures';
import { noHiddenText } from '@/lib/hidden-text';
import { textProblem } from '@/lib/html/text-problem';
import { embedVideos } from '@/lib/html/video';
import { oneLine } from '@/lib/one-line';
import { searchDataFields } from '@/lib/seo/search-data-schema';
import { pageStatuses, pageTemplates } from './model';
import { slugProblem } from './slug';

const fields = z.object({
  title: z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, 'Title is required')
        .max(limits.title, `Title can have at most ${limits.title} characters`)
        .check(noHiddenText('title')),
    ),
  slug: z
    .string()
    .trim()
    // Somebody who types the slash of the address means the same address.
    .transform((slug) => slug.replace(/^\/+/, ''))
    .superRefine((slug, context) => {
      const message = slugProblem(slug);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  content: z
    .string()
    .max(limits.content, {
      error: `Content can have at most ${limits.content.toLocaleString('en-IN')} characters`,
      abort: true,
    })
    .superRefine((content, context) => {
      const message = textProblem(content);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => embedVideos(withStoredAddresses(text))),
  ...searchDataFields,
  status: z.enum(pageStatuses),
  publishAt: z.nullable(z.string()),
  unpublishAt: z.nullable(z.string()),
  template: z.enum(pageTemplates),
});

/** A title that is longer than search results show ends at a word. */
export function defaultMetaTitle(title: string): string {
  if (title.length <= limits.metaTitle) return title;
  const words = title.slice(0, limits.metaTitle + 1);
  const end = words.lastIndexOf(' ');
  // One word as long as that: cut, but not in the middle of a character of two code units.
  return end > 0
    ? words.slice(0, end).trim()
    : title.slice(0, limits.metaTitle).replace(/[\uD800-\uDBFF]$/, '');
}

/** The page form; its output is what is stored, under the same names in camel case. */
export const pageSchema = fields.transform((page) => ({
  ...page,
  metaTitle: page.metaTitle || defaultMetaTitle(page.title),
}));

/** What the form holds while it is being filled in. */
export type PageInput = z.input<typeof pageSchema>;
/** What is stored. */
export type PageValues = z.output<typeof pageSchema>;

const draftText = z.string().catch('');

/** Reads unsaved text as any build may have left it in the browser: a field that cannot be read is empty, the rest survives. */
export const pageDraftSchema = z.object({
  title: draftText,
  slug: draftText,
  content: draftText,
  metaTitle: draftText,
  metaDescription: draftText,
  status: z.enum(pageStatuses).catch('draft'),
  publishAt: z.nullable(z.string()).catch(null),
  unpublishAt: z.nullable(z.string()).catch(null),
  template: z.enum(pageTemplates).catch('default'),
}) satisfies z.ZodType<PageInput>;

export function parsePageDraft(value: unknown): PageInput | null {
  const result = pageDraftSchema.safeParse(value);
  return result.success ? result.data : null;
}

/** A page as it starts. */
export const emptyPage: PageInput = {
  title: '',
  slug: '',
  content: '',
  metaTitle: '',
  metaDescription: '',
  status: 'draft',
  publishAt: null,
  unpublishAt: null,
  template: 'default',
};

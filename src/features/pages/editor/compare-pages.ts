import {
  compareFields,
  momentLines,
  textLines,
  type FieldReader,
} from '@/components/drafts/compare-fields';
import type { ComparedField } from '@/components/drafts/version-comparison';
import { paragraphsOfText } from '@/lib/html/paragraphs';
import { statusLabels, templateLabels } from '../model';
import type { PageInput } from '../schema';

export const pageFields: readonly FieldReader<PageInput>[] = [
  ['title', 'Title', (page) => textLines(page.title)],
  ['slug', 'URL Slug', (page) => (page.slug === '' ? [] : [`/${page.slug}`])],
  ['content', 'Content', (page) => paragraphsOfText(page.content)],
  ['metaTitle', 'Meta Title', (page) => textLines(page.metaTitle)],
  ['metaDescription', 'Meta Description', (page) => textLines(page.metaDescription)],
  ['status', 'Status', (page) => [statusLabels[page.status]]],
  ['publishAt', 'Public from', (page) => momentLines(page.publishAt)],
  ['unpublishAt', 'Ends', (page) => momentLines(page.unpublishAt)],
  ['template', 'Template', (page) => [templateLabels[page.template]]],
];

/** @param keys the fields to compare; without it all of them */
export function comparePages(
  mine: PageInput,
  theirs: PageInput,
  keys?: readonly string[],
): ComparedField[] {
  const asked = keys ? pageFields.filter(([key]) => keys.includes(key)) : pageFields;
  return compareFields(asked, mine, theirs);
}

/** What the form calls these fields. */
export function labelsOf(keys: readonly string[]): string[] {
  return pageFields.filter(([key]) => keys.includes(key)).map(([, label]) => label);
}

import {
  compareFields,
  momentLines,
  textLines,
  type FieldReader,
} from '@/components/drafts/compare-fields';
import type { ComparedField } from '@/components/drafts/version-comparison';
import { paragraphsOf } from '@/lib/html/paragraphs';
import { categoryLabels, statusLabels } from '../model';
import type { PostInput } from '../schema';

export const postFields: readonly FieldReader<PostInput>[] = [
  ['title', 'Title', (post) => textLines(post.title)],
  ['excerpt', 'Excerpt', (post) => textLines(post.excerpt)],
  ['content', 'Content', (post) => paragraphsOf(post.content)],
  ['featuredImage', 'Featured image', (post) => textLines(post.featuredImage)],
  ['featuredImageAlt', 'Alternative text', (post) => textLines(post.featuredImageAlt)],
  ['author', 'Author', (post) => textLines(post.author)],
  ['authorImage', 'Author image', (post) => textLines(post.authorImage)],
  ['authorBio', 'Author biography', (post) => textLines(post.authorBio)],
  ['category', 'Category', (post) => (post.category === '' ? [] : [categoryLabels[post.category]])],
  ['tags', 'Tags', (post) => [...post.tags]],
  ['metaTitle', 'Meta Title', (post) => textLines(post.metaTitle)],
  ['metaDescription', 'Meta Description', (post) => textLines(post.metaDescription)],
  ['status', 'Status', (post) => [statusLabels[post.status]]],
  ['publishAt', 'Public from', (post) => momentLines(post.publishAt)],
  ['unpublishAt', 'Ends', (post) => momentLines(post.unpublishAt)],
  ['isFeatured', 'Featured', (post) => [post.isFeatured ? 'Yes' : 'No']],
  ['readingTime', 'Reading time', (post) => [`${post.readingTime ?? 5} min`]],
];

/** @param keys the fields to compare; without it all of them */
export function comparePosts(
  mine: PostInput,
  theirs: PostInput,
  keys?: readonly string[],
): ComparedField[] {
  const asked = keys ? postFields.filter(([key]) => keys.includes(key)) : postFields;
  return compareFields(asked, mine, theirs);
}

/** What the form calls these fields. */
export function labelsOf(keys: readonly string[]): string[] {
  return postFields.filter(([key]) => keys.includes(key)).map(([, label]) => label);
}

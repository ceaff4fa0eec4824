import type { ComparedField } from '@/components/drafts/version-comparison';
import { paragraphsOf } from '@/lib/html/paragraphs';
import { categoryLabels, statusLabels } from '../model';
import type { PostInput } from '../schema';

const fields: readonly [keyof PostInput, string, (post: PostInput) => string[]][] = [
  ['title', 'Title', (post) => lines(post.title)],
  ['excerpt', 'Excerpt', (post) => lines(post.excerpt)],
  ['content', 'Content', (post) => paragraphsOf(post.content)],
  ['featuredImage', 'Featured image', (post) => lines(post.featuredImage)],
  ['featuredImageAlt', 'Alternative text', (post) => lines(post.featuredImageAlt)],
  ['author', 'Author', (post) => lines(post.author)],
  ['authorImage', 'Author image', (post) => lines(post.authorImage)],
  ['authorBio', 'Author biography', (post) => lines(post.authorBio)],
  ['category', 'Category', (post) => (post.category === '' ? [] : [categoryLabels[post.category]])],
  ['tags', 'Tags', (post) => [...post.tags]],
  ['status', 'Status', (post) => [statusLabels[post.status]]],
  ['isFeatured', 'Featured', (post) => [post.isFeatured ? 'Yes' : 'No']],
  ['readingTime', 'Reading time', (post) => [`${post.readingTime ?? 5} min`]],
];

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** The fields in which two versions of a post differ, as words that a person can compare. */
export function comparePosts(mine: PostInput, theirs: PostInput): ComparedField[] {
  return fields.flatMap(([key, label, read]) => {
    if (JSON.stringify(mine[key]) === JSON.stringify(theirs[key])) return [];
    const compared = { label, mine: read(mine), theirs: read(theirs) };
    return [
      { ...compared, isSameInWords: compared.mine.join('\n') === compared.theirs.join('\n') },
    ];
  });
}

import type { PublishedFilter } from './list-source';
import type { Article, PostSummary, RelatedPost } from './public-model';
import { samplePosts, type SamplePost } from './sample-posts';

/** The built-in posts that match the filters, by the rule that the database applies to real ones. */
export function filterSamples({ search, category }: PublishedFilter): readonly PostSummary[] {
  const term = search.trim().toLowerCase();
  return samplePosts.filter((post) => {
    if (category !== 'all' && post.category !== category) return false;
    if (term === '') return true;
    return [post.title, post.excerpt, post.author, ...post.tags].some((text) =>
      text.toLowerCase().includes(term),
    );
  });
}

/** The sample that stands in for an article: its own when a sample was opened, else the first. */
export function sampleArticle(id: string): { article: Article; related: readonly RelatedPost[] } {
  const [first] = samplePosts;
  const post = samplePosts.find((sample) => sample.id === id) ?? first;
  if (!post) throw new Error('sample-posts.ts holds no sample.');
  return {
    article: toArticle(post),
    related: samplePosts.filter((sample) => sample.id !== post.id).slice(0, 3),
  };
}

function toArticle(post: SamplePost): Article {
  return {
    ...post,
    metaTitle: '',
    metaDescription: '',
    updatedAt: post.publishedAt,
    unpublishAt: null,
  };
}

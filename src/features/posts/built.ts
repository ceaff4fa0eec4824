import { buildData } from '@/lib/build-data';
import type { Heading } from '@/lib/html/headings';
import { keepText, type WrittenText } from '@/lib/html/written-text';
import type { PublishedPage } from './list-source';
import type { Article, PostSummary, RelatedPost } from './public-model';

/** What the page of an article carries for hydration: all but its text, which stands in it. */
export interface BuiltArticle {
  readonly article: Omit<Article, 'content'>;
  readonly hasText: boolean;
  readonly headings: readonly Heading[];
  readonly related: readonly RelatedPost[];
  /** Path of the picture that the build drew, or cut out of the article's own around its focal point. */
  readonly shareImage?: string;
  /** When the article and the related ones were last changed, by id. */
  readonly seen: Readonly<Record<string, string>>;
}

/** What the page of the list carries: that which `loadList` would answer. */
export interface BuiltList {
  readonly first: PublishedPage;
  readonly featured: readonly PostSummary[];
}

/** An article's text as it stands in the page. */
export interface WrittenArticle {
  readonly headings: readonly Heading[];
  /** Undefined for an article without one, whose excerpt stands in for it. */
  readonly text: WrittenText | undefined;
}

/** The article that this page was built with, for whoever hydrates it. */
export function builtArticle(id: string): BuiltArticle | undefined {
  const built = buildData().article as BuiltArticle | undefined;
  return built?.article.id === id ? built : undefined;
}

export function writtenArticle({ headings, hasText }: BuiltArticle): WrittenArticle {
  return { headings, text: hasText ? keepText() : undefined };
}

/** The list that this page was built with, for whoever hydrates it. */
export function builtList(): BuiltList | undefined {
  return buildData().list as BuiltList | undefined;
}

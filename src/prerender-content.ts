/** What the build needs to know of articles and pages: which columns to ask for, and what their pages carry. */
import { addressLimits, slugPattern } from './config/address-limits';
import { paths } from './config/paths';
import { isReservedSlug } from './config/reserved-slugs';
import type { BuiltArticle, BuiltList } from './features/posts/built';
import { FEATURED_LIMIT, pageOf, PAGE_SIZE } from './features/posts/list-source';
import { toCategory } from './features/posts/model';
import {
  postSummary,
  publicArticle,
  RELATED_LIMIT,
  relatedPost,
} from './features/posts/public-model';
import { writing } from './features/posts/public-model';
import { writingsFrom } from './features/posts/writings';
import { publicPage } from './features/pages/model';
import type { BuiltPage } from './features/pages/public-source';
import type { BuildData } from './lib/build-data';
import { normalizeTimestamp } from './lib/dates';
import { focalPointOf } from './lib/chosen-focal-point';
import { withoutFocalPoint } from './lib/focal-point';
import { readyHtml, readyText } from './lib/html/ready-text';
import { isUuid } from './lib/is-uuid';
import { absoluteUrl } from './lib/seo/absolute-url';
import { articleShareImage, croppedShareImage, pageShareImage } from './lib/seo/share-image';
import { assetUrl, STORAGE_PREFIX } from './lib/supabase/asset-url';

type RowOf<M> = M extends { readonly fromRow: (row: infer Row) => unknown } ? Row : never;

/** What the build keeps of every article in memory. */
export type KnownPost = RowOf<typeof postSummary> & { readonly updated_at: string };
export type KnownArticle = RowOf<typeof publicArticle>;
export type KnownPage = RowOf<typeof publicPage>;

/** For `select`. */
export const columns = {
  posts: `${postSummary.select},updated_at`,
  articles: publicArticle.select,
  pages: publicPage.select,
} as const;

/** What the build has to know of an address that it writes. */
export interface KnownAddress {
  readonly path: string;
  readonly data: BuildData;
  /** Clean HTML for the place of the text. */
  readonly text: string;
  /** ISO 8601 */
  readonly updatedAt: string;
  /** Absolute addresses. */
  readonly pictures: readonly string[];
  /** The share picture that is to be drawn for it. */
  readonly share:
    { readonly path: string; readonly title: string; readonly kind: string } | undefined;
}

/** Newest first, as the list shows them. */
export function inOrder(posts: readonly KnownPost[]): KnownPost[] {
  const time = ({ published_at: at }: KnownPost) => Date.parse(normalizeTimestamp(at ?? ''));
  return posts.toSorted((a, b) => time(b) - time(a) || (a.id < b.id ? 1 : -1));
}

/**
 * What the page of an article is written with. Needs a document.
 * @param posts those of its category, newest first
 * @param cropped path of the share picture that was cut out around its focal point
 * @returns undefined for an id that is no file name of ours
 */
export function knownArticle(
  row: KnownArticle,
  posts: readonly KnownPost[],
  cropped?: string,
): KnownAddress | undefined {
  if (!isUuid(row.id)) return undefined;
  const { content, ...article } = publicArticle.fromRow(row);
  const path = paths.blog(article.id);
  const related: KnownPost[] = [];
  for (const post of posts) {
    if (related.length === RELATED_LIMIT) break;
    if (post.id !== article.id) related.push(post);
  }
  const { html, headings } = readyHtml(content);
  const share = article.featuredImage === null ? articleShareImage(article.id) : undefined;
  const shareImage = share ?? cropped;
  const built: BuiltArticle = {
    article,
    hasText: content.trim() !== '',
    headings,
    related: related.map(relatedPost.fromRow),
    ...(shareImage === undefined ? {} : { shareImage }),
    seen: Object.fromEntries(
      [row, ...related].map((post) => [post.id, normalizeTimestamp(post.updated_at)]),
    ),
  };
  return {
    path,
    data: { article: built },
    text: html,
    updatedAt: article.updatedAt,
    pictures:
      article.featuredImage === null
        ? []
        : [absoluteUrl(assetUrl(withoutFocalPoint(article.featuredImage)))],
    share:
      share === undefined
        ? undefined
        : { path: share, title: article.title, kind: article.category },
  };
}

/** What the share picture of an article is cut out of; undefined where its picture serves as it is. */
export function focusedPicture({ id, featured_image: stored }: KnownArticle) {
  // Pictures of other hosts are not fetched: no editor puts a point on them.
  const address = stored?.startsWith(STORAGE_PREFIX) ? stored : undefined;
  const point = address === undefined ? undefined : focalPointOf(address);
  return address === undefined || point === undefined || !isUuid(id)
    ? undefined
    : { path: croppedShareImage(id), address: withoutFocalPoint(address), point };
}

/**
 * What a page of the CMS is written with. Needs a document.
 * @returns undefined for a slug that leads elsewhere
 */
export function knownPage(row: KnownPage): KnownAddress | undefined {
  const { content, ...page } = publicPage.fromRow(row);
  const { slug, title, updatedAt } = page;
  if (isReservedSlug(slug) || slug.length > addressLimits.slug || !slugPattern.test(slug))
    return undefined;
  const shareImage = pageShareImage(slug);
  return {
    path: paths.page(slug),
    data: { page: { page, shareImage } satisfies BuiltPage },
    text: readyText(content).html,
    updatedAt,
    pictures: [],
    share: { path: shareImage, title: page.metaTitle || title, kind: 'page' },
  };
}

/**
 * What the first page of the list is written with.
 * @param posts all of them, newest first
 */
export function knownList(posts: readonly KnownPost[]): BuildData {
  const list: BuiltList = {
    first: pageOf(posts.slice(0, PAGE_SIZE + 1)),
    featured: posts
      .filter((post) => post.is_featured)
      .slice(0, FEATURED_LIMIT)
      .map(postSummary.fromRow),
  };
  return { list };
}

/**
 * What the page of the instructors is written with.
 * @param posts all of them, newest first
 */
export function knownWritings(posts: readonly KnownPost[]): BuildData {
  return { writings: writingsFrom(posts.map(writing.fromRow)) };
}

/** Under which the posts of one category are found. */
export function categoryOf(post: KnownPost | KnownArticle): string {
  return toCategory(post.category);
}

/** What the feed says of an article. */
export function feedPost(row: KnownArticle) {
  const { id, title, excerpt, content, author, category, publishedAt } = publicArticle.fromRow(row);
  return { path: paths.blog(id), title, excerpt, content, author, category, publishedAt };
}

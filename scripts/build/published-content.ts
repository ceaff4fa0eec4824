import type {
  columns as knownColumns,
  KnownArticle,
  KnownPage,
  KnownPost,
} from '../../src/prerender-content';
import {
  contentSource,
  doWithout,
  readPages,
  type BuildEnvironment,
  type ContentSource,
} from './known-content';
import { seededContent } from './seeded-content';
import { fetchedPicture, seededPicture, type ReadPicture } from './stored-pictures';

/** What is published while the build runs. */
export interface PublishedContent {
  /** Where it comes from; `none` also where the backend is away. */
  readonly source: ContentSource;
  /** All articles without their texts. */
  readonly posts: readonly KnownPost[];
  /** The same with their texts, some at a time: thousands of texts are more than a build should hold. */
  readonly articles: () => AsyncIterable<readonly KnownArticle[]>;
  readonly pages: () => AsyncIterable<readonly KnownPage[]>;
  /** The file at a storage address; undefined where it cannot be had. */
  readonly picture: ReadPicture;
}

/** Texts may be a megabyte each. */
const TEXTS_AT_ONCE = 50;
const where = 'status=eq.published';

const nothing: PublishedContent = {
  source: 'none',
  posts: [],
  articles: () => inOnePiece([]),
  pages: () => inOnePiece([]),
  picture: () => Promise.resolve(undefined),
};

/**
 * @returns nothing with `PRERENDER_CONTENT=0`, and with a warning where the backend is away
 * @throws Error where the backend is away and `PRERENDER_CONTENT=strict` forbids to do without
 */
export async function publishedContent(
  environment: BuildEnvironment,
  columns: typeof knownColumns,
): Promise<PublishedContent> {
  const source = contentSource(environment);
  if (source === 'none') return nothing;
  if (source === 'embedded') {
    const { articles, pages } = await seededContent();
    return {
      source,
      posts: articles,
      articles: () => inOnePiece(articles),
      pages: () => inOnePiece(pages),
      picture: seededPicture,
    };
  }

  const texts = { where, pageSize: TEXTS_AT_ONCE } as const;
  const read = <Row extends object>(table: string, names: string, order: string) =>
    asFarAsPossible(
      environment,
      table,
      ahead(readPages<Row>(environment, { table, columns: names, order, ...texts })),
    );
  const posts: KnownPost[] = [];
  const question = { table: 'blog_posts', columns: columns.posts, order: 'id', where };
  try {
    for await (const rows of readPages<KnownPost>(environment, question)) posts.push(...rows);
  } catch (error) {
    doWithout(environment, 'blog_posts', error);
    return nothing;
  }
  return {
    source,
    posts,
    articles: () => read<KnownArticle>('blog_posts', columns.articles, 'id'),
    pages: () => read<KnownPage>('pages', columns.pages, 'slug'),
    picture: fetchedPicture(environment),
  };
}

async function* inOnePiece<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  await Promise.resolve();
  if (rows.length > 0) yield rows;
}

/** Asks for the next rows while whoever takes them works on these. */
async function* ahead<Row>(source: AsyncGenerator<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  let asked = source.next();
  for (;;) {
    const answer = await asked;
    if (answer.done === true) return;
    asked = source.next();
    // Whether it came is looked at when it is awaited.
    asked.catch(() => undefined);
    yield answer.value;
  }
}

async function* asFarAsPossible<Row>(
  environment: BuildEnvironment,
  what: string,
  source: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  try {
    yield* source;
  } catch (error) {
    doWithout(environment, `the rest of ${what}`, error);
  }
}

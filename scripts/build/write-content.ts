import { join } from 'node:path';
import type * as PrerenderEntry from '../../src/prerender';
import { MAX_ITEMS, type FeedPost } from './feed';
import { writeCroppedPicture } from './cropped-picture';
import type { PublishedContent } from './published-content';
import { staffShareImageSvg, writePicture } from './share-images';
import type { createDocument } from './with-document';

type Entry = typeof PrerenderEntry;
type KnownArticle = Parameters<Entry['content']['knownArticle']>[0];
type KnownAddress = NonNullable<ReturnType<Entry['content']['knownPage']>>;

/** Files and pictures that are being written while the next page is rendered. */
const AT_ONCE = 6;

interface ContentWriter {
  readonly output: string;
  readonly entry: Entry;
  readonly withDocument: ReturnType<typeof createDocument>;
  /** Renders one address, and writes its file. */
  readonly write: (address: KnownAddress) => Promise<void>;
}

interface WrittenAddress {
  readonly path: string;
  readonly lastModified: string;
  readonly pictures: readonly string[];
}

/** What feed and sitemap say of what has been written. */
export interface WrittenContent {
  readonly articles: readonly WrittenAddress[];
  readonly pages: readonly WrittenAddress[];
  /** The newest articles, newest first. */
  readonly feed: readonly FeedPost[];
  /** Slugs of pages that a part of the site hides. */
  readonly hidden: readonly string[];
}

/** Writes every published article and page. Only a few texts are held at any time, however many there are. */
export async function writeContent(
  { output, entry, withDocument, write }: ContentWriter,
  published: PublishedContent,
): Promise<WrittenContent> {
  const { content } = entry;
  const tasks = createTasks();

  async function put(known: KnownAddress): Promise<WrittenAddress> {
    await write(known);
    const { share } = known;
    if (share) {
      await tasks.add(() =>
        writePicture(join(output, share.path), staffShareImageSvg(share.kind, share.title)),
      );
    }
    return { path: known.path, lastModified: known.updatedAt, pictures: known.pictures };
  }

  /** Paths of the share pictures that were cut out, by article; the others are shared with their pictures as they are. */
  async function crop(rows: readonly KnownArticle[]): Promise<Map<string, string>> {
    const cropped = new Map<string, string>();
    const cutting = createTasks();
    for (const row of rows) {
      const wanted = content.focusedPicture(row);
      if (!wanted) continue;
      const { path, address, point } = wanted;
      await cutting.add(async () => {
        const bytes = await published.picture(address);
        if (bytes && (await writeCroppedPicture(join(output, path), bytes, point)))
          cropped.set(row.id, path);
      });
    }
    await cutting.done();
    return cropped;
  }

  const posts = content.inOrder(published.posts);
  const byCategory = new Map<string, (typeof posts)[number][]>();
  for (const post of posts) {
    const category = content.categoryOf(post);
    const beside = byCategory.get(category);
    if (beside) beside.push(post);
    else byCategory.set(category, [post]);
  }
  const newest = new Map(posts.slice(0, MAX_ITEMS).map((post, place) => [post.id, place]));
  const feed: FeedPost[] = [];
  const articles: WrittenAddress[] = [];
  for await (const rows of published.articles()) {
    const cropped = await crop(rows);
    for (const row of rows) {
      const beside = byCategory.get(content.categoryOf(row)) ?? [];
      const known = withDocument(() => content.knownArticle(row, beside, cropped.get(row.id)));
      if (!known) continue;
      articles.push(await put(known));
      const place = newest.get(row.id);
      if (place !== undefined) feed[place] = content.feedPost(row);
    }
  }

  const pages: WrittenAddress[] = [];
  const hidden: string[] = [];
  for await (const rows of published.pages()) {
    for (const row of rows) {
      const known = withDocument(() => content.knownPage(row));
      if (known) pages.push(await put(known));
      else hidden.push(row.slug);
    }
  }
  await tasks.done();
  return { articles, pages, feed: feed.filter(Boolean), hidden };
}

/** Work that goes on beside the rest, a few pieces at a time. */
function createTasks() {
  const running = new Set<Promise<unknown>>();
  return {
    /** Waits until there is room for one more. */
    add: async (work: () => Promise<unknown>): Promise<void> => {
      if (running.size >= AT_ONCE) await Promise.race(running);
      const task = work().finally(() => running.delete(task));
      running.add(task);
    },
    done: () => Promise.all(running),
  };
}

import { newId } from '@/lib/drafts/new-id';
import { isolated } from '@/lib/isolated';
import { ignore } from '@/lib/ignore';
import { toAppError } from '@/lib/supabase/errors';
import type { CheckedMedia } from './check-media';
import { displayName } from './display-name';
import { FileProblem } from './file-problem';
import type { MediaCategory } from './model';
import { makeObjectName } from './object-name';
import type { DrawnImage, ShrinkOffer } from './shrink-image';
import type { abandonMedia, storeMedia } from './store-media';
import { isOnItsWay, wordsProblem, type UploadChanges, type UploadItem } from './upload-item';

/** What the queue needs of the world. */
export interface UploadWork {
  readonly check: (file: File) => Promise<CheckedMedia>;
  readonly shrink: (file: File, media: CheckedMedia, offer: ShrinkOffer) => Promise<DrawnImage>;
  readonly store: typeof storeMedia;
  readonly abandon: typeof abandonMedia;
}

export interface UploadNews {
  /** A file is in the library. */
  readonly onStored: () => void;
  /** Nothing is on its way any more. @param reason of the first failure, null without one */
  readonly onSettled: (stored: number, failed: number, reason: string | null) => void;
  /** Chosen files cannot be used. */
  readonly onRefused: (items: readonly UploadItem[]) => void;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Two at a time: one that waits for the server does not keep the line idle. */
const AT_ONCE = 2;

/** Several files on their way into the library, each with its own progress. Lives outside React. */
export function createUploadQueue(work: UploadWork, news: UploadNews) {
  let items: readonly UploadItem[] = [];
  let checks: Promise<unknown> = Promise.resolve();
  let round = { stored: 0, failed: 0, reason: null as string | null };
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();
  /** A retried file goes to the same place, so that no try leaves a copy behind. */
  const objectNames = new Map<string, string>();

  const publish = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const patch = (id: string, changes: Partial<UploadItem>) =>
    publish(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));

  async function check(item: UploadItem): Promise<void> {
    if (!find(item.id)) return;
    try {
      const media = await work.check(item.file);
      patch(item.id, { media, phase: 'ready', isShrunk: media.offer !== null });
    } catch (error) {
      const problem = error instanceof FileProblem ? error.message : 'The file could not be read.';
      patch(item.id, { phase: 'refused', problem });
    }
  }

  function add(files: readonly File[], category: MediaCategory): void {
    const added = files.map((file): UploadItem => ({
      id: newId(),
      file,
      name: displayName(file.name),
      category,
      altText: '',
      isDecorative: false,
      media: null,
      isShrunk: false,
      phase: 'checking',
      share: 0,
      problem: null,
      isSignedOut: false,
    }));
    publish([...items, ...added]);
    // One after the other: many photographs decoded at once would fill the memory of a small computer.
    checks = added
      .reduce((before, item) => before.then(() => check(item)), checks)
      .then(() => {
        const ids = new Set(added.map(({ id }) => id));
        const refused = items.filter(({ id, phase }) => ids.has(id) && phase === 'refused');
        if (refused.length > 0) news.onRefused(refused);
      });
  }

  async function prepare(item: UploadItem, media: CheckedMedia) {
    if (media.offer && item.isShrunk) return work.shrink(item.file, media, media.offer);
    const { type, extension, width, height } = media;
    try {
      return { type, extension, width, height, bytes: await item.file.arrayBuffer() };
    } catch (error) {
      throw new FileProblem('The file could not be read. Is it still there?', { cause: error });
    }
  }

  async function send(item: UploadItem): Promise<void> {
    const { id, media, name, category, altText, isDecorative } = item;
    if (!media) return;
    const abort = new AbortController();
    aborts.set(id, abort);
    patch(id, { phase: 'sending', share: 0, problem: null });
    try {
      const prepared = await prepare(item, media);
      abort.signal.throwIfAborted();
      const known = objectNames.get(id);
      const objectName = known?.endsWith(`.${prepared.extension}`)
        ? known
        : makeObjectName(prepared.extension);
      objectNames.set(id, objectName);
      await work.store(
        {
          id,
          objectName,
          name,
          category,
          bucket: 'media-files',
          type: prepared.type,
          bytes: prepared.bytes,
          width: prepared.width,
          height: prepared.height,
          altText: isDecorative ? '' : altText.trim(),
          isDecorative,
        },
        { signal: abort.signal, onProgress: (share) => patch(id, { share }) },
      );
      round.stored += 1;
      patch(id, { phase: 'done', share: 1 });
      news.onStored();
    } catch (error) {
      if (abort.signal.aborted) {
        patch(id, { phase: 'ready', share: 0 });
        return;
      }
      const problem = error instanceof FileProblem ? error : toAppError(error);
      const isSignedOut = 'kind' in problem && problem.kind === 'signed-out';
      patch(id, { phase: 'failed', problem: problem.message, isSignedOut });
      // The dialog that renews the session speaks for itself.
      if (isSignedOut) return;
      round.failed += 1;
      round.reason ??= `${isolated(name)}: ${problem.message}`;
    } finally {
      aborts.delete(id);
    }
  }

  function sendWaiting(): void {
    const running = items.filter(({ phase }) => phase === 'sending').length;
    const next = items.filter(({ phase }) => phase === 'waiting').slice(0, AT_ONCE - running);
    for (const item of next) void send(item).then(goOn);
  }

  function goOn(): void {
    sendWaiting();
    if (items.some(isOnItsWay)) return;
    const { stored, failed, reason } = round;
    round = { stored: 0, failed: 0, reason: null };
    publish(items.filter(({ phase }) => phase !== 'done'));
    if (stored + failed > 0) news.onSettled(stored, failed, reason);
  }

  /** Whatever may lie in the bucket without a row is taken away. */
  function forget(id: string): void {
    const objectName = objectNames.get(id);
    objectNames.delete(id);
    if (objectName) void work.abandon({ id, objectName, bucket: 'media-files' }).catch(ignore);
  }

  function retry(id: string): void {
    if (find(id)?.phase !== 'failed') return;
    patch(id, { phase: 'waiting', problem: null, isSignedOut: false });
    sendWaiting();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getItems: () => items,
    add,
    change: (id: string, changes: UploadChanges) => patch(id, changes),
    /** Sends what is ready. @returns the pictures that nobody has described yet; they wait */
    start: (): readonly UploadItem[] => {
      publish(
        items.map((item) =>
          item.phase === 'ready' && wordsProblem(item) === undefined
            ? { ...item, phase: 'waiting' }
            : item,
        ),
      );
      sendWaiting();
      return items.filter((item) => item.phase === 'ready');
    },
    retry,
    /** The session is back. */
    retrySignedOut: () => {
      for (const item of items) if (item.isSignedOut) retry(item.id);
    },
    cancel: (id: string) => {
      const item = find(id);
      if (item?.phase === 'waiting') patch(id, { phase: 'ready' });
      aborts.get(id)?.abort();
    },
    remove: (id: string) => {
      const item = find(id);
      publish(items.filter((other) => other.id !== id));
      aborts.get(id)?.abort();
      if (item?.phase === 'failed') forget(id);
    },
    /** The screen closes. */
    close: () => {
      for (const abort of aborts.values()) abort.abort();
      for (const { id, phase } of items) if (phase === 'failed') forget(id);
      publish([]);
    },
  };
}

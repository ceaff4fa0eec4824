// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/supabase/errors';
import type { CheckedMedia } from './check-media';
import { FileProblem } from './file-problem';
import type { NewMedia } from './store-media';
import { createUploadQueue, type UploadNews, type UploadWork } from './upload-queue';

const picture: CheckedMedia = {
  type: 'image/png',
  extension: 'png',
  width: 10,
  height: 10,
  offer: null,
};
const video: CheckedMedia = { ...picture, type: 'video/mp4', extension: 'mp4', width: null };

interface Running {
  readonly media: NewMedia;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

let running: Running[];
let news: { [Name in keyof UploadNews]: ReturnType<typeof vi.fn<UploadNews[Name]>> };
const abandon = vi.fn(async () => undefined);
const shrink = vi.fn<UploadWork['shrink']>();

function newQueue(check: UploadWork['check'] = async () => video) {
  return createUploadQueue(
    {
      check,
      shrink,
      abandon,
      store: (media, { signal, onProgress }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('no', 'AbortError')));
          running.push({ media, signal, onProgress, arrive: resolve, fail: reject });
        }),
    },
    news,
  );
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
type Queue = ReturnType<typeof newQueue>;
const phases = (queue: Queue) => queue.getItems().map(({ phase }) => phase);
const readyAll = (queue: Queue) =>
  vi.waitFor(() => expect(phases(queue)).not.toContain('checking'));
const sendingCount = (count: number) => vi.waitFor(() => expect(running).toHaveLength(count));
const idOf = (queue: Queue, name: string) =>
  queue.getItems().find((item) => item.name === name)?.id ?? '';

beforeEach(() => {
  running = [];
  news = { onStored: vi.fn(), onSettled: vi.fn(), onRefused: vi.fn() };
  abandon.mockClear();
});

describe('the upload queue', () => {
  it('sends two at a time and reports once when all have arrived', async () => {
    const queue = newQueue();
    queue.add(files('a.mp4', 'b.mp4', 'c.mp4'), 'general');
    await readyAll(queue);
    queue.start();
    await sendingCount(2);
    expect(phases(queue)).toEqual(['sending', 'sending', 'waiting']);
    running[0]?.onProgress(0.5);
    expect(queue.getItems()[0]?.share).toBe(0.5);
    running[0]?.arrive();
    await sendingCount(3);
    expect(news.onSettled).not.toHaveBeenCalled();
    running[1]?.arrive();
    running[2]?.arrive();
    await vi.waitFor(() => expect(news.onSettled).toHaveBeenCalledWith(3, 0, null));
    expect(news.onStored).toHaveBeenCalledTimes(3);
    expect(queue.getItems()).toEqual([]);
  });

  it('keeps back pictures that nobody has described, and sends the others', async () => {
    const queue = newQueue(async (file) => (file.name.endsWith('png') ? picture : video));
    queue.add(files('one.png', 'two.png', 'film.mp4'), 'logos');
    await readyAll(queue);
    queue.change(idOf(queue, 'two.png'), { altText: ' A loom ' });
    expect(queue.start().map(({ name }) => name)).toEqual(['one.png']);
    await sendingCount(2);
    expect(running[0]?.media).toMatchObject({
      name: 'two.png',
      category: 'logos',
      altText: 'A loom',
      isDecorative: false,
      bucket: 'media-files',
    });
    queue.change(idOf(queue, 'one.png'), { altText: 'gone', isDecorative: true });
    expect(queue.start()).toEqual([]);
    running[0]?.arrive();
    await sendingCount(3);
    expect(running[2]?.media).toMatchObject({ altText: '', isDecorative: true });
  });

  it('C02: refuses what cannot be used, says so once, and sends nothing of it', async () => {
    const queue = newQueue(async (file) => {
      if (file.name.endsWith('svg')) throw new FileProblem('No picture.');
      return video;
    });
    queue.add(files('x.svg', 'y.svg', 'z.mp4'), 'general');
    await vi.waitFor(() => expect(news.onRefused).toHaveBeenCalledTimes(1));
    expect(phases(queue)).toEqual(['refused', 'refused', 'ready']);
    expect(queue.getItems()[0]?.problem).toBe('No picture.');
    queue.start();
    await sendingCount(1);
    expect(running[0]?.media.name).toBe('z.mp4');
  });

  it('a failed file is retried as the same row and the same object', async () => {
    const queue = newQueue();
    queue.add(files('a.mp4'), 'general');
    await readyAll(queue);
    queue.start();
    await sendingCount(1);
    running[0]?.fail(new AppError('offline', 'Nobody answered.'));
    await vi.waitFor(() =>
      expect(news.onSettled).toHaveBeenCalledWith(0, 1, 'a.mp4: Nobody answered.'),
    );
    expect(queue.getItems()[0]).toMatchObject({ phase: 'failed', problem: 'Nobody answered.' });
    queue.retry(idOf(queue, 'a.mp4'));
    await sendingCount(2);
    expect(running[1]?.media.id).toBe(running[0]?.media.id);
    expect(running[1]?.media.objectName).toBe(running[0]?.media.objectName);
    expect(running[1]?.media.objectName).toMatch(/^\d{8}T\d{6}-[0-9a-f]{32}\.mp4$/);
    running[1]?.arrive();
    await vi.waitFor(() => expect(news.onSettled).toHaveBeenLastCalledWith(1, 0, null));
  });

  it('cancelling stops one file and reports nothing', async () => {
    const queue = newQueue();
    queue.add(files('a.mp4', 'b.mp4'), 'general');
    await readyAll(queue);
    queue.start();
    await sendingCount(2);
    queue.cancel(idOf(queue, 'a.mp4'));
    await vi.waitFor(() => expect(phases(queue)).toEqual(['ready', 'sending']));
    expect(running[0]?.signal.aborted).toBe(true);
    running[1]?.arrive();
    await vi.waitFor(() => expect(news.onSettled).toHaveBeenCalledWith(1, 0, null));
    expect(phases(queue)).toEqual(['ready']);
  });

  it('a lost session says nothing twice and goes on when it is back', async () => {
    const queue = newQueue();
    queue.add(files('a.mp4'), 'general');
    await readyAll(queue);
    queue.start();
    await sendingCount(1);
    running[0]?.fail(new AppError('signed-out', 'Sign in again.'));
    await vi.waitFor(() => expect(phases(queue)).toEqual(['failed']));
    expect(news.onSettled).not.toHaveBeenCalled();
    queue.retrySignedOut();
    await sendingCount(2);
  });

  it('giving up a failed file, or leaving, takes away what may have been stored', async () => {
    const queue = newQueue();
    queue.add(files('a.mp4', 'b.mp4', 'c.mp4'), 'general');
    await readyAll(queue);
    queue.start();
    await sendingCount(2);
    running[0]?.fail(new AppError('server', 'No.'));
    running[1]?.fail(new AppError('server', 'No.'));
    await sendingCount(3);
    queue.remove(idOf(queue, 'a.mp4'));
    expect(abandon).toHaveBeenCalledTimes(1);
    queue.close();
    expect(abandon).toHaveBeenCalledTimes(2);
    expect(running[2]?.signal.aborted).toBe(true);
    expect(queue.getItems()).toEqual([]);
  });

  it('draws a picture anew only where the person takes the offer', async () => {
    const offer = { width: 5, height: 5, makesSmaller: true, removesMetadata: true };
    shrink.mockResolvedValue({
      type: 'image/jpeg',
      extension: 'jpg',
      width: 5,
      height: 5,
      bytes: new ArrayBuffer(3),
    });
    const queue = newQueue(async () => ({ ...picture, offer }));
    queue.add(files('a.png', 'b.png'), 'general');
    await readyAll(queue);
    for (const { id } of queue.getItems()) queue.change(id, { isDecorative: true });
    queue.change(idOf(queue, 'b.png'), { isShrunk: false });
    queue.start();
    await sendingCount(2);
    const sent = running.map(({ media }) => media).sort((a, b) => a.name.localeCompare(b.name));
    expect(sent).toMatchObject([
      { type: 'image/jpeg', width: 5, height: 5 },
      { type: 'image/png', width: 10, height: 10 },
    ]);
    expect(sent[0]?.objectName).toMatch(/\.jpg$/);
    expect(shrink).toHaveBeenCalledTimes(1);
  });
});

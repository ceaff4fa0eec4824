import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/supabase/errors';
import { removeObject } from '@/lib/supabase/remove-object';
import { uploadObject } from '@/lib/supabase/upload';
import { fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { removeMedia } from './remove-media';
import { abandonMedia, storeMedia, type NewMedia } from './store-media';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});
vi.mock('@/lib/supabase/upload');
vi.mock('@/lib/supabase/remove-object');

const media: NewMedia = {
  id: '00000000-0000-4000-8000-000000000001',
  bucket: 'media-files',
  objectName: '20261121T100000-00000000000000000000000000000001.png',
  name: 'loom.png',
  bytes: new ArrayBuffer(4),
  type: 'image/png',
  category: 'general',
  altText: 'A loom',
  isDecorative: false,
  width: 10,
  height: 10,
};
const object = { bucket: media.bucket, name: media.objectName };
const place = { bucket: media.bucket, path: media.objectName };
const steps: string[] = [];

const refused = (code: string, status: number) => () =>
  Response.json({ code, message: 'no', details: null, hint: null }, { status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

type Answers = Partial<
  Record<
    'POST' | 'GET' | 'PATCH' | 'DELETE',
    (request: DataRequest) => Response | Promise<Response>
  >
>;

function answer(answers: Answers): void {
  fakeDataApi((request) => {
    const mark =
      request.method === 'PATCH' ? (request.body['removed_at'] ? ' mark' : ' unmark') : '';
    steps.push(`${request.method}${mark}`);
    return answers[request.method as keyof Answers]?.(request) ?? rows();
  });
}

const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

beforeEach(() => {
  steps.length = 0;
  vi.mocked(uploadObject).mockImplementation(async () => {
    steps.push('upload');
    return '';
  });
  vi.mocked(removeObject).mockImplementation(async () => {
    steps.push('remove file');
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('storing: first the file, then its row', () => {
  it('lists the file where it was stored', async () => {
    answer({ POST: () => new Response(null, { status: 201 }) });
    await storeMedia(media, options());
    expect(steps).toEqual(['upload', 'POST']);
  });

  it('takes the file away again when its row is refused', async () => {
    answer({ POST: refused('42501', 403) });
    await expect(storeMedia(media, options())).rejects.toMatchObject({ kind: 'denied' });
    expect(steps).toEqual(['upload', 'POST', 'GET', 'remove file']);
    expect(removeObject).toHaveBeenCalledWith(object);
  });

  it('is done when only the answer was lost', async () => {
    answer({ POST: refused('23505', 409) });
    await storeMedia(media, options());
    answer({ POST: offline, GET: () => rows({ id: media.id }) });
    await storeMedia(media, options());
    expect(steps).not.toContain('remove file');
  });

  it('keeps the file while nobody knows whether its row is there', async () => {
    answer({ POST: offline, GET: offline });
    await expect(storeMedia(media, options())).rejects.toMatchObject({ kind: 'offline' });
    expect(steps).not.toContain('remove file');
  });

  it('lists nothing that was not stored', async () => {
    vi.mocked(uploadObject).mockRejectedValue(new AppError('server', 'No.'));
    answer({});
    await expect(storeMedia(media, options())).rejects.toThrow('No.');
    expect(steps).toEqual([]);
  });

  it('a cancelled upload leaves no file', async () => {
    const abort = new AbortController();
    vi.mocked(uploadObject).mockImplementation(async () => {
      abort.abort();
      return '';
    });
    answer({});
    await expect(
      storeMedia(media, { signal: abort.signal, onProgress: vi.fn() }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(steps).toEqual(['GET', 'remove file']);
  });

  it('giving up never takes the file of a row', async () => {
    answer({ GET: () => rows({ id: media.id }) });
    await abandonMedia(media);
    expect(steps).toEqual(['GET']);
  });
});

describe('removing: mark, file, row', () => {
  it('goes in this order', async () => {
    answer({ PATCH: () => rows(place), DELETE: () => rows({ id: media.id }) });
    await removeMedia(media.id);
    expect(steps).toEqual(['PATCH mark', 'remove file', 'DELETE']);
    expect(removeObject).toHaveBeenCalledWith(object);
  });

  it('touches nothing when the database refuses, and calls no row a refusal (G05)', async () => {
    answer({ PATCH: refused('22023', 400) });
    await expect(removeMedia(media.id)).rejects.toMatchObject({ kind: 'invalid' });
    answer({ PATCH: () => rows() });
    await expect(removeMedia(media.id)).rejects.toMatchObject({ kind: 'denied' });
    expect(steps).toEqual(['PATCH mark', 'PATCH mark']);
  });

  it('brings the row back when the file could not be removed', async () => {
    vi.mocked(removeObject).mockRejectedValue(new AppError('offline', 'Nobody answered.'));
    answer({ PATCH: () => rows(place), DELETE: refused('55006', 500) });
    await expect(removeMedia(media.id)).rejects.toThrow('Nobody answered.');
    expect(steps).toEqual(['PATCH mark', 'DELETE', 'PATCH unmark']);
  });

  it('never brings back a row whose file is gone', async () => {
    let tries = 0;
    answer({
      PATCH: ({ body }) => (body['removed_at'] ? rows(place) : refused('22023', 400)()),
      DELETE: () => (++tries === 1 ? refused('57014', 500)() : rows({ id: media.id })),
    });
    await removeMedia(media.id);
    expect(steps).toEqual(['PATCH mark', 'remove file', 'DELETE', 'PATCH unmark', 'DELETE']);
  });
});

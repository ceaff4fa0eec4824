import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { brokenBackend } from '@/testing/fake-data-api';
import { callFunction, removeResume, uploadResume } from './service';

const ask = () =>
  callFunction('submit_form', { submission: { id: '1' } }, z.object({ id: z.string() }));
const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: new ArrayBuffer(4) };
const fetching = vi.fn<typeof fetch>();

const error = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a function', () => {
  test('is called as a visitor, also while the page closes', async () => {
    fetching.mockResolvedValue(Response.json({ id: '1' }));
    expect(await ask()).toEqual({ outcome: 'done', value: { id: '1' } });
    const [address, init] = fetching.mock.lastCall ?? [];
    expect(address).toBe('http://localhost:5173/rest/v1/rpc/submit_form');
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      body: '{"submission":{"id":"1"}}',
      headers: { apikey: 'sb_publishable_unit', 'Content-Type': 'application/json' },
    });
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page of a hotel network', () => Promise.resolve(new Response('<html>Log in</html>'))],
    ['another shape than was asked for', () => Promise.resolve(Response.json([]))],
    ['nothing', () => Promise.resolve(new Response(''))],
  ])('answered by %s is away', async (_what, answer) => {
    fetching.mockImplementation(answer);
    expect(await ask()).toEqual({ outcome: 'away' });
  });

  test('that does not answer in twenty seconds is away', async () => {
    vi.useFakeTimers();
    fetching.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const answer = ask();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toEqual({ outcome: 'away' });
  });

  test.each([
    ['a gateway', brokenBackend()],
    ['a database that rests', error(503, { message: 'starting' })],
    ['an older backend', error(404, { code: 'PGRST202' })],
    ['a wrong key', error(401, { message: 'no' })],
    ['another refusal', error(400, { code: '42501', message: 'no' })],
  ])('that fails by %s is tried again', async (_what, answer) => {
    fetching.mockResolvedValue(answer);
    expect(await ask()).toEqual({ outcome: 'failed' });
  });

  test('refuses for good with a sentence and its field', async () => {
    fetching.mockResolvedValue(
      error(400, { code: '22023', message: 'Enter an address', hint: 'email', details: null }),
    );
    expect(await ask()).toEqual({ outcome: 'refused', reason: 'Enter an address', field: 'email' });
  });

  test.each([
    ['90', 90],
    ['999999', 3600],
    ['0', 60],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 60],
    [undefined, 60],
  ])('that asks for %s seconds gets %i', async (value, seconds) => {
    fetching.mockResolvedValue(error(429, {}, value === undefined ? {} : { 'Retry-After': value }));
    expect(await ask()).toEqual({ outcome: 'busy', seconds });
  });
});

describe('a résumé', () => {
  test('goes up as it is, without taking the place of another', async () => {
    fetching.mockResolvedValue(Response.json({ Key: 'resumes/a.pdf' }));
    expect(await uploadResume('id/token.pdf', cv)).toEqual({ outcome: 'done', value: true });
    const [address, init] = fetching.mock.lastCall ?? [];
    expect(address).toBe('http://localhost:5173/storage/v1/object/resumes/id/token.pdf');
    expect(init).toMatchObject({
      body: cv.bytes,
      headers: { 'x-upsert': 'false', 'Content-Type': 'application/pdf' },
    });
  });

  test.each([
    ['conflict', error(409, { message: 'The resource already exists' })],
    ['older conflict', error(400, { statusCode: '409', message: 'The resource already exists' })],
  ])('that is there already has arrived (%s)', async (_what, answer) => {
    fetching.mockResolvedValue(answer);
    expect(await uploadResume('id/token.pdf', cv)).toEqual({ outcome: 'done', value: true });
  });

  test.each([
    ['too large', error(413, { message: 'Too large' })],
    ['refused by a policy', error(400, { statusCode: '403', message: 'Too large' })],
  ])('that is %s is refused for good', async (_what, answer) => {
    fetching.mockResolvedValue(answer);
    expect(await uploadResume('id/token.pdf', cv)).toEqual({
      outcome: 'refused',
      reason: 'Too large',
    });
  });

  test.each([
    ['the server fails', error(500, {}), { outcome: 'failed' }],
    ['its place is not known yet', error(404, {}), { outcome: 'failed' }],
    ['there were too many', error(429, {}), { outcome: 'busy', seconds: 60 }],
    ['nobody of ours answers', new Response('<html>Log in</html>'), { outcome: 'away' }],
  ])('is tried again where %s', async (_what, answer, outcome) => {
    fetching.mockResolvedValue(answer);
    expect(await uploadResume('id/token.pdf', cv)).toEqual(outcome);
  });

  test('is removed by the receipt of its application', async () => {
    fetching.mockResolvedValue(Response.json({}));
    await removeResume('id/token.pdf', 'secret');
    expect(fetching.mock.lastCall?.[1]).toMatchObject({
      method: 'DELETE',
      body: '{"prefixes":["id/token.pdf"]}',
      headers: { 'x-receipt': 'secret' },
    });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionLost } from './session-events';
import { sessionFetch } from './session-fetch';

const rest = 'http://localhost:5173/rest/v1/blog_posts';
const token = 'ey.person';

const lost = vi.fn();
const network = vi.fn<typeof fetch>();
let stop: () => void;

beforeEach(() => {
  lost.mockReset();
  network.mockReset().mockResolvedValue(new Response('[]'));
  vi.stubGlobal('fetch', network);
  stop = onSessionLost(lost);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sessionFetch', () => {
  it('lets a signed-in request through', async () => {
    expect((await sessionFetch(token, rest)).status).toBe(200);
    const [, init] = network.mock.lastCall ?? [];
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer ey.person');
    expect(lost).not.toHaveBeenCalled();
  });

  it('never asks for staff data with the public key alone', async () => {
    const response = await sessionFetch(null, rest);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST301' });
    expect(network).not.toHaveBeenCalled();
    expect(lost).toHaveBeenCalledOnce();
  });

  it('reports a session that the server no longer takes', async () => {
    network.mockResolvedValue(new Response('{}', { status: 401 }));
    await sessionFetch(token, rest);
    expect(lost).toHaveBeenCalledOnce();
  });

  it('does not take a refusal for a lost session', async () => {
    network.mockResolvedValue(new Response('{}', { status: 403 }));
    await sessionFetch(token, rest);
    expect(lost).not.toHaveBeenCalled();
  });

  describe('when the database is busy with somebody else', () => {
    const busy = (code: string) => Response.json({ code, message: 'x' }, { status: 500 });

    it.each(['40P01', '40001', '55P03'])(
      'sends the same request once more after %s',
      async (code) => {
        network.mockResolvedValueOnce(busy(code));
        const init = { method: 'PATCH', body: '{"title":"x"}' };
        const response = await sessionFetch(token, rest, init);
        expect(await response.text()).toBe('[]');
        expect(network).toHaveBeenCalledTimes(2);
        expect(network.mock.calls[1]).toEqual(network.mock.calls[0]);
      },
    );

    it('sends it no third time, and gives the answer with its code', async () => {
      network.mockImplementation(() => Promise.resolve(busy('40P01')));
      const response = await sessionFetch(token, rest);
      expect(await response.json()).toMatchObject({ code: '40P01' });
      expect(network).toHaveBeenCalledTimes(2);
    });

    it.each([
      ['another code', Response.json({ code: '57014' }, { status: 500 })],
      ['a page', new Response('<html>', { status: 502 })],
      ['a refusal', Response.json({ code: '42501' }, { status: 403 })],
    ])('does not repeat what was answered with %s', async (_, answer) => {
      network.mockResolvedValue(answer);
      const given = await sessionFetch(token, rest);
      expect(network).toHaveBeenCalledOnce();
      expect(given.bodyUsed).toBe(false);
    });

    it('waits a moment first, so that two who met do not meet again', async () => {
      vi.useFakeTimers();
      network.mockResolvedValueOnce(busy('40P01'));
      const pending = sessionFetch(token, rest);
      await vi.advanceTimersByTimeAsync(49);
      expect(network).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(250);
      expect((await pending).status).toBe(200);
    });
  });
});

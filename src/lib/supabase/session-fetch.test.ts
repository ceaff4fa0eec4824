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
});

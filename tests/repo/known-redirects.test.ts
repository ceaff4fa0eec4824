// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReservedSlug } from '@/config/reserved-slugs';
import { knownRedirects } from '../../scripts/build/known-redirects';
import { plainTarget } from '../../tooling/host-rules';

afterEach(() => vi.restoreAllMocks());

describe('the redirects that a build tells hosts', () => {
  it('are those of the seed for the embedded backend, in words that every host can be told', async () => {
    const redirects = await knownRedirects({});
    expect(redirects).toHaveLength(5);
    for (const { from, to } of redirects) {
      expect(from).toMatch(/^\/[a-z-]+$/);
      expect(isReservedSlug(from.slice(1))).toBe(false);
      expect(plainTarget(to)).toBe(to);
    }
  });

  it('are none with PRERENDER_CONTENT=0', async () => {
    expect(await knownRedirects({ PRERENDER_CONTENT: '0' })).toEqual([]);
  });

  it('are those of the project', async () => {
    const rows = [
      { from_path: '/old', to_target: '/about', status: 301 },
      { from_path: '/poster', to_target: 'https://example.com/a', status: 302 },
    ];
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json(rows))
      .mockResolvedValueOnce(Response.json([]))
      .mockResolvedValueOnce(Response.json([]));
    expect(await knownRedirects({ VITE_SUPABASE_URL: 'https://project.example' })).toEqual([
      { from: '/old', to: '/about', status: 301 },
      { from: '/poster', to: 'https://example.com/a', status: 302 },
    ]);
    expect(asked).toHaveBeenCalledWith(
      expect.stringContaining('/rest/v1/redirects?select=from_path,to_target,status'),
      expect.anything(),
    );
  });

  it('leave out what stands where something is public for some time, or will be', async () => {
    const rows = ['/course-of-may', '/old'].map((path) => ({
      from_path: path,
      to_target: '/about',
      status: 301,
    }));
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json(rows))
      .mockResolvedValueOnce(Response.json([]))
      .mockResolvedValueOnce(Response.json([{ from_path: '/course-of-may' }]));
    expect(await knownRedirects({ VITE_SUPABASE_URL: 'https://project.example' })).toEqual([
      { from: '/old', to: '/about', status: 301 },
    ]);
    expect(asked).toHaveBeenLastCalledWith(
      'https://project.example/rest/v1/rpc/redirects_in_browser',
      expect.anything(),
    );
  });
});

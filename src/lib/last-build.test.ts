import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLastBuild } from './last-build';
import { publicationOf } from './publication';

const builtAt = '2026-11-22T10:00:00.000Z';
const before = '2026-11-22T09:00:00Z';
const after = '2026-11-22T11:00:00Z';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: string, status = 200) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );
}

describe('the note of the last build', () => {
  it('says when it was, and whether it made copies', async () => {
    answerWith(
      JSON.stringify({ builtAt, content: 'backend', articles: 3, pages: 1, redirects: 0 }),
    );
    expect(await readLastBuild()).toEqual({ builtAt, hasCopies: true });
    answerWith(JSON.stringify({ builtAt, content: 'none' }));
    expect(await readLastBuild()).toEqual({ builtAt, hasCopies: false });
  });

  it.each([
    ['a page in its place', '<!doctype html><title>x</title>', 200],
    ['no such file', 'Not found', 404],
    ['no time', '{"content":"backend"}', 200],
    ['something that is no time', '{"builtAt":"soon"}', 200],
    ['a number', '7', 200],
    ['nothing', 'null', 200],
  ])('is not there: %s', async (_name, body, status) => {
    answerWith(body, status);
    expect(await readLastBuild()).toBeNull();
  });

  it('is not there without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await readLastBuild()).toBeNull();
  });
});

describe('the way to the public', () => {
  const build = { builtAt, hasCopies: true };
  const of = (isPublished: boolean, createdAt: string, updatedAt: string, known = build) =>
    publicationOf({ isPublished, createdAt, updatedAt }, known);

  it('is complete when nothing changed since the build', () => {
    expect(of(true, before, before)).toBe('live');
  });

  it('goes on with the next build after a change, and for what is new', () => {
    expect(of(true, before, after)).toBe('following');
    expect(of(true, after, after)).toBe('following');
  });

  it('is no matter of builds that make no copies', () => {
    expect(of(true, before, after, { builtAt, hasCopies: false })).toBe('live');
    expect(of(false, before, after, { builtAt, hasCopies: false })).toBeNull();
  });

  it('says nothing of drafts, unless a copy of one may still lie there', () => {
    expect(of(false, before, before)).toBeNull();
    expect(of(false, after, after)).toBeNull();
    expect(of(false, before, after)).toBe('perhaps-left');
  });

  it('says nothing where nobody knows of a build', () => {
    expect(
      publicationOf({ isPublished: true, createdAt: before, updatedAt: after }, null),
    ).toBeNull();
  });

  it('compares moments, however they are written', () => {
    expect(of(true, before, '2026-11-22T15:29:59+05:30')).toBe('live');
    expect(of(true, before, '2026-11-22T15:30:01+05:30')).toBe('following');
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PublicationLine } from './publication-line';

const builtAt = '2026-11-22T10:00:00.000Z';
const before = '2026-11-22T09:00:00Z';
const after = '2026-11-22T11:00:00Z';
const path = '/blogs/3f1f2a44-5b0e-4a53-9d7c-0c6f1f0e9d11';

afterEach(() => vi.unstubAllGlobals());

/** @param copy what the host answers at the address of the document */
function show(isPublished: boolean, updatedAt: string, copy = '') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const body = address === '/build.json' ? JSON.stringify({ builtAt, content: 'backend' }) : copy;
    return Promise.resolve(new Response(body));
  });
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <PublicationLine document={{ isPublished, createdAt: before, updatedAt }} path={path} />
    </QueryClientProvider>,
  );
  return { asked, view };
}

describe('the line of an editor', () => {
  it('says "Live" alone where the copy is the same', async () => {
    const { view } = show(true, before);
    await screen.findByText('Live');
    expect(view.container.textContent).toBe('Live');
  });

  it('says that the copy follows, and since when it is what it is', async () => {
    const { view } = show(true, after);
    await screen.findByText(/Live; the static copy follows with the next build/);
    expect(view.container.querySelector('time')?.dateTime).toBe(builtAt);
  });

  it('says of a withdrawn one that its copy is still out, after having looked', async () => {
    const { asked } = show(false, after, `<div id="root" data-path="${path}">`);
    await screen.findByText(/Withdrawn; the static copy goes with the next build/);
    expect(asked).toEqual(['/build.json', path]);
  });

  it('says nothing of a draft without a copy: the shell names no address', async () => {
    const { asked, view } = show(false, after, '<div id="root"></div>');
    await vi.waitFor(() => expect(asked).toEqual(['/build.json', path]));
    expect(view.container.textContent).toBe('');
  });

  it('asks nothing about a draft that was none of the build’s', async () => {
    const { asked, view } = show(false, before);
    await vi.waitFor(() => expect(asked).toEqual(['/build.json']));
    expect(view.container.textContent).toBe('');
  });
});

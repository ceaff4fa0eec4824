import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows } from '@/testing/fake-data-api';

beforeEach(() => vi.resetModules());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** All modules anew: they know nothing of the test before. */
async function open() {
  const [{ Head }, { provideBuildData }, { forgetPathMeta, loadPathMeta }] = await Promise.all([
    import('./head'),
    import('../build-data'),
    import('./load-path-meta'),
  ]);
  return { Head, provideBuildData, forgetPathMeta, loadPathMeta };
}

function meta(name: string): string | null | undefined {
  return document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
}

const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent);

const row = (path: string, title: string, description = '') => ({
  path,
  meta_title: title,
  meta_description: description,
});

describe('what staff want said of a built-in address', () => {
  it('acts on the page that is open, where it says something', async () => {
    const api = fakeDataApi(() => rows(row('/about', 'Who we are')));
    const { Head, loadPathMeta } = await open();
    render(<Head title="About" description="All of us." path="/about" />);
    expect(document.title).toBe('About | Careerloom');
    await act(async () => {
      loadPathMeta();
      await vi.waitFor(() => expect(document.title).toBe('Who we are | Careerloom'));
    });
    expect(titles()).toHaveLength(1);
    expect(meta('og:title')).toBe('Who we are');
    expect(meta('description')).toBe('All of us.');
    expect(api.requests.map(({ target }) => target)).toEqual(['route_meta']);
  });

  it('is asked for once in the life of a document, and again after a failure', async () => {
    const api = fakeDataApi(brokenBackend);
    const { Head, loadPathMeta, forgetPathMeta } = await open();
    render(<Head title="About" description="All of us." path="/about" />);
    loadPathMeta();
    loadPathMeta();
    await vi.waitFor(() => expect(api.requests).toHaveLength(1));
    api.answer = () => rows(row('/about', 'Who we are'));
    await vi.waitFor(() => {
      loadPathMeta();
      expect(document.title).toBe('Who we are | Careerloom');
    });
    const asked = api.requests.length;
    loadPathMeta();
    expect(api.requests).toHaveLength(asked);
    // Somebody takes it back in this very document.
    forgetPathMeta();
    api.answer = () => rows();
    loadPathMeta();
    await vi.waitFor(() => expect(document.title).toBe('About | Careerloom'));
  });

  it('is shown for its own address alone, and as text', async () => {
    const hostile = '</title><script>attack()</script>';
    fakeDataApi(() => rows(row('/about', hostile)));
    const { Head, loadPathMeta } = await open();
    const page = render(<Head title="Courses" description="All." path="/courses" />);
    loadPathMeta();
    await vi.waitFor(() => {
      page.rerender(<Head title="About" description="Us." path="/about" />);
      expect(document.title).toBe(`${hostile} | Careerloom`);
    });
    expect(document.querySelector('script:not([type])')).toBeNull();
    page.rerender(<Head title="Courses" description="All." path="/courses" />);
    expect(document.title).toBe('Courses | Careerloom');
  });

  it('is in the page that was built with it, which is hydrated without a second title', async () => {
    const { Head, provideBuildData } = await open();
    provideBuildData({ path: '/about', meta: { title: 'Built', description: 'Built so.' } });
    const content = <Head title="About" description="All of us." path="/about" />;
    const html = renderToString(content);
    expect(html).toContain('<title>Built | Careerloom</title>');
    expect(html).toContain('Built so.');
    const root = document.createElement('div');
    // As the build does it: what React hoists stands in the head.
    document.head.append(...new DOMParser().parseFromString(html, 'text/html').head.children);
    document.body.append(root);
    const onRecoverableError = vi.fn();
    await act(async () => {
      hydrateRoot(root, content, { onRecoverableError });
      await Promise.resolve();
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(titles()).toEqual(['Built | Careerloom']);
    expect(meta('description')).toBe('Built so.');
    cleanup();
    render(<Head title="Courses" description="All." path="/courses" />);
    expect(titles()).toContain('Courses | Careerloom');
  });
});

import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Head } from './head';
import { JsonLd, serializeJsonLd } from './json-ld';
import { PrivateHead } from './private-head';

const hostile = `</title><script>attack()</script> "quoted" 'single' \${x} {{x}} <!--`;

function meta(name: string): string | null {
  return (
    document.head
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content') ?? null
  );
}

function renderHead(element: React.ReactElement) {
  return render(element);
}

function canonical(): string | undefined {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
}

const organizationData: unknown = expect.objectContaining({
  '@type': 'EducationalOrganization',
  name: 'Careerloom',
});

function structuredData(): unknown[] {
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map((script): unknown => JSON.parse(script.textContent));
}

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

describe('the head of a page', () => {
  it('carries title, description, canonical address and what shared links show', () => {
    renderHead(<Head title="Articles" description="All of them." path="/blogs" type="article" />);
    expect(document.title).toBe('Articles | Careerloom');
    expect(meta('description')).toBe('All of them.');
    expect(canonical()).toBe('https://careerloom.example/blogs');
    expect(meta('og:url')).toBe('https://careerloom.example/blogs');
    expect(meta('og:title')).toBe('Articles');
    expect(meta('og:type')).toBe('article');
    expect(meta('og:image')).toMatch(/^https:\/\/careerloom\.example\/share\//);
    expect(meta('robots')).toBeNull();
  });

  it('does not repeat the brand in a title that begins with it', () => {
    renderHead(<Head title="Careerloom: Learn." description="A hero." />);
    expect(document.title).toBe('Careerloom: Learn.');
  });

  it('of a page that must not be found says so, and is described like any other', () => {
    renderHead(<Head title="My things" description="All mine." path="/mine" noindex />);
    expect(meta('robots')).toBe('noindex');
    expect(meta('description')).toBe('All mine.');
    expect(canonical()).toBe('https://careerloom.example/mine');
    expect(structuredData()).toEqual([organizationData]);
  });

  it('has no canonical address where the screen stands at an address that is none', () => {
    renderHead(<Head title="Not here" description="Nothing is." noindex />);
    expect(canonical()).toBeUndefined();
    expect(meta('og:url')).toBeNull();
    expect(structuredData()).toEqual([organizationData]);
  });

  it('D11: shows hostile titles and descriptions as text', () => {
    renderHead(<Head title={hostile} description={hostile} path="/blogs/x" />);
    expect(document.title).toBe(`${hostile} | Careerloom`);
    expect(meta('description')).toBe(hostile);
    expect(meta('og:title')).toBe(hostile);
    expect(document.head.querySelector('script:not([type="application/ld+json"])')).toBeNull();
  });

  it('follows a navigation and leaves nothing behind', () => {
    const page = renderHead(
      <Head title="One" description="1" path="/one" jsonLd={[{ '@type': 'WebSite' }]} />,
    );
    page.rerender(<Head title="Two" description="2" noindex />);
    expect(document.title).toBe('Two | Careerloom');
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(meta('description')).toBe('2');
    expect(canonical()).toBeUndefined();
    expect(structuredData()).toEqual([organizationData]);
  });

  it.each([
    ['a page of the staff', false, 'https://careerloom.example/cms/media'],
    ['what stands in place of one', true, undefined],
  ])('of %s is complete, and not to be found', (_name, isError, address) => {
    render(<PrivateHead title="Media" isError={isError} />, {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/cms/media?view=list']}>{children}</MemoryRouter>
      ),
    });
    expect(document.title).toBe('Media | Careerloom');
    expect(meta('robots')).toBe('noindex');
    expect(meta('description')).toContain('Media');
    expect(meta('description')?.length).toBeLessThanOrEqual(160);
    expect(canonical()).toBe(address);
    expect(structuredData()).toEqual([organizationData]);
  });
});

describe('structured data', () => {
  it('D11: no value can end the script element', () => {
    const text = serializeJsonLd({ '@type': 'BlogPosting', headline: hostile });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: hostile,
    });
  });

  it('stands in the head once, with line ends in its texts', () => {
    render(
      <JsonLd
        items={[{ '@type': 'BlogPosting', headline: 'a\nb\u2028c' }, { '@type': 'WebSite' }]}
      />,
    );
    expect(structuredData()).toEqual([
      { '@context': 'https://schema.org', '@type': 'BlogPosting', headline: 'a\nb\u2028c' },
      { '@context': 'https://schema.org', '@type': 'WebSite' },
    ]);
  });

  it('leaves the blocks of a prerendered page alone when they are the same', () => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.dataset['jsonLd'] = '';
    script.text = serializeJsonLd({ '@type': 'WebSite' });
    document.head.append(script);
    render(<JsonLd items={[{ '@type': 'WebSite' }]} />);
    expect(document.head.querySelector('script')).toBe(script);
    expect(structuredData()).toHaveLength(1);
  });
});

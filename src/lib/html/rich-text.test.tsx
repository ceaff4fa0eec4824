import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RichText } from './rich-text';

it('renders staff-written HTML as clean nodes', () => {
  render(<RichText html='<h2>Heading</h2><p onclick="x()">Words<script>x()</script></p>' />);
  expect(screen.getByRole('heading', { name: 'Heading' })).toHaveAttribute('id', 'section-heading');
  expect(screen.getByText('Words')).not.toHaveAttribute('onclick');
  expect(document.querySelector('script')).toBeNull();
});

it('writes no HTML text into the page', () => {
  const write = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const insert = vi.spyOn(Element.prototype, 'insertAdjacentHTML');
  const { container } = render(<RichText html="<p>Words</p>" />);
  const written = write.mock.contexts.filter((element) => container.contains(element as Node));
  expect(written).toEqual([]);
  expect(insert).not.toHaveBeenCalled();
});

it('follows a changed text', () => {
  const { rerender } = render(<RichText html="<p>One</p>" />);
  rerender(<RichText html="<p>Two</p>" />);
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  expect(screen.getByText('Two')).toBeInTheDocument();
});

it('N10 shows pictures of the own storage, and links to those of other hosts', () => {
  render(
    <RichText html='<img alt="own" src="/storage/v1/object/public/blog-images/a.webp"><img alt="other" src="https://example.com/b.png">' />,
  );
  expect(screen.getByAltText('own')).toHaveAttribute(
    'src',
    '/storage/v1/object/public/blog-images/a.webp',
  );
  expect(screen.queryByAltText('other')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'other' })).toHaveAttribute(
    'href',
    'https://example.com/b.png',
  );
});

it('lets the keyboard scroll wide tables and code', () => {
  render(
    <RichText html="<table><caption>Pay</caption><tbody><tr><td>1</td></tr></tbody></table><pre><code>x</code></pre>" />,
  );
  expect(screen.getByRole('region', { name: 'Pay' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('x').closest('pre')).toHaveAttribute('tabindex', '0');
});

it('lets the blocks of a long text wait, each with the lines it may have, but none in a table', () => {
  const words = 'Learn to weave. '.repeat(65);
  const text = `<p class="late">Short</p><ul><li>${words}</li></ul><blockquote><p>${words}</p></blockquote><table><tbody><tr><td><p>${words}</p></td></tr></tbody></table>`;
  const late = () => [...document.querySelectorAll<HTMLElement>('.late')];
  const { rerender } = render(<RichText html={text} />);
  expect(late()).toEqual([]);
  rerender(<RichText html={text + `<p>${words}</p>`.repeat(60)} />);
  expect(
    late()
      .slice(0, 3)
      .map((block) => [block.localName, block.style.getPropertyValue('--lines')]),
  ).toEqual([
    ['li', '16'],
    ['p', '16'],
    ['div', '16'],
  ]);
  expect(late()).toHaveLength(63);
});

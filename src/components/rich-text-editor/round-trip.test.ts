import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { roundTrip } from './content';
import { fragmentToHtml } from '@/lib/html/serialize';
import { whatEditingWouldLose } from './round-trip';

const afterEditing = (html: string) => fragmentToHtml(roundTrip(html).after);

describe('whatEditingWouldLose', () => {
  it.each([
    '<p>Plain, <strong>bold</strong>, <em>italic</em>, <s>gone</s> and <code>code</code>.</p>',
    '<p><strong><code>bold code</code></strong> and <a href="/x"><code>linked code</code></a></p>',
    '<h2>Two</h2><h3>Three</h3><h4>Four</h4><h1>One</h1><h6>Six</h6>',
    '<ul><li>One</li><li><p>Two</p><ul><li>Nested</li></ul></li></ul><ol start="3"><li>Three</li></ol>',
    '<blockquote><p>Quoted</p></blockquote><hr><pre><code class="language-js">a  &lt; b;\n\nc</code></pre>',
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table>',
    '<figure><img src="/storage/v1/object/public/blog-images/a.png" alt="A" width="4" height="3"><figcaption>With a <a href="https://example.com">link</a></figcaption></figure>',
    '<p>H<sub>2</sub>O, <kbd>Ctrl</kbd>, <mark>marked</mark>, <abbr title="Search engine optimisation">SEO</abbr></p>',
    '<iframe src="https://www.youtube-nocookie.com/embed/x" title="A loom" width="560" height="315" allowfullscreen></iframe>',
    '<p><img src="https://example.com/a.png" alt="A"></p><p lang="hi" dir="ltr">नमस्ते</p>',
    '<p><a href="mailto:a@example.com">mail</a> <a href="tel:+910000000000">call</a> <a href="#part">part</a></p>',
  ])('finds nothing lost in %s', (html) => {
    expect(whatEditingWouldLose(html)).toEqual([]);
  });

  it.each([
    ['<details><summary>More</summary><p>Text</p></details>', '<details>'],
    ['<dl><dt>Term</dt><dd>Meaning</dd></dl>', '<dl>'],
    ['<table><caption>Title</caption><tbody><tr><td>1</td></tr></tbody></table>', '<caption>'],
    ['<ol reversed><li>Last</li></ol>', 'reversed="" of <ol>'],
    ['<section><p>Text</p></section>', '<section>'],
    ['<figure><pre><code>x</code></pre><figcaption>Code</figcaption></figure>', '<figure>'],
  ])('names what %s would lose', (html, part) => {
    expect(whatEditingWouldLose(html)).toContain(part);
  });

  it('loses nothing of the articles that come with the product', { timeout: 30_000 }, () => {
    for (const name of readdirSync('content/posts')) {
      const html = readFileSync(`content/posts/${name}`, 'utf8').replace(/^---[^]*?\n---\n/, '');
      expect(whatEditingWouldLose(html), name).toEqual([]);
    }
  });
});

describe('what editing writes', () => {
  it('is clean already: sanitising it changes nothing but the hardening of links and pictures', () => {
    const html =
      '<h2>A</h2><ul><li>One</li></ul><table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><pre><code class="language-js">x</code></pre>';
    expect(afterEditing(html)).toBe(html);
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('keeps no script, handler or javascript: address', () => {
    const html =
      '<p onclick="x()">A<script>alert(1)</script><a href="java&#10;script:alert(1)">b</a><img src=x onerror=alert(1)></p>';
    expect(afterEditing(html)).toBe('<p>Ab</p>');
  });
});

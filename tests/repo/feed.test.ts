import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '@/lib/html/sanitize';
import { buildFeed } from '../../scripts/build/feed';

function bodyOf(content: string): string {
  const feed = buildFeed({
    title: 'Articles',
    description: 'All of them',
    siteUrl: 'https://careerloom.example',
    language: 'en-IN',
    clean: sanitizeHtml,
    posts: [
      {
        path: '/blogs/1',
        title: 'One',
        excerpt: 'First',
        content,
        author: 'Asha',
        category: 'career-tips',
        publishedAt: '2026-11-20T10:00:00Z',
      },
    ],
  });
  const xml = new DOMParser().parseFromString(feed, 'application/xml');
  return xml.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
}

describe('N12: the feed carries articles as the page shows them', () => {
  it.each([
    ['a script', '<p>Read</p><script>attack()</script>'],
    ['a handler', '<p onclick="attack()">Read</p><img src="/x.png" onerror="attack()">'],
    ['an address that runs', '<p><a href="javascript:attack()">Read</a></p>'],
    [
      'a form and a style',
      '<p style="position:fixed">Read</p><form action="//evil.example/attack"></form>',
    ],
    ['a frame', '<p>Read</p><iframe srcdoc="<script>attack()</script>"></iframe>'],
  ])('without %s', (_name, content) => {
    const body = bodyOf(content);
    expect(body).toContain('Read');
    expect(body).not.toMatch(/attack|style=|<form|<iframe/);
  });

  it('with the end of a CDATA section in its words', () => {
    expect(bodyOf('<p>a ]]&gt; b</p><p>c</p>')).toBe('<p>a ]]&gt; b</p><p>c</p>');
  });
});

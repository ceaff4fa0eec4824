import { describe, expect, it } from 'vitest';
import { removedFrom, removedSentence } from './removed';
import { sanitizeAndName, sanitizeHtml } from './sanitize';

describe('what the sanitiser takes out', () => {
  it('is named: elements, attributes, classes and frames', () => {
    const { html, removed } = sanitizeAndName(
      '<p onclick="x()" class="red">A</p><script>y()</script><form>B</form><iframe src="https://evil.example/"></iframe><a href="javascript:z()">C</a>',
    );
    expect(html).toBe('<p>A</p>BC');
    expect([...removed].sort()).toEqual([
      '<form>',
      '<iframe>',
      '<script>',
      'class of <p>',
      'href of <a>',
      'onclick of <p>',
    ]);
  });

  it('is nothing of what the sanitiser itself writes, nor of what comes with an embed code', () => {
    const stored = sanitizeHtml(
      '<h2 id="a">x</h2><a href="https://a.example">b</a><img src="/a.png" alt=""><iframe src="https://www.youtube.com/embed/abc" title="YouTube video player" frameborder="0" allow="autoplay; web-share" referrerpolicy="no-referrer" allowfullscreen></iframe><!-- note -->',
    );
    expect(sanitizeAndName(stored)).toEqual({ html: stored, removed: [] });
    expect(stored).toContain('src="https://www.youtube-nocookie.com/embed/abc"');
    expect(
      sanitizeAndName(
        '<iframe src="https://www.youtube.com/embed/abc" frameborder="0" allow="autoplay"></iframe>',
      ).removed,
    ).toEqual([]);
  });

  it('is found in Markdown, too', async () => {
    expect(await removedFrom('# A\n\n<script>x()</script>\n\nwords')).toEqual(['<script>']);
    expect(await removedFrom('words')).toEqual([]);
  });

  it('is said in one sentence', () => {
    expect(removedSentence([])).toBe('');
    expect(removedSentence(['<script>'])).toBe('1 thing was removed: <script>.');
    expect(removedSentence(['<script>', 'onclick of <p>'])).toBe(
      '2 things were removed: <script>, onclick of <p>.',
    );
  });
});

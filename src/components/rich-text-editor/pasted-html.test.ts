import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './pasted-html';

describe('cleanPastedHtml', () => {
  it('drops scripts, handlers, styles and classes', () => {
    const html = '<p style="position:fixed" class="x" onclick="y()">A<script>z()</script></p>';
    expect(cleanPastedHtml(html).html).toBe('<p>A</p>');
  });

  it('makes the levels of headings those that the editor offers', () => {
    expect(cleanPastedHtml('<h1>A</h1><h6>B</h6>').html).toBe('<h2>A</h2><h4>B</h4>');
    expect(cleanPastedHtml('<h2>A</h2><h3>B</h3>').html).toBe('<h2>A</h2><h3>B</h3>');
    expect(cleanPastedHtml('<h1>A</h1><h2>B</h2>').html).toBe('<h2>A</h2><h3>B</h3>');
  });

  it('takes the words alone of what would keep the browser busy', () => {
    const start = performance.now();
    const { html } = cleanPastedHtml(`${'<div>'.repeat(20_000)}words${'</div>'.repeat(20_000)}`);
    expect(html).toBe('<p>words</p>');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('keeps how deep a piece was cut that was copied in an editor', () => {
    const html =
      '<meta charset="utf-8"><li data-pm-slice="2 2 [&quot;bulletList&quot;,null]"><p>Two</p></li>';
    expect(cleanPastedHtml(html).html).toBe(
      '<li data-pm-slice="2 2 [&quot;bulletList&quot;,null]"><p>Two</p></li>',
    );
  });
});

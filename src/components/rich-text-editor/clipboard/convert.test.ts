import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentToHtml, htmlToContent } from '../content';
import { contentSchema } from '../extensions';
import { cleanPastedHtml } from '../pasted-html';

/** What would be stored of a clipboard, in one line. */
function stored(html: string) {
  const pasted = cleanPastedHtml(html);
  const content = contentSchema.nodeFromJSON(htmlToContent(pasted.html));
  const text = contentToHtml(content).replace(/>\n+/g, '>').replaceAll(' rel="noopener"', '');
  return { text, pictures: pasted.pictures };
}

const clipboard = (name: string) =>
  stored(readFileSync(`tests/support/clipboards/${name}.html`, 'utf8'));

const heading = '<h2>Weaving notes</h2>';
const steps = '<h3>Steps</h3>';
const link = '<a href="https://careerloom.example/blogs">a link</a>';
const words = '<p>A plain start, <strong>bold</strong>, <em>italic</em>';
const twoLevels = '<ul><li>Warp<ul><li><strong>Measure</strong></li></ul></li><li>Weft</li></ul>';
const threeLevels =
  '<ul><li>Warp<ul><li><strong>Measure</strong><ul><li>Twice</li></ul></li></ul></li><li>Weft</li></ul>';
const numbers = '<ol><li>One</li><li>Two</li></ol>';
const quote = '<blockquote><p>“A selvedge does not fray.”</p></blockquote>';
const code = '<pre><code>loom --warp 200\nloom --weave</code></pre>';
const table =
  '<table><thead><tr><th scope="col">Yarn</th><th scope="col">Use</th></tr></thead><tbody><tr><td>Wool</td><td>Weft</td></tr></tbody></table>';
const picture = (alt = '') => `<figure><img src="/pasted-picture/0" alt="${alt}"></figure>`;

describe('a clipboard of', () => {
  it('Google Docs keeps what is bold or italic, and only that', () => {
    const { text, pictures } = clipboard('google-docs');
    expect(text.replace(/ (?:width|height)="\d+"/g, '')).toBe(
      `${heading}${words}, <strong><em>both</em></strong>, <s>struck</s> and ${link}, H<sub>2</sub>O.</p>${steps}${threeLevels}${numbers}${code}<p>Run <code>loom</code> once.</p>${table}<p>Before the picture</p>${picture()}<p>and after it.</p>`,
    );
    expect(pictures).toEqual([
      {
        address: 'https://lh7-rt.googleusercontent.com/docsz/AD_4nXfq3?key=abc',
        alt: '',
        localIndex: null,
      },
    ]);
  });

  it('Word for Windows keeps lists with their levels, quotations and code', () => {
    const { text, pictures } = clipboard('word-windows');
    expect(text.replace(/ (?:width|height)="\d+"/g, '')).toBe(
      `${heading}${words}, <strong><em>both</em></strong>, <s>struck</s>, H<sub>2</sub>O and ${link}.</p>${steps}${threeLevels}${numbers}${quote}${code}${table}${picture('A band on a loom')}`,
    );
    expect(pictures).toEqual([
      {
        address: 'file:///C:/Users/asha/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png',
        alt: 'A band on a loom',
        localIndex: 0,
      },
    ]);
  });

  it('Word on the web joins the lists of one item each', () => {
    const { text, pictures } = clipboard('word-web');
    expect(text.replace(/ (?:width|height)="\d+"/g, '')).toBe(
      `${heading}${words} and ${link}.</p>${steps}${twoLevels}${numbers}${quote.replace('“', '<em>“').replace('”', '”</em>')}${table}${picture('A band on a loom')}`,
    );
    expect(pictures).toEqual([
      {
        address: expect.stringMatching(/^data:image\/png;base64,/) as unknown,
        alt: 'A band on a loom',
        localIndex: null,
      },
    ]);
  });

  it('Pages takes larger lines for headings', () => {
    const { text, pictures } = clipboard('pages');
    expect(text).toBe(
      `${heading}${words} and ${link}.</p>${steps}${twoLevels}${numbers}${code}${table}${picture()}`,
    );
    expect(pictures).toMatchObject([{ localIndex: 0 }]);
  });

  it('Notion keeps everything that is plain HTML already', () => {
    const { text, pictures } = clipboard('notion');
    const own = code
      .replace('<code>', '<code class="language-bash">')
      .replace('weave<', 'weave\n<');
    expect(text).toBe(
      `${heading}${words}, <s>struck</s>, <code>loom</code> and ${link}.</p>${steps}${threeLevels}${numbers}${quote}${own}${table}${picture()}`,
    );
    expect(pictures).toMatchObject([{ address: expect.stringContaining('/band.png?') as unknown }]);
  });

  it('Gmail writes emoji as letters, lines as paragraphs and drops what counts its readers', () => {
    const { text, pictures } = clipboard('gmail');
    expect(text.replace(/ (?:width|height)="\d+"/g, '')).toBe(
      `${words} and ${link}&nbsp;🧶</p><p>Steps</p>${twoLevels}${numbers}${quote}${code}<table><tbody><tr><td>Wool</td><td>Weft</td></tr></tbody></table>${picture()}`,
    );
    expect(pictures).toHaveLength(1);
  });
});

describe('pasting', () => {
  it('takes a style back where the style says so', () => {
    expect(
      stored(
        '<p><b>bold <span style="font-weight:normal">not</span></b> <i style="font-style:normal">up</i></p>',
      ).text,
    ).toBe('<p><strong>bold </strong>not up</p>');
  });

  it('begins a list at the number that it shows, and a new one where Word says so', () => {
    const item = (list: string, mark: string, words: string) =>
      `<p class=MsoListParagraph style='mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${words}</p>`;
    expect(
      stored(item('l0', '3.', 'three') + item('l0', '4.', 'four') + item('l1', '·', 'dot')).text,
    ).toBe('<ol start="3"><li>three</li><li>four</li></ol><ul><li>dot</li></ul>');
  });

  it('splits the line in which a picture stands, and keeps the picture out of a link', () => {
    expect(
      stored(
        '<p>before <a href="/x"><img src="https://p.example/a.png" alt="A loom"></a> after</p>',
      ).text,
    ).toBe('<p>before</p><figure><img src="/pasted-picture/0" alt="A loom"></figure><p>after</p>');
  });

  it('leaves pictures of the own storage where they are', () => {
    const own = '/storage/v1/object/public/blog-images/a.png';
    const { text, pictures } = stored(
      `<figure><img src="http://localhost:5173${own}" alt="A"></figure>`,
    );
    expect(text).toBe(`<figure><img src="${own}" alt="A"></figure>`);
    expect(pictures).toEqual([]);
  });

  it('does not take the name of a file for a description', () => {
    const alts = stored(
      ['image001.png', 'Screenshot 12', 'A loom. Description automatically generated']
        .map((alt) => `<img src="https://p.example/a" alt="${alt}">`)
        .join(''),
    ).pictures.map(({ alt }) => alt);
    expect(alts).toEqual(['', '', 'A loom.']);
  });

  it('drops scripts, handlers, styles, classes and hidden words', () => {
    const html =
      '<p style="position:fixed" class="x" onclick="y()">A<script>z()</script><span style="display:none">secret</span></p>';
    expect(stored(html).text).toBe('<p>A</p>');
  });
});

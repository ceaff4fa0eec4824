import { markupLimits, shownMarkupLimits } from '@/config/limits';
import { OpenElements } from './open-elements';

const inIndia = (count: number) => count.toLocaleString('en-IN');

const problems = {
  elements: `The text has more than ${inIndia(markupLimits.elements)} tags. Please split it.`,
  depth: `Elements of the text are nested more than ${markupLimits.depth} deep. Please make it simpler.`,
  attributes: `An element of the text has more than ${markupLimits.attributes} attributes. Please take some out.`,
  allAttributes: `The text has more than ${inIndia(markupLimits.allAttributes)} attributes. Please take some out.`,
  pictures: `The text has more than ${inIndia(markupLimits.pictures)} pictures. Please split it.`,
  frames: `The text has more than ${markupLimits.frames} videos. Please split it.`,
  details: `The text has more than ${markupLimits.details} parts to unfold. Please split it.`,
  tables: `The tables of the text have more than ${inIndia(markupLimits.tables)} characters. Please split the text.`,
  paragraph: `A paragraph or a piece of code has more than ${inIndia(markupLimits.paragraph)} characters. Please split it.`,
  lines: `The text has more than ${inIndia(markupLimits.lines)} lines. Please split it.`,
} as const;

type Measure = keyof typeof problems;

const counted = [
  'elements',
  'allAttributes',
  'pictures',
  'frames',
  'details',
  'tables',
] as const satisfies readonly Measure[];

/** Content of these is text in HTML and elements in SVG: tags that open are counted, tags that close are not. */
const rawText = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

const tagName = /[^\t\n\f\r />]*/y;
const betweenAttributes = /[\t\n\f\r /]*/y;
const attributeName = /=?[^\t\n\f\r />=]*/y;
const equals = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const bareValue = /[^\t\n\f\r >]*/y;
const commentEnd = /--!?>/g;

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** The place after `what`; the end of the text when it does not come. */
function after(text: string, what: string, from: number): number {
  const index = text.indexOf(what, from);
  return index === -1 ? text.length : index + what.length;
}

function afterComment(html: string, start: number): number {
  // `<!-->` and `<!--->` are whole comments.
  const abrupt = /^-?>/.exec(html.slice(start + 4, start + 6));
  if (abrupt) return start + 4 + abrupt[0].length;
  commentEnd.lastIndex = start + 4;
  return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
}

class Meter {
  private readonly open = new OpenElements();
  private readonly counts = {
    elements: 0,
    allAttributes: 0,
    pictures: 0,
    frames: 0,
    details: 0,
    tables: 0,
    paragraph: 0,
  };
  private betweenCells = 0;
  /** Up to here no closing tag is trusted. */
  private doubtful = 0;

  constructor(
    private readonly html: string,
    private readonly limits: Readonly<Record<Measure, number>>,
  ) {}

  /** One pass in the manner of a browser's tokeniser; stops at the first thing that is too much. */
  run(): Measure | undefined {
    const { html } = this;
    let at = 0;
    while (at < html.length) {
      const start = html.indexOf('<', at);
      this.words(at, start === -1 ? html.length : start);
      if (this.longestWords() > this.limits.paragraph) return 'paragraph';
      if (start === -1) return undefined;
      at = this.token(start);
      const excess = this.excess();
      if (excess !== undefined) return excess;
    }
    return undefined;
  }

  private longestWords(): number {
    return Math.max(this.counts.paragraph, this.betweenCells);
  }

  private words(from: number, to: number): void {
    if (this.open.isInTable) this.counts.tables += to - from;
    if (!this.open.isInTableGap) this.counts.paragraph += to - from;
    else if (this.html.slice(from, to).trim() !== '') this.betweenCells += to - from;
  }

  private attributesOfOne = 0;

  private excess(): Measure | undefined {
    const { counts, limits } = this;
    if (this.attributesOfOne > limits.attributes) return 'attributes';
    for (const measure of counted) if (counts[measure] > limits[measure]) return measure;
    return this.open.depth > limits.depth ? 'depth' : undefined;
  }

  /** Reads what begins with the `<` at `start`. @returns where to go on */
  private token(start: number): number {
    const { html, counts } = this;
    const next = html[start + 1] ?? '';
    if (/[a-z]/i.test(next)) return this.tag(start, start + 1, false);
    if (next === '/') {
      if (/[a-z]/i.test(html[start + 2] ?? '')) return this.tag(start, start + 2, true);
      counts.elements += 1;
      return after(html, '>', start);
    }
    if (next === '!' || next === '?') {
      counts.elements += 1;
      if (html.startsWith('<!--', start)) return afterComment(html, start);
      if (html.startsWith('<![CDATA[', start)) this.doubt(after(html, ']]>', start));
      return after(html, '>', start);
    }
    counts.paragraph += 1;
    return start + 1;
  }

  private doubt(end: number): void {
    this.doubtful = Math.max(this.doubtful, end);
  }

  private tag(start: number, nameStart: number, isClosing: boolean): number {
    const { html, counts } = this;
    const nameEnd = skip(tagName, html, nameStart);
    const end = this.attributes(nameEnd);
    // A browser drops a tag that never ends.
    if (end === undefined) return html.length;
    const name = html.slice(nameStart, nameEnd).toLowerCase();
    if (isClosing) {
      if (start < this.doubtful) return end;
      const made = this.open.close(name);
      counts.elements += made;
      if (made === 0 && this.open.startsParagraph(name)) counts.paragraph = 0;
      return end;
    }
    if (this.open.startsParagraph(name)) counts.paragraph = 0;
    counts.elements += this.open.open(name, html.slice(start, end));
    if (name === 'img' || name === 'image') counts.pictures += 1;
    if (name === 'iframe') counts.frames += 1;
    if (name === 'details') counts.details += 1;
    if (rawText.has(name)) {
      const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
      close.lastIndex = end;
      this.doubt(start < this.doubtful ? end : (close.exec(html)?.index ?? html.length));
    }
    return end;
  }

  /** @returns the place after the tag's `>`; undefined when the text ends first */
  private attributes(from: number): number | undefined {
    const { html, counts } = this;
    this.attributesOfOne = 0;
    let at = from;
    for (;;) {
      at = skip(betweenAttributes, html, at);
      if (at >= html.length) return undefined;
      if (html[at] === '>') return at + 1;
      this.attributesOfOne += 1;
      counts.allAttributes += 1;
      at = skip(attributeName, html, at);
      const value = skip(equals, html, at);
      if (value === at) continue;
      const quote = html[value] ?? '';
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, value + 1);
        if (close === -1) return undefined;
        at = close + 1;
      } else {
        at = skip(bareValue, html, value);
      }
    }
  }
}

const limitsFor = {
  storing: markupLimits,
  /** Words outside of the tags are no single paragraph there. */
  markdown: { ...markupLimits, paragraph: Infinity },
  showing: shownMarkupLimits,
} as const;

/**
 * What is too much about HTML, or about the HTML within Markdown, as a sentence for whoever writes it; undefined for
 * a text that can be parsed and shown within a second. Takes time in proportion to the text, whatever the text is.
 */
export function markupProblem(
  html: string,
  purpose: keyof typeof limitsFor = 'storing',
): string | undefined {
  const limits = limitsFor[purpose];
  let lines = 0;
  for (let at = html.indexOf('\n'); at !== -1; at = html.indexOf('\n', at + 1)) lines += 1;
  if (lines >= limits.lines) return problems.lines;
  const measure = new Meter(html, limits).run();
  return measure && problems[measure];
}

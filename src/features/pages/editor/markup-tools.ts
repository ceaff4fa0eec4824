import { blockEnd } from '@/lib/html/block-end';

/** How the text is written: the buttons write the same. */
export type TextFormat = 'html' | 'markdown';

/** What is in the field: its text and what is selected, from and up to. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A piece of text that takes the place of another; positions afterwards select what to type over. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

type Tool = (selection: TextSelection, format: TextFormat) => TextEdit;

/** Puts marks around the selection, or takes them away when they are there. */
function inline(marks: Record<TextFormat, readonly [string, string]>, sample: string): Tool {
  return ({ text, start, end }, format) => {
    const [before, after] = marks[format];
    const selected = text.slice(start, end);
    if (
      selected !== '' &&
      text.slice(0, start).endsWith(before) &&
      text.slice(end).startsWith(after)
    ) {
      const from = start - before.length;
      return {
        from,
        to: end + after.length,
        insert: selected,
        selectFrom: from,
        selectTo: from + selected.length,
      };
    }
    const words = selected || sample;
    const selectFrom = start + before.length;
    return {
      from: start,
      to: end,
      insert: before + words + after,
      selectFrom,
      selectTo: selectFrom + words.length,
    };
  };
}

/** Line breaks that a block needs between itself and what stands before or after it. */
function gap(neighbour: string): string {
  if (neighbour.trim() === '') return '';
  const breaks = neighbour.length - neighbour.replace(/\n+$/, '').length;
  return '\n'.repeat(Math.max(0, 2 - breaks));
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}

/** Makes a block of the lines that the selection touches; `sample` stands in for an empty line. */
function block(
  write: Record<TextFormat, (lines: readonly string[]) => string>,
  sample: readonly string[],
): Tool {
  return ({ text, start, end }, format) => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = text.indexOf('\n', end);
    const to = lineEnd === -1 ? text.length : lineEnd;
    const lines = text
      .slice(from, to)
      .split('\n')
      .filter((line) => line.trim() !== '');
    const written = write[format](lines.length > 0 ? lines : sample);
    const before = gap(text.slice(Math.max(0, from - 200), from));
    const after = gap(reversed(text.slice(to, to + 200)));
    const [first = ''] = lines.length > 0 ? lines : sample;
    const at = written.indexOf(first);
    const selectFrom = from + before.length + Math.max(0, at);
    return {
      from,
      to,
      insert: before + written + after,
      selectFrom,
      selectTo: selectFrom + (at === -1 ? 0 : first.length),
    };
  };
}

function heading(level: 2 | 3): Tool {
  return block(
    {
      markdown: (lines) => `${'#'.repeat(level)} ${lines.join(' ').replace(/^#+\s*/, '')}`,
      html: (lines) => `<h${level}>${lines.join(' ')}</h${level}>`,
    },
    ['Heading'],
  );
}

function htmlList(tag: 'ul' | 'ol', lines: readonly string[]): string {
  return [`<${tag}>`, ...lines.map((line) => `  <li>${line.trim()}</li>`), `</${tag}>`].join('\n');
}

const listSample = ['First', 'Second'];

export const markupTools = {
  heading2: heading(2),
  heading3: heading(3),
  bold: inline({ markdown: ['**', '**'], html: ['<strong>', '</strong>'] }, 'strong words'),
  italic: inline({ markdown: ['*', '*'], html: ['<em>', '</em>'] }, 'stressed words'),
  bulletList: block(
    {
      markdown: (lines) => lines.map((line) => `- ${line.trim()}`).join('\n'),
      html: (lines) => htmlList('ul', lines),
    },
    listSample,
  ),
  numberedList: block(
    {
      markdown: (lines) => lines.map((line, index) => `${index + 1}. ${line.trim()}`).join('\n'),
      html: (lines) => htmlList('ol', lines),
    },
    listSample,
  ),
  quote: block(
    {
      markdown: (lines) => lines.map((line) => `> ${line.trim()}`).join('\n'),
      html: (lines) =>
        ['<blockquote>', ...lines.map((line) => `  <p>${line.trim()}</p>`), '</blockquote>'].join(
          '\n',
        ),
    },
    ['What somebody said'],
  ),
  table: block(
    {
      markdown: ([first = '', ...rest]) =>
        [`| ${first} | Column |`, '| --- | --- |', '| Cell | Cell |', ...rest].join('\n'),
      html: ([first = '', ...rest]) =>
        [
          '<table>',
          `  <thead><tr><th scope="col">${first}</th><th scope="col">Column</th></tr></thead>`,
          '  <tbody><tr><td>Cell</td><td>Cell</td></tr></tbody>',
          '</table>',
          ...rest,
        ].join('\n'),
    },
    ['Column'],
  ),
  folded: block(
    {
      // The same in both: Markdown has no form of its own for it.
      markdown: (lines) => foldedSection(lines),
      html: (lines) => foldedSection(lines),
    },
    ['Question'],
  ),
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof markupTools;

function foldedSection([question = '', ...answer]: readonly string[]): string {
  return `<details>\n  <summary>${question}</summary>\n  <p>${answer.join(' ') || 'Answer'}</p>\n</details>`;
}

/** A link around the selection, or around words where nothing is selected. @param words plain text */
export function insertLink(href: string, words: string): Tool {
  return ({ text, start, end }, format) => {
    const selected = text.slice(start, end);
    const shown =
      selected || (format === 'html' ? attribute(words) : words.replace(/[[\]]/g, '\\$&'));
    const target = /[()]/.test(href) ? `<${href}>` : href;
    const insert =
      format === 'html' ? `<a href="${attribute(href)}">${shown}</a>` : `[${shown}](${target})`;
    const after = start + insert.length;
    return { from: start, to: end, insert, selectFrom: after, selectTo: after };
  };
}

/** Whether what is put in after these words becomes the address of a link: `<a href="`, `](`. */
export function isLinkPlace(before: string): boolean {
  return /(?:\shref=["']?|\]\(<?)$/i.test(before);
}

interface InsertedPicture {
  readonly src: string;
  readonly alt: string;
  /** Pixels; null where nobody measured. */
  readonly width: number | null;
  readonly height: number | null;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A picture in a line of its own, in HTML: Markdown has no place for its measures, without which the page would jump. */
export function insertPicture(picture: InsertedPicture): Tool {
  const { src, alt, width, height } = picture;
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const tag = `<img src="${attribute(src)}" alt="${attribute(alt)}"${size}>`;
  return ({ text, end }) => {
    const lineEnd = text.indexOf('\n', end);
    const at = lineEnd === -1 ? text.length : lineEnd;
    const insert = `${gap(text.slice(Math.max(0, at - 200), at))}<figure>\n  ${tag}\n</figure>${gap(reversed(text.slice(at, at + 200)))}`;
    const altAt = at + insert.indexOf(' alt="') + ' alt="'.length;
    return { from: at, to: at, insert, selectFrom: altAt, selectTo: altAt + attribute(alt).length };
  };
}

/** A piece of a page as a block of its own, behind the block in which the cursor stands; its first words are to be typed over. */
export function insertSection(piece: string): Tool {
  return ({ text, end }) => {
    const at = blockEnd(text, end);
    const before = gap(text.slice(Math.max(0, at - 200), at));
    const insert = `${before}${piece}${gap(reversed(text.slice(at, at + 200)))}`;
    const words = /<(?:h[1-6]|p|strong)>([^<]+)/.exec(piece);
    const first = words ? words.index + words[0].length - (words[1]?.length ?? 0) : 0;
    const selectFrom = at + before.length + first;
    return {
      from: at,
      to: at,
      insert,
      selectFrom,
      selectTo: selectFrom + (words?.[1]?.length ?? 0),
    };
  };
}

import type { Token, Tokens } from 'marked';
import { site } from '../../src/config/site';
import { colour, face, type Face } from './style';

/** A stretch of text in one face and colour. */
export interface Run {
  readonly text: string;
  readonly face: Face;
  readonly colour: string;
  readonly link?: string;
}

/** A word or a blank, possibly of several runs, measured by the caller. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
};

const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (found) => entities[found] ?? found);

/** Flattens Markdown's inline tokens. Straight apostrophes become typographic ones outside code. */
export function toRuns(
  tokens: readonly Token[] | undefined,
  style: { face: Face; colour: string },
): Run[] {
  const runs: Run[] = [];
  const add = (text: string, change: Partial<Run> = {}) => runs.push({ text, ...style, ...change });
  for (const token of tokens ?? []) {
    const inner = 'tokens' in token ? (token as Tokens.Generic).tokens : undefined;
    if (token.type === 'strong') runs.push(...toRuns(inner, { ...style, face: face.strong }));
    else if (token.type === 'em') runs.push(...toRuns(inner, { ...style, colour: colour.brand }));
    else if (token.type === 'codespan') add(plain(token.raw.slice(1, -1)), { face: face.code });
    else if (token.type === 'link') {
      const { href } = token as Tokens.Link;
      const link = href.startsWith('/') ? site.defaultUrl + href : href;
      runs.push(
        ...toRuns(inner, { ...style, colour: colour.brand }).map((run) => ({ ...run, link })),
      );
    } else if (inner) runs.push(...toRuns(inner, style));
    else if ('text' in token) add(typographic(plain(String(token.text))));
  }
  return runs.flatMap(splitRupee);
}

export function typographic(text: string): string {
  return text
    .replace(/\n/g, ' ')
    .replace(/'/g, '’')
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/ - /g, ' – ');
}

/** The rupee sign lives in a file of its own, as on the site. */
function splitRupee(run: Run): Run[] {
  if (!run.text.includes('₹') || run.face === face.code || run.face.endsWith('-rupee'))
    return [run];
  return run.text
    .split(/(₹)/)
    .filter((part) => part !== '')
    .map((text) =>
      text === '₹' ? { ...run, text, face: `${run.face}-rupee` as Face } : { ...run, text },
    );
}

/** Breaks runs into lines no wider than `width`, between words only. */
export function breakLines(
  runs: readonly Run[],
  width: number,
  measure: (run: Run) => number,
): Line[] {
  // A word may be made of several runs ("₹" + "500"): pieces without a blank between them stay together.
  const words: Run[][] = [];
  let glued = false;
  for (const run of runs) {
    for (const piece of run.text.split(/( +)/)) {
      if (piece === '') continue;
      if (/^ +$/.test(piece)) {
        words.push([{ ...run, text: ' ' }]);
        glued = false;
        continue;
      }
      const last = words.at(-1);
      if (glued && last) last.push({ ...run, text: piece });
      else words.push([{ ...run, text: piece }]);
      glued = true;
    }
  }
  const lines: { runs: Run[]; width: number }[] = [];
  let line: Run[] = [];
  let used = 0;
  const close = () => {
    while (line.at(-1)?.text === ' ') {
      const blank = line.pop();
      if (blank) used -= measure(blank);
    }
    if (line.length > 0) lines.push({ runs: merge(line), width: used });
    line = [];
    used = 0;
  };
  for (const word of words) {
    const wide = word.reduce((sum, run) => sum + measure(run), 0);
    const blank = word[0]?.text === ' ';
    if (blank && line.length === 0) continue;
    if (!blank && used + wide > width && line.length > 0) close();
    line.push(...word);
    used += wide;
  }
  close();
  return lines;
}

function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.face === run.face && last.colour === run.colour && last.link === run.link) {
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    } else merged.push(run);
  }
  return merged;
}

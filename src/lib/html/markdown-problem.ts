import { markdownLimits } from '@/config/limits';
import { markupProblem } from './markup-problem';

const inIndia = (count: number) => count.toLocaleString('en-IN');

const problems = {
  length: `Markdown can have at most ${inIndia(markdownLimits.length)} characters. Please split the text, or write it in HTML.`,
  lines: `Markdown can have at most ${inIndia(markdownLimits.lines)} lines. Please split the text, or write it in HTML.`,
  nesting: `A line of the text stands in more than ${markdownLimits.nesting} quotes or lists. Please make it simpler.`,
  marks: `The text has more than ${inIndia(markdownLimits.marks)} marks of list items and quotes. Please split it.`,
  indent: `A line of the text is indented by more than ${markdownLimits.indent} columns. Please make it simpler.`,
  word: `The text has a word or address of more than ${inIndia(markdownLimits.word)} characters. Please shorten it.`,
  block: `A paragraph, a table or a piece of code has more than ${inIndia(markdownLimits.block)} characters. Please split it by an empty line.`,
  delimiters: `The text has more than ${inIndia(markdownLimits.delimiters)} signs of Markdown, such as * and [. Please split it.`,
  blockDelimiters: `A paragraph has more than ${inIndia(markdownLimits.blockDelimiters)} signs of Markdown, such as * and [. Please split it by an empty line.`,
  cells: `The tables of the text have more than ${inIndia(markdownLimits.cells)} cells. Please make them smaller.`,
} as const;

type Measure = keyof typeof problems;

/** Each mark of a quote or list item at the beginning of a line. */
const container = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
const blank = /[ \t]*/y;
/** Begins a block of its own even within a paragraph. */
const interrupts = /^ {0,3}(?:[-*+]|#{1,6})[ \t]+\S/;
const fence = /^[ \t]*(?:```|~~~)/;
const isIndented = /^(?: {4}|\t|[ \t]*$)/;
const delimiter = /[*_~`[\]<!@\\()&]/g;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function widthOf(prefix: string): number {
  return prefix.length + 3 * countOf(prefix, /\t/g);
}

/** How many quotes and list items begin on a line, and the place of its first word. */
function readPrefix(line: string): { marks: number; at: number } {
  let [marks, at] = [0, 0];
  for (container.lastIndex = 0; container.test(line); marks += 1) at = container.lastIndex;
  blank.lastIndex = at;
  return { marks, at: blank.test(line) ? blank.lastIndex : at };
}

function lineProblem(line: string, { marks, at }: { marks: number; at: number }) {
  if (marks > markdownLimits.nesting) return 'nesting';
  if (at < line.length && widthOf(line.slice(0, at)) > markdownLimits.indent) return 'indent';
  const isLong = line.split(/\s+/).some((word) => word.length > markdownLimits.word);
  return isLong ? 'word' : undefined;
}

function measureExcess(text: string): Measure | undefined {
  if (text.length > markdownLimits.length) return 'length';
  const lines = text.split(/\r\n?|\n/);
  if (lines.length > markdownLimits.lines) return 'lines';
  const all = { delimiters: 0, cells: 0, marks: 0 };
  // Rows are counted over whole runs of lines: the number of cells of a table is that of its widest line in each.
  let [length, delimiters, rows, widest] = [0, 0, 0, 0];
  let [code, isFenced] = [0, false];
  for (const line of lines) {
    const prefix = readPrefix(line);
    const problem = lineProblem(line, prefix);
    if (problem) return problem;
    all.marks += prefix.marks;
    if (line.trim() === '') [length, delimiters, rows, widest] = [0, 0, 0, 0];
    if (interrupts.test(line)) [length, delimiters] = [0, 0];
    if (fence.test(line)) isFenced = !isFenced;
    code = isFenced || isIndented.test(line) ? code + line.length + 1 : 0;
    const own = countOf(line, delimiter);
    length += line.length + 1;
    delimiters += own;
    all.delimiters += own;
    const before = widest === 0 ? 0 : (widest + 1) * rows;
    rows += 1;
    widest = Math.max(widest, countOf(line, /\|/g));
    if (widest > 0) all.cells += (widest + 1) * rows - before;
    if (Math.max(length, code) > markdownLimits.block) return 'block';
    if (delimiters > markdownLimits.blockDelimiters) return 'blockDelimiters';
    if (all.marks > markdownLimits.marks) return 'marks';
    if (all.delimiters > markdownLimits.delimiters) return 'delimiters';
    if (all.cells > markdownLimits.cells) return 'cells';
  }
  return undefined;
}

/** Code is shown as it is written, so the tags in it make no elements. */
function withoutCode(text: string): string {
  return text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
}

/**
 * What is too much about Markdown, as a sentence for whoever writes it; undefined for a text that can be turned
 * into HTML within a second. The HTML in it is judged as such.
 */
export function markdownProblem(text: string): string | undefined {
  const measure = measureExcess(text);
  return measure ? problems[measure] : markupProblem(withoutCode(text), 'markdown');
}

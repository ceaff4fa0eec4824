import { QueryError } from './model';

export interface Token {
  /** `name`: a word in double quotes, which is never a keyword. */
  readonly kind: 'word' | 'name' | 'number' | 'text' | 'symbol' | 'end';
  /** Words in small letters; of a text what stands between its quotes. */
  readonly text: string;
  readonly at: number;
  /** In the query, quotes included. */
  readonly length: number;
}

/** More than any question here needs; what is longer was pasted by mistake. */
export const queryLimits = { characters: 1000, tokens: 300, depth: 30 } as const;

const blank = /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y;
const word = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /(?:\d+(?:\.\d+)?|\.\d+)(?![\w.])/y;
// Phones turn straight quotes into curly ones.
const text = /['‘’](?:[^'‘’]|'')*['‘’]/y;
const name = /["“”][^"“”]*["“”]/y;
const symbol = /<=|>=|<>|!=|[=<>+\-*/%(),.;]/y;

const patterns = [
  ['word', word],
  ['number', number],
  ['text', text],
  ['name', name],
  ['symbol', symbol],
] as const;

function matchAt(pattern: RegExp, query: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(query)?.[0];
}

function textOf(kind: Token['kind'], found: string): string {
  if (kind === 'word' || kind === 'symbol') return found === '!=' ? '<>' : found.toLowerCase();
  if (kind === 'text') return found.slice(1, -1).replaceAll("''", "'");
  return kind === 'name' ? found.slice(1, -1) : found;
}

function tokenAt(query: string, at: number): Token {
  for (const [kind, pattern] of patterns) {
    const found = matchAt(pattern, query, at);
    if (found !== undefined) return { kind, text: textOf(kind, found), at, length: found.length };
  }
  const sign = query.charAt(at);
  if (/['‘’"“”]/.test(sign))
    throw new QueryError('A text begins here and does not end: its closing quote is missing.', at);
  if (/\d|\./.test(sign)) throw new QueryError('This is not a number that can be read.', at);
  throw new QueryError(`“${sign}” is no part of a query here.`, at);
}

/**
 * The words of a query, with an `end` behind them.
 * @throws QueryError where a sign belongs to nothing, and for a query that is too long
 */
export function readTokens(query: string): Token[] {
  if (query.length > queryLimits.characters)
    throw new QueryError(
      `This is longer than ${queryLimits.characters} characters. The question needs fewer than 200.`,
      queryLimits.characters,
      0,
    );
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    const space = matchAt(blank, query, at);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    if (query.startsWith('/*', at))
      throw new QueryError('A comment begins here and does not end.', at, 2);
    const token = tokenAt(query, at);
    tokens.push(token);
    if (tokens.length > queryLimits.tokens)
      throw new QueryError('This has more parts than the exercise reads.', at, token.length);
    at += token.length;
  }
  return [...tokens, { kind: 'end', text: '', at: query.length, length: 0 }];
}

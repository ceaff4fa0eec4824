import { QueryError } from './model';
import { queryLimits, readTokens, type Token } from './tokens';

/** Words that SQL keeps for itself; a name that is one of them is a clause in the wrong place. */
const keywords = new Set(
  'select distinct from where group by having order asc desc limit offset as and or not in between like is null case join on union with'.split(
    ' ',
  ),
);

/** How a token is called in a message. */
export function quoted(token: Token): string {
  if (token.kind === 'end') return 'the end of the query';
  if (token.kind === 'text') return `the text '${token.text}'`;
  return `“${keywords.has(token.text) ? token.text.toUpperCase() : token.text}”`;
}

/** Goes through the words of a query, one after the other. */
export class TokenReader {
  private readonly tokens: readonly Token[];
  private index = 0;
  private depth = 0;

  constructor(query: string) {
    this.tokens = readTokens(query);
  }

  /** @param ahead 1 is the one after the next */
  peek(ahead = 0): Token {
    const token = this.tokens[this.index + ahead] ?? this.tokens.at(-1);
    if (!token) throw new QueryError('There is no query yet.', 0, 0);
    return token;
  }

  next(): Token {
    const token = this.peek();
    this.index += 1;
    return token;
  }

  /** Whether the next words and symbols are these. */
  isNext(...texts: readonly string[]): boolean {
    return texts.every((text, ahead) => {
      const token = this.peek(ahead);
      return (token.kind === 'word' || token.kind === 'symbol') && token.text === text;
    });
  }

  /** Goes on where the next words are these. @returns whether they were */
  take(...texts: readonly string[]): boolean {
    if (!this.isNext(...texts)) return false;
    this.index += texts.length;
    return true;
  }

  /** @param why said behind what was expected */
  expect(text: string, why = ''): Token {
    const token = this.peek();
    if (this.take(text)) return token;
    throw this.error(`Expected ${text.toUpperCase()} here${why}, but found ${quoted(token)}.`);
  }

  /** A name that is no keyword, with its quotes taken off. */
  name(what: string): Token {
    const token = this.peek();
    const isName = token.kind === 'name' || (token.kind === 'word' && !keywords.has(token.text));
    if (!isName) throw this.error(`Expected ${what} here, but found ${quoted(token)}.`);
    return this.next();
  }

  isName(): boolean {
    const { kind, text } = this.peek();
    return kind === 'name' || (kind === 'word' && !keywords.has(text));
  }

  error(message: string, token: Token = this.peek()): QueryError {
    return new QueryError(message, token.at, token.length);
  }

  /** Reads something that may hold the like of itself, so deep and no deeper. */
  within<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > queryLimits.depth)
      throw this.error('Too many brackets within brackets for this exercise.');
    const found = read();
    this.depth -= 1;
    return found;
  }
}

import type { Catalogue, StoredFunction } from './catalogue';

/** Where what belongs to no single noun stands. */
export const sharedNoun = 'shared';

const afterDot = (name: string) => name.slice(name.indexOf('.') + 1);

const isNamedIn = (text: string, name: string) =>
  new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text);

/** How often a text names a table. */
const mentions = (text: string, table: string) =>
  text.split(new RegExp(`\\b${table}\\b`)).length - 1;

const only = (nouns: readonly string[]): string | undefined =>
  new Set(nouns).size === 1 ? nouns[0] : undefined;

/** `search_posts` is about `blog_posts`, `page_search_text` about `pages`. */
function isNamedAfter(functionName: string, table: string): boolean {
  const noun = table.split('_').at(-1)?.replace(/s$/, '') ?? table;
  return functionName.split('_').some((word) => word.replace(/s$/, '') === noun);
}

/** The table that a function speaks of most, one in its name before all others. */
function tableSpokenOf(fn: StoredFunction, tables: readonly string[]): string | undefined {
  const score = (table: string) =>
    mentions(fn.body, table) + (isNamedAfter(afterDot(fn.name), afterDot(table)) ? 100 : 0);
  return tables.filter((table) => isNamedIn(fn.body, table)).sort((a, b) => score(b) - score(a))[0];
}

/** The nouns of everything that uses a function: parts of tables and other functions. */
function usersOf(fn: StoredFunction, catalogue: Catalogue, nouns: Nouns): string[] {
  const { tables, constraints, indexes, policies, functions } = catalogue;
  const parts = [...tables, ...constraints, ...indexes, ...policies]
    .filter((part) => isNamedIn(part.definition, fn.name))
    .map((part) => afterDot(part.table));
  const callers = functions
    .filter((other) => other.name !== fn.name && isNamedIn(other.body, fn.name))
    .map((other) => nouns.get(other.signature) ?? sharedNoun);
  return [...parts, ...callers];
}

type Nouns = ReadonlyMap<string, string>;

/**
 * The noun of each function, by signature: the table whose trigger it is, the table that it speaks of most, the noun
 * of the private function that it is the API's door to, the table it is named after, the noun of the one function that it calls, or the one noun that uses it; `shared` where there is no such one.
 */
export function assignNouns(catalogue: Catalogue): Nouns {
  const { functions, triggers } = catalogue;
  const tables = catalogue.tables.map((table) => table.table);
  const nouns = new Map<string, string>();
  const settle = (find: (fn: StoredFunction) => string | undefined) => {
    for (const fn of functions.filter(({ signature }) => !nouns.has(signature))) {
      const noun = find(fn);
      if (noun) nouns.set(fn.signature, noun);
    }
  };
  settle((fn) => {
    const triggered = triggers.filter(({ calls }) => calls === fn.name);
    if (triggered.length === 0) return undefined;
    return only(triggered.map(({ table }) => afterDot(table))) ?? sharedNoun;
  });
  const doorOf = (fn: StoredFunction) =>
    fn.name.startsWith('public.')
      ? functions.find(({ name }) => name === `private.${afterDot(fn.name)}`)
      : undefined;
  settle((fn) => {
    const table = doorOf(fn) ? undefined : tableSpokenOf(fn, tables);
    return table && afterDot(table);
  });
  settle((fn) => nouns.get(doorOf(fn)?.signature ?? ''));
  settle((fn) => tables.map(afterDot).find((table) => isNamedAfter(afterDot(fn.name), table)));
  settle((fn) => {
    const called = functions.filter((other) => isNamedIn(fn.body, other.name));
    return only(called.map((other) => nouns.get(other.signature) ?? sharedNoun));
  });
  settle((fn) => only(usersOf(fn, catalogue, nouns)));
  settle(() => sharedNoun);
  return nouns;
}

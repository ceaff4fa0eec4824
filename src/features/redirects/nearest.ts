import { builtInPaths } from '@/config/built-in-paths';

const SUGGESTIONS = 3;
/** Below this two addresses have little in common. */
const LEAST_LIKENESS = 0.35;

/** What published pages are looked for by: beginning and end of the three longest words, one of which a slip leaves whole. */
export function piecesOf(path: string): string[] {
  const words = path.split(/[^a-z0-9]+/).filter((word) => word.length > 3);
  const longest = words.sort((a, b) => b.length - a.length).slice(0, 3);
  return [...new Set(longest.flatMap((word) => [word.slice(0, 5), word.slice(-5)]))];
}

/** The pairs of neighbouring letters of each word. */
function pairsOf(path: string): Set<string> {
  const pairs = new Set<string>();
  for (const word of path.toLowerCase().split(/[^a-z0-9]+/))
    for (let index = 0; index < word.length - 1; index += 1)
      pairs.add(word.slice(index, index + 2));
  return pairs;
}

/** How much two addresses are alike, from 0 to 1: twice the pairs that they share by all that they have. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/**
 * Addresses that somebody may have meant by one that leads nowhere, the likeliest first, at most three.
 *
 * @param pages published ones, beside what is built in
 */
export function nearestAddresses(path: string, pages: readonly string[] = []): string[] {
  const pairs = pairsOf(path);
  return [...new Set([...pages, ...builtInPaths])]
    .filter((candidate) => candidate !== path)
    .map((candidate) => ({ candidate, score: likeness(pairs, pairsOf(candidate)) }))
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/** How the plan of `chunks.ts` joins modules that are fetched together into files. */

import type { ModuleGraph } from './module-graph.ts';

/** A page, or late code, with all that it imports. */
export interface Load {
  readonly index: number;
  readonly round: number;
  /** Pages count in every round: those of the staff fetch visitors' code, too. */
  readonly isPage: boolean;
  /** Late code that its page asks for by itself, as soon as it stands. */
  readonly isAtOnce: boolean;
  /** How much dearer than elsewhere a byte in vain is. */
  readonly price: number;
  /** How much more than elsewhere one file less is worth. */
  readonly haste: number;
  readonly modules: ReadonlySet<string>;
  /** Of late code: the pages that lead to it. */
  readonly hosts: Set<Load>;
  /** How many files it fetches, as the plan stands. */
  files: number;
}

/** Modules that share a file, and the loads that fetch it. */
export interface Part {
  /** Grows when a load comes to fetch it for the sake of another part. */
  readonly loads: Set<Load>;
  readonly isForStaff: boolean;
  readonly modules: readonly string[];
  readonly size: number;
}

export const rounds = ['site', 'extras', 'late', 'staff'] as const;
export const [SITE, EXTRAS, LATE, STAFF] = [0, 1, 2, 3] as const;

/** What one file less is worth to a load in each round, in bytes for every file that it has. */
const WORTH = [340, 1000, 150, 280] as const;
/**
 * A page counts as one, and so does late code that comes by itself. Other late code, and where visitors' pages share with
 * them the staff's, comes up more rarely.
 */
const [WEIGHT_OF_LATE, WEIGHT_OF_STAFF_BESIDE_VISITORS] = [0.03, 0.11];

/** A page of visitors. */
export function isVisit({ isPage, round }: Load): boolean {
  return isPage && round === SITE;
}

/**
 * Joins parts as long as that pays.
 * @param placeOf where the modules of earlier rounds are; those of this one are added
 */
export function joinParts(
  parts: readonly Part[],
  graph: ModuleGraph,
  own: ReadonlyMap<string, ReadonlySet<Load>>,
  placeOf: Map<string, Part>,
  round: number,
): readonly Part[] {
  const joined = [...parts];
  for (const part of joined) for (const id of part.modules) placeOf.set(id, part);
  for (const { loads } of joined) for (const load of loads) load.files += 1;
  const worth = WORTH[round] ?? 0;
  const priceOf = pricesOf(joined, round);

  const worthOfFile = (load: Load) => weightOf(load, round) * load.haste * worth * load.files;

  function gainOf(one: Part, other: Part): number {
    // Only where visitors come first do the staff fetch what they do not need.
    if (one.isForStaff !== other.isForStaff && round !== SITE) return 0;
    let gain = 0;
    for (const load of one.loads) {
      if (other.loads.has(load)) gain += worthOfFile(load);
      else gain -= (priceOf.get(load) ?? 0) * other.size;
    }
    for (const load of other.loads)
      if (!one.loads.has(load)) gain -= (priceOf.get(load) ?? 0) * one.size;
    return gain;
  }

  function importsOf({ modules }: Part): { ids: readonly string[]; files: ReadonlySet<Part> } {
    const inside = new Set(modules);
    const ids = [...graph.closureOf(modules)].filter((id) => !inside.has(id));
    return { ids, files: new Set(ids.flatMap((id) => placeOf.get(id) ?? [])) };
  }

  /** Pages that fetch the part and need nothing of this file, which it imports. */
  function inVain({ loads }: Part, file: Part): readonly Load[] {
    return [...loads].filter((load) => load.isPage && !file.loads.has(load));
  }

  /**
   * What a part costs those who fetch other files for its sake alone; no bound where visitors would, where it needs what
   * belongs to one page, and where two files would import each other.
   */
  function costOf(part: Part): number {
    const inside = new Set(part.modules);
    const { ids, files } = importsOf(part);
    if (!ids.every((id) => isSubset(part.loads, own.get(id) ?? part.loads))) return Infinity;
    let cost = 0;
    for (const file of files) {
      if ([...graph.closureOf(file.modules)].some((id) => inside.has(id))) return Infinity;
      for (const load of inVain(part, file)) {
        if (load.round === SITE) return Infinity;
        cost += worthOfFile(load) + (priceOf.get(load) ?? 0) * file.size;
      }
    }
    return cost;
  }

  for (;;) {
    const pairs: { one: Part; other: Part; gain: number }[] = [];
    for (const [index, one] of joined.entries())
      for (const other of joined.slice(index + 1)) {
        const gain = gainOf(one, other);
        if (gain > 0) pairs.push({ one, other, gain });
      }
    const best = pairs
      .sort((a, b) => b.gain - a.gain)
      .find(({ one, other, gain }) => gain > costOf(union(one, other)));
    if (!best) return joined;
    const { one, other } = best;
    const both = union(one, other);
    for (const load of one.loads) if (other.loads.has(load)) load.files -= 1;
    for (const id of both.modules) placeOf.set(id, both);
    for (const file of importsOf(both).files)
      for (const load of inVain(both, file)) {
        file.loads.add(load);
        load.files += 1;
      }
    joined.splice(joined.indexOf(other), 1);
    joined[joined.indexOf(one)] = both;
  }
}

function weightOf(load: Load, round: number): number {
  if (!load.isPage && !load.isAtOnce) return WEIGHT_OF_LATE;
  return load.round === STAFF && round === SITE ? WEIGHT_OF_STAFF_BESIDE_VISITORS : 1;
}

/**
 * What a byte in vain costs a load. The more a public page fetches, compared with the others, the more it costs there:
 * squared, for it is the heaviest of them that stand at the limit.
 */
function pricesOf(parts: readonly Part[], round: number): ReadonlyMap<Load, number> {
  const bytes = new Map<Load, number>();
  for (const { loads, size } of parts)
    for (const load of loads) bytes.set(load, (bytes.get(load) ?? 0) + size);
  const visits = [...bytes].filter(([load]) => isVisit(load));
  const mean = visits.reduce((sum, [, size]) => sum + size, 0) / visits.length;
  return new Map(
    [...bytes].map(([load, size]) => [
      load,
      weightOf(load, round) * load.price * (isVisit(load) ? (size / mean) ** 2 : 1),
    ]),
  );
}

function isSubset<T>(some: ReadonlySet<T>, all: ReadonlySet<T>): boolean {
  return [...some].every((each) => all.has(each));
}

function union(one: Part, other: Part): Part {
  return {
    loads: new Set([...one.loads, ...other.loads]),
    isForStaff: one.isForStaff || other.isForStaff,
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
  };
}

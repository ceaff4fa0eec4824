/**
 * Which modules share a file of the built site.
 *
 * A browser fetches a page with all that the page imports, and late code (a dialog, a form) with all that it imports:
 * each of these is a load. Modules that the same loads need belong together. But there are hundreds of such sets, most
 * of them under one KiB, and a request costs more than that. So two sets become one file as long as it pays: each load
 * that needs both saves a request, each load that needs one of them fetches the other in vain. The more files a load
 * has, the more one less is worth to it; that evens them out.
 *
 * It is done in rounds, and a module belongs to the first that needs it: what public pages need at once, what they
 * fetch once they stand, what else visitors may ask for, and what only the staff need. No file mixes rounds. That keeps
 * the staff's code away from visitors, and late code out of what comes first.
 *
 * What only one page or late code needs stays in its own file. What only the start of the application needs stays there: it names
 * the files of all pages and changes with each of them, so nothing else may depend on it. What stands around the pages of the staff
 * shares a file with what else all of them need.
 *
 * All of this follows from the sources alone. A file is called after its largest module, so that its name survives
 * changes elsewhere.
 */
import { moduleGraph, type ModuleGraph, type Modules } from './module-graph.ts';

interface Load {
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

type NewLoad = Pick<Load, 'round' | 'modules'> &
  Partial<Pick<Load, 'isPage' | 'isAtOnce' | 'price' | 'haste'>>;

/** Modules that share a file, and the loads that fetch it. */
interface Part {
  /** Grows when a load comes to fetch it for the sake of another part. */
  readonly loads: Set<Load>;
  readonly isForStaff: boolean;
  readonly modules: readonly string[];
  readonly size: number;
}

const rounds = ['site', 'extras', 'late', 'staff'] as const;
const [SITE, EXTRAS, LATE, STAFF] = [0, 1, 2, 3] as const;

/** The tables of pages, and what every page of them stands in. */
const tables = [
  { table: 'app/router.tsx', frame: ['main.tsx', 'app/site-layout.tsx'], round: SITE },
  {
    table: 'app/staff-pages.tsx',
    frame: ['main.tsx', 'app/staff-pages.tsx', 'app/routes/cms/cms-layout.tsx'],
    round: STAFF,
  },
] as const;

/** Pages of the staff that do without the last part of their frame. */
const isBare = /\/cms\/(login|forgot-password|set-password)\.tsx$/;

/**
 * What every public page fetches once it is used, or late, counts as one load; so does what it fetches for who does nothing,
 * where a byte in vain is dearest.
 */
const extras = [
  {
    files: [
      'app/site-extras.tsx',
      'features/site-chrome/components/ticker.tsx',
      'features/site-chrome/components/waiting-notice.tsx',
    ],
    price: 1,
  },
  { files: ['lib/outbox/after-page.ts'], price: 30 },
];

/** Late code that public pages ask for by themselves; articles and pages of the CMS where they came after the build. */
const atOnce = [
  'features/jobs/applications/own-applications.tsx',
  'features/pages/components/page-view.tsx',
  'features/posts/components/article-view.tsx',
];

/**
 * Files that a page has whatever the plan: those of the start, the framework, the frame and its own. The router counts as a part
 * of the framework: to reckon with one more would join more, past the limits of the heaviest pages and the staff's first screen.
 */
const FILES_OF_A_PAGE = 6;
/** What one file less is worth to a load in each round, in bytes for every file that it has. */
const WORTH = [340, 1000, 150, 280] as const;
/** Sign-in comes before everything else that the staff fetch, and has the least to show for it. */
const PRICE_OF_BARE = 5;
/** Where the staff go from there; later screens find most files in the cache. */
const isFirst = /\/cms\/(dashboard|posts)\.tsx$/;
const HASTE_OF_FIRST = 14;
/**
 * A page counts as one, and so does late code that comes by itself. Other late code, and where visitors' pages share with
 * them the staff's, comes up more rarely.
 */
const [WEIGHT_OF_LATE, WEIGHT_OF_STAFF_BESIDE_VISITORS] = [0.03, 0.11];

/**
 * @param root the folder of the project, with a slash at its end
 * @param isPlaced what goes into other files in any case
 * @returns the name of a module's file; null where the bundler's own rules serve
 */
export function sharedFiles(
  root: string,
  isPlaced: readonly RegExp[],
): (id: string, modules: Modules) => string | null {
  let plan: ReadonlyMap<string, string> | undefined;
  return (id, modules) => {
    plan ??= makePlan(moduleGraph(modules), `${root}src/`, isPlaced);
    return plan.get(id) ?? null;
  };
}

function makePlan(
  graph: ModuleGraph,
  source: string,
  isPlaced: readonly RegExp[],
): Map<string, string> {
  const { loads, frames, fixed } = findLoads(graph, source);
  const main = `${source}main.tsx`;
  const start = graph.closureOf([main]);
  const afterStart = graph.closureOf([...frames, ...fixed].filter((id) => id !== main));
  const users = new Map<string, Load[]>();
  for (const load of loads)
    for (const id of load.modules)
      if (
        !isPlaced.some((test) => test.test(id)) &&
        !fixed.has(id) &&
        (afterStart.has(id) || !start.has(id))
      )
        users.set(id, [...(users.get(id) ?? []), load]);

  const plan = new Map<string, string>();
  const own = new Map<string, ReadonlySet<Load>>();
  const placeOf = new Map<string, Part>();
  for (const round of rounds.keys()) {
    const sets = new Map<string, Part>();
    for (const [id, all] of users) {
      const first = all.find((load) => load.round === round);
      if (!first) continue;
      users.delete(id);
      if (round !== EXTRAS && all.every((load) => load === first || isOnlyBelow(load, first))) {
        own.set(id, new Set(all));
        continue;
      }
      const counted = all.filter((load) => load.isPage || load.round === round);
      const key = counted.map(({ index }) => index).join();
      const isForStaff = counted.some((load) => load.isPage && load.round === STAFF);
      const { modules = [], size = 0 } = sets.get(key) ?? {};
      sets.set(key, {
        loads: new Set(counted),
        isForStaff,
        modules: [...modules, id],
        size: size + graph.sizeOf(id),
      });
    }
    const taken = new Set(plan.values());
    for (const { modules } of joinParts([...sets.values()], graph, own, placeOf, round)) {
      const name = nameOf(modules, graph, `${rounds[round]}`, taken);
      taken.add(name);
      for (const id of modules) plan.set(id, name);
    }
  }
  return plan;
}

/** Late code that only this page leads to. */
function isOnlyBelow({ hosts }: Load, page: Load): boolean {
  return hosts.size === 1 && hosts.has(page);
}

function findLoads(
  graph: ModuleGraph,
  source: string,
): { loads: readonly Load[]; frames: ReadonlySet<string>; fixed: ReadonlySet<string> } {
  const loads: Load[] = [];
  const late = new Map<string, Load>();
  const frames = new Set(tables.flatMap(({ frame }) => frame.map((file) => source + file)));
  const tableIds = new Set(tables.map(({ table }) => source + table));
  const extraIds = extras.map(({ files, price }) => ({
    ids: files.map((file) => source + file),
    price,
  }));
  const atOnceIds = atOnce.map((file) => source + file);
  const pages = tables.flatMap(({ table, frame, round }) =>
    graph.lateImportsOf(source + table).flatMap((id) => {
      if (frames.has(id)) return [];
      const around = frame.slice(0, isBare.test(id) ? -1 : undefined);
      const modules = graph.closureOf([...around.map((f) => source + f), id]);
      const price = isBare.test(id) ? PRICE_OF_BARE : 1;
      const haste = isFirst.test(id) ? HASTE_OF_FIRST : 1;
      return [{ id, round, price, haste, modules }];
    }),
  );

  function add({ isPage = false, isAtOnce = false, price = 1, haste = 1, ...rest }: NewLoad): Load {
    const load = {
      ...rest,
      index: loads.length,
      isPage,
      isAtOnce,
      price,
      haste,
      hosts: new Set<Load>(),
      files: isPage ? FILES_OF_A_PAGE : 1,
    };
    loads.push(load);
    return load;
  }

  function addLate(id: string, host: Load): void {
    const extra = extraIds.find(({ ids }) => ids.includes(id));
    const together = extra?.ids ?? [id];
    let load = late.get(id);
    if (!load) {
      const round = extra ? EXTRAS : host.round === SITE ? LATE : STAFF;
      const modules = graph.closureOf(together);
      const isAtOnce = !!extra || atOnceIds.includes(id);
      load = add({ round, modules, isAtOnce, price: extra?.price ?? 1 });
      for (const each of together) late.set(each, load);
    }
    if (load.hosts.has(host)) return;
    load.hosts.add(host);
    addLateOf(load.modules, host);
  }

  function addLateOf(modules: ReadonlySet<string>, host: Load): void {
    for (const id of modules)
      if (!tableIds.has(id)) for (const each of graph.lateImportsOf(id)) addLate(each, host);
  }

  for (const { round, modules, price, haste } of pages)
    addLateOf(modules, add({ round, modules, price, haste, isPage: true }));
  const missing = atOnceIds.filter((id) => !late.has(id));
  if (missing.length > 0) throw new Error(`No page asks late for ${missing.join(', ')}.`);
  const { frame } = tables[SITE];
  const fixed = new Set([...frame.map((file) => source + file), ...pages.map(({ id }) => id)]);
  return { loads, frames, fixed };
}

/**
 * Joins parts as long as that pays.
 * @param placeOf where the modules of earlier rounds are; those of this one are added
 */
function joinParts(
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
  const isOfVisitors = ({ isPage, round }: Load) => isPage && round === SITE;
  const visits = [...bytes].filter(([load]) => isOfVisitors(load));
  const mean = visits.reduce((sum, [, size]) => sum + size, 0) / visits.length;
  return new Map(
    [...bytes].map(([load, size]) => [
      load,
      weightOf(load, round) * load.price * (isOfVisitors(load) ? (size / mean) ** 2 : 1),
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

/** After the largest module: `site-tabs`, `late-dialog`, `staff-list-table`. */
function nameOf(
  modules: readonly string[],
  { sizeOf }: ModuleGraph,
  round: string,
  taken: ReadonlySet<string>,
): string {
  const [largest = ''] = [...modules].sort((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1));
  const [, packageName] = /node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(largest) ?? [];
  const name = `${round}-${packageName ?? largest.replace(/^.*\/|\.\w+$/g, '')}`;
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
  return unique;
}

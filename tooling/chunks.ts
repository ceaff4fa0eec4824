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
import {
  EXTRAS,
  isVisit,
  joinParts,
  LATE,
  rounds,
  SITE,
  STAFF,
  type Load,
  type Part,
} from './chunk-parts.ts';
import { moduleGraph, type ModuleGraph, type Modules } from './module-graph.ts';

type NewLoad = Pick<Load, 'round' | 'modules'> &
  Partial<Pick<Load, 'isPage' | 'isAtOnce' | 'price' | 'haste'>>;

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

/** Of a byte in vain where nobody uses the page. */
const PRICE_AT_REST = 30;
/**
 * Bytes on the wire, roughly. What pages at rest fetch and some need at once comes with what all of these have, where it is no larger:
 * beside something larger it would bring that everywhere.
 */
const SMALL = 100;
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
  { files: ['lib/outbox/after-page.ts'], price: PRICE_AT_REST },
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
/** Sign-in comes before everything else that the staff fetch, and has the least to show for it. */
const PRICE_OF_BARE = 5;
/** Where the staff go from there; later screens find most files in the cache. */
const isFirst = /\/cms\/(dashboard|posts)\.tsx$/;
const HASTE_OF_FIRST = 14;
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

  const visits = loads.filter(isVisit);
  for (const [id, all] of users)
    if (
      graph.sizeOf(id) <= SMALL &&
      all.some(({ price }) => price === PRICE_AT_REST) &&
      all.some(isVisit)
    )
      users.set(id, [...visits, ...all.filter((load) => !isVisit(load))]);

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

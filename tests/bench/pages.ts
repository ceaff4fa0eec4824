/**
 * `npm run bench:pages`: Lighthouse over the built site and over its own HTML without any script, in turn. See
 * `docs/performance.md` for the options and for what the columns mean.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBackend } from './support/backend-process.ts';
import { markdownTable, median, round } from './support/figures.ts';
import { visit, type Throttling, type Visit } from './support/lighthouse.ts';
import { addressesToMeasure } from './support/page-kinds.ts';
import { goalsMissed, limitsBroken } from './support/page-budgets.ts';
import { serveSite, type SiteServer } from './support/site-server.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    throttling: { type: 'string', default: 'simulate,devtools' },
    dist: { type: 'string' },
    against: { type: 'string' },
    pages: { type: 'string' },
    json: { type: 'string' },
  },
});

interface Build {
  readonly name: string;
  readonly site: SiteServer;
}

/** Visits of one address in one build, as many as there are runs. */
interface Series {
  readonly build: string;
  readonly address: string;
  readonly visits: Visit[];
}

function isThrottling(text: string): text is Throttling {
  return text === 'simulate' || text === 'devtools';
}

function typical({ visits }: Series): Visit {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  const values = names.map((name) => [name, median(visits.map((each) => each[name]))]);
  return Object.fromEntries(values) as Visit;
}

/** One line of the table: what stands before the slash is the page, behind it its own HTML. */
function row(series: Series, full: Visit, own: Visit, missed: readonly string[]): string[] {
  const pair = (name: keyof Visit, digits = 0) =>
    `${round(full[name], digits)} / ${round(own[name], digits)}`;
  const kib = (name: keyof Visit) => round(full[name] / 1024, 1);
  return [
    `${series.address}${series.build === 'build' ? '' : ` (${series.build})`}`,
    pair('score'),
    pair('fcp'),
    pair('lcp'),
    `${round(full.lcp / own.lcp, 2)}×`,
    pair('tbt'),
    pair('busy'),
    pair('cls', 3),
    pair('main'),
    `${round(full.main / own.main, 1)}×`,
    pair('work'),
    `${round(full.work / own.work, 1)}×`,
    pair('requests'),
    round(full.scripts),
    kib('script'),
    kib('css'),
    kib('html'),
    kib('font'),
    kib('image'),
    missed.join(', ') || '–',
  ];
}

const head = [
  'address',
  'score',
  'FCP ms',
  'LCP ms',
  'LCP',
  'TBT ms',
  'own TBT',
  'CLS',
  'main ms',
  'main',
  'own main ms',
  'own main',
  'requests',
  'scripts',
  'script KiB',
  'CSS',
  'HTML',
  'fonts',
  'pictures',
  'goals missed',
];

async function measure(
  builds: readonly Build[],
  addresses: readonly string[],
  throttling: Throttling,
  runs: number,
): Promise<Series[]> {
  const all = addresses.flatMap((address) =>
    builds.map(({ name, site }) => ({ build: name, address, site, visits: [] as Visit[] })),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const series of all) {
      const seen = await visit(series.site.origin + series.address, throttling);
      series.visits.push(seen);
      process.stderr.write(
        `${throttling} ${run}/${runs} ${series.address} ${series.build}: ${seen.score}, LCP ${round(seen.lcp)} ms, TBT ${round(seen.tbt)} ms\n`,
      );
    }
  }
  return all.map(({ build, address, visits }) => ({ build, address, visits }));
}

function report(all: readonly Series[]): { table: string; broken: string[] } {
  const broken: string[] = [];
  const rows = all
    .filter(({ build }) => !build.endsWith('own HTML'))
    .flatMap((series) => {
      const bare = all.find(
        ({ build, address }) =>
          address === series.address &&
          build === (series.build === 'build' ? 'own HTML' : `${series.build} own HTML`),
      );
      if (!bare) return [];
      const [full, own] = [typical(series), typical(bare)];
      if (series.build === 'build')
        broken.push(...limitsBroken(full, own).map((what) => `${series.address}: ${what}`));
      return [row(series, full, own, goalsMissed(full, own))];
    });
  return { table: markdownTable([head, ...rows]), broken };
}

const throttlings = options.throttling.split(',').filter(isThrottling);
const runs = Number(options.runs);
if (throttlings.length === 0 || !(runs >= 1))
  throw new Error('--throttling is simulate, devtools or both; --runs is a number from 1.');
// The backend is served beside `dist`, whatever build is measured.
if (options.dist === undefined || !existsSync('dist/index.html'))
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
const folder = options.dist ?? 'dist';

const backend = await startBackend();
const folders = [
  { name: 'build', folder },
  ...(options.against === undefined ? [] : [{ name: 'against', folder: options.against }]),
];
const builds: Build[] = [];
try {
  for (const each of folders) {
    const backendPort = backend.port;
    const bareName = each.name === 'build' ? 'own HTML' : `${each.name} own HTML`;
    builds.push({ name: each.name, site: await serveSite({ folder: each.folder, backendPort }) });
    builds.push({
      name: bareName,
      site: await serveSite({ folder: each.folder, backendPort, isBare: true }),
    });
  }
  const addresses = addressesToMeasure(folder, options.pages);
  const found: Record<string, Series[]> = {};
  for (const throttling of throttlings) {
    const all = await measure(builds, addresses, throttling, runs);
    found[throttling] = all;
    const { table, broken } = report(all);
    const machine = median(all.flatMap(({ visits }) => visits.map((each) => each.machine)));
    process.stdout.write(
      `\n${throttling}, median of ${runs}, machine ${round(machine)}; page / own HTML\n\n${table}\n`,
    );
    for (const line of broken) process.stdout.write(`limit broken: ${line}\n`);
    if (broken.length > 0) process.exitCode = 1;
  }
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(found, null, 2));
} finally {
  for (const { site } of builds) site.close();
  await backend.stop();
}

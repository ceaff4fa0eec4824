/**
 * `npm run bench:memory`: what the browser holds after each round through the CMS, and through the site, without a reload.
 * A round of the staff stands for a minute of work, one of a visitor for twenty seconds. See `docs/performance.md`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBackend } from './support/backend-process';
import { desk, launchBrowser, openTab, type Tab } from './support/browser';
import { markdownTable, round, slope } from './support/figures';
import { aroundCms, aroundSite, openCms, openSite } from './support/rounds';
import { createPosts } from './support/staff-scenarios';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
/** Until every part has come and every cache has what it keeps. */
const warmUp = Math.min(5, Math.floor(rounds / 4));

interface Held {
  /** KiB */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function held({ send }: Tab): Promise<Held> {
  // Twice: what the first pass finalises, the second collects.
  await send('HeapProfiler.collectGarbage');
  await send('HeapProfiler.collectGarbage');
  const { metrics } = await send('Performance.getMetrics');
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
  return {
    heap: value('JSHeapUsedSize') / 1024,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

interface Walk {
  readonly name: string;
  readonly isStaff: boolean;
  readonly open: typeof openCms;
  readonly around: typeof aroundCms;
}

const walks: readonly Walk[] = [
  { name: 'CMS', isStaff: true, open: openCms, around: aroundCms },
  { name: 'site', isStaff: false, open: openSite, around: aroundSite },
].filter(({ name }) => name.includes(options.only));

if (!options.built || !existsSync('dist/index.html'))
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
const backend = await startBackend();
const browser = await launchBrowser();
const rows: string[][] = [['walk', 'what', 'first', 'middle', 'last', 'a round', 'of the first %']];
try {
  await createPosts(60);
  for (const { name, isStaff, open, around } of walks) {
    const tab = await openTab(browser, desk, isStaff ? 'admin' : undefined);
    await tab.send('Performance.enable');
    await open(tab.page);
    const seen: Held[] = [];
    for (let index = 1; index <= rounds; index += 1) {
      await around(tab.page);
      const now = await held(tab);
      if (index > warmUp) seen.push(now);
      process.stderr.write(
        `${name} ${index}/${rounds}: ${round(now.heap)} KiB, ${now.nodes} nodes, ${now.listeners} listeners\n`,
      );
    }
    for (const what of ['heap', 'nodes', 'listeners'] as const) {
      const values = seen.map((each) => each[what]);
      const [first = NaN, last = NaN] = [values[0], values.at(-1)];
      rows.push([
        name,
        what === 'heap' ? 'heap KiB' : what,
        round(first),
        round(values[Math.floor(values.length / 2)] ?? NaN),
        round(last),
        round(slope(values), 2),
        round((slope(values) / first) * 100, 2),
      ]);
    }
    await tab.close();
  }
  process.stdout.write(
    `\n${rounds} rounds, of which ${warmUp} to warm up\n\n${markdownTable(rows)}\n`,
  );
} finally {
  await browser.close();
  await backend.stop();
}

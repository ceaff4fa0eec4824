/**
 * `npm run bench:interaction`: how long an act of a visitor or of the staff takes until its answer is painted, with the
 * processor at a quarter, over the built product. See `docs/performance.md`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBackend } from './support/backend-process';
import { desk, launchBrowser, openTab, phone } from './support/browser';
import { markdownTable, percentile, round } from './support/figures';
import { formScenarios } from './support/form-scenarios';
import type { Answer } from './support/probe';
import { profile } from './support/profile';
import type { Scenario } from './support/scenario';
import { siteScenarios } from './support/site-scenarios';
import { createPosts, staffScenarios } from './support/staff-scenarios';

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const times = Number(options.times);
const slowness = 4;

/** Names begin with what a page or an editor is called, so that a part of one chooses several. */
const chosen = [...siteScenarios, ...formScenarios, ...staffScenarios].filter(({ name }) =>
  name.includes(options.only),
);

if (!options.built || !existsSync('dist/index.html'))
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });

const backend = await startBackend();
const browser = await launchBrowser();

async function measure({ viewport, account, run }: Scenario): Promise<Answer[]> {
  const tab = await openTab(browser, viewport === 'phone' ? phone : desk, account);
  const slow = (isSlow: boolean) => tab.slow(isSlow ? slowness : 1);
  const answers: Answer[] = [];
  const collect = async () => {
    for await (const answer of run(tab.page, times, slow)) answers.push(answer);
  };
  try {
    await slow(true);
    if (options.profile) {
      const { kinds, functions } = await profile(tab, collect);
      const lines = [...Object.entries(kinds), ...functions];
      for (const [name, value] of lines)
        process.stdout.write(`  ${round(value / times, 1).padStart(8)} ms ${name}\n`);
    } else await collect();
  } finally {
    await tab.close();
  }
  return answers;
}

function row({ name, limit }: Scenario, answers: readonly Answer[]): string[] {
  const [frames, all] = [answers.map(({ frame }) => frame), answers.map(({ answer }) => answer)];
  const last = percentile(all, 0.98);
  return [
    name,
    String(answers.length),
    round(percentile(frames, 0.75)),
    round(percentile(frames, 0.98)),
    round(percentile(all, 0.75)),
    round(last),
    String(limit),
    last < limit ? 'yes' : 'no',
  ];
}

const head = ['act', 'times', 'frame p75', 'p98', 'answer p75', 'p98', 'goal', 'met'];
const rows: string[][] = [];
try {
  await createPosts(60);
  for (const scenario of chosen) {
    process.stderr.write(`${scenario.name}\n`);
    const answers = await measure(scenario);
    rows.push(row(scenario, answers));
    process.stderr.write(`  ${rows.at(-1)?.slice(1).join('  ') ?? ''}\n`);
  }
  process.stdout.write(
    `\nmilliseconds at a quarter of the processor\n\n${markdownTable([head, ...rows])}\n`,
  );
} finally {
  await browser.close();
  await backend.stop();
}

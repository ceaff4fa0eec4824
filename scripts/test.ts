/**
 * `npm test`: every proof that the product has, in the order of its cost. Ends with one line that sums
 * them up, `N passed, N failed`; each part of `check` and the build count as one.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/support/chromium.ts';
import { findFirefox, findWebKit } from '../tests/support/engines/find.ts';
import {
  countPlaywright,
  countVitest,
  playwrightFailures,
  vitestFailures,
  type Count,
  type PlaywrightReport,
  type VitestReport,
} from './test-failures.ts';

const reports = await mkdtemp(join(tmpdir(), 'careerloom-tests-'));
const total = { passed: 0, failed: 0 };
const failures: string[] = [];

function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return new Promise<boolean>((resolve) => {
    process.stdout.write(`\n> ${[command, ...args].join(' ')}\n`);
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

interface Heard {
  readonly isPassed: boolean;
  readonly text: string;
}

/** Runs a command and keeps what it says. */
function listen(command: string, args: readonly string[]): Promise<Heard> {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
    }
    child.on('error', (error) => resolve({ isPassed: false, text: String(error) }));
    child.on('close', (code) => resolve({ isPassed: code === 0, text }));
  });
}

/** @returns whether the last of them passed */
async function inTurn(names: readonly string[]): Promise<boolean> {
  let isPassed = true;
  for (const name of names) isPassed = await step(name);
  return isPassed;
}

/** A step that passes or fails as a whole. What it says is printed when it ends, since another runs beside it. */
async function step(name: string): Promise<boolean> {
  const { isPassed, text } = await listen('npm', ['run', '--silent', name]);
  process.stdout.write(`\n> npm run ${name}\n${text}`);
  count(isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  if (!isPassed) failures.push(`npm run ${name}`);
  return isPassed;
}

function count({ passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
}

/** Adds a part of the run; where its report names no failure although it failed, its name stands for it. */
function conclude(name: string, part: Count, named: readonly string[]): void {
  count(part);
  failures.push(...named);
  if (part.failed > named.length) failures.push(`${name}: failed outside of its tests, see above`);
}

async function vitest(name: string, args: readonly string[], isBeside = false): Promise<void> {
  const file = join(reports, `${name}.json`);
  const command = [
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const isPassed = isBeside ? await heard('npx', command) : await run('npx', command);
  const report = await readReport<VitestReport>(file);
  conclude(name, countVitest(report, isPassed), report ? vitestFailures(report) : []);
}

/** Runs a command beside another one that prints, and prints what it said when it ends. */
async function heard(command: string, args: readonly string[]): Promise<boolean> {
  const { isPassed, text } = await listen(command, args);
  process.stdout.write(`\n> ${[command, ...args].join(' ')}\n${text}`);
  return isPassed;
}

async function endToEnd(): Promise<void> {
  if (!(await hasBrowser())) {
    count({ passed: 0, failed: 1 });
    failures.push('end-to-end: no browser');
    return;
  }
  const file = join(reports, 'e2e.json');
  const isPassed = await run('npx', ['playwright', 'test'], { E2E_REPORT: file });
  const report = await readReport<PlaywrightReport>(file);
  const named = report ? playwrightFailures(report) : [];
  conclude('end-to-end', countPlaywright(report, isPassed), named);
}

/** The main stories in Firefox and WebKitGTK, where they are installed or demanded. */
async function otherEngines(): Promise<void> {
  if (findFirefox() || findWebKit() || process.env['REQUIRE_ENGINES'] === '1') {
    await vitest('engines', ['--config', 'vitest.engines.config.ts']);
    return;
  }
  process.stdout.write(
    '\nFirefox and WebKitGTK are not installed: their tests are left out. Debian: apt-get install firefox-esr webkit2gtk-driver xvfb\n',
  );
}

/** Installs a Chromium where that can be done without asking; otherwise says what to install. */
async function hasBrowser(): Promise<boolean> {
  if (findChromium() !== undefined) return true;
  await run('npx', ['playwright', 'install', 'chromium']);
  if (findChromium() !== undefined) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('sh', ['-c', 'apt-get update && apt-get install -y chromium']);
    if (findChromium() !== undefined) return true;
  }
  process.stderr.write(
    'The end-to-end tests need Chromium: run "npx playwright install chromium", or install the package "chromium", or set CHROMIUM_PATH.\n',
  );
  return false;
}

async function readReport<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

// The linters of the database come with the Supabase CLI, 142 MB that only the gate fetches.
const lintDatabase = process.env['REQUIRE_POSTGRES'] === '1' ? ['lint:database'] : [];
// Lint takes one processor as long as everything else that runs no test takes another.
const [isBuilt] = await Promise.all([
  inTurn(['check:types', 'check:format', 'check:unused', ...lintDatabase, 'build']),
  inTurn(['check:lint']),
]);
// Each of them keeps one processor busy and leaves the other idle.
await Promise.all([
  vitest('unit', [], true),
  vitest('database', ['--config', 'vitest.database.config.ts']),
]);
if (isBuilt) {
  await vitest('build', ['--config', 'vitest.build.config.ts']);
  await endToEnd();
  await otherEngines();
}

// Once more at the end: of a long log one reads the end.
if (failures.length > 0) process.stdout.write(`\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

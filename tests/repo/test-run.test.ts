// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  playwrightFailures,
  vitestFailures,
  type PlaywrightReport,
  type VitestReport,
} from '../../scripts/test-failures.ts';

const broken = 'tests/support/broken';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careerloom-broken-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program of node_modules as `npm test` does, not as a part of this run. */
function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  return new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', program), ...args], {
      stdio: 'ignore',
      env: { ...Object.fromEntries(own), NODE_ENV: 'test', ...environment },
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function runVitest(config: string, files: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const file = join(folder, `${config}-${files.join('-')}.json`);
  const isPassed = await run(
    'vitest/vitest.mjs',
    [
      ...['run', '--config', `${broken}/${config}.config.ts`],
      ...['--reporter=json', `--outputFile.json=${file}`],
      ...files.map((name) => `${broken}/${name}.ts`),
    ],
    env,
  );
  return { isPassed, report: JSON.parse(await readFile(file, 'utf8')) as VitestReport };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('a test run is green after a statement that the database refused, as expected', async () => {
  const env = { DATABASE_TEST_PORT: String(await freePort()) };
  const { isPassed, report } = await runVitest('vitest.database', ['refused-statement'], env);
  expect({ isPassed, ...countVitest(report, isPassed) }).toEqual({
    isPassed: true,
    passed: 1,
    failed: 0,
  });
}, 120_000);

describe('a test run is red (N19)', { timeout: 120_000 }, () => {
  it('on a failing test, a throwing hook, a file that cannot be imported, a time-out and a skipped test', async () => {
    const kinds = ['fails', 'throwing-hook', 'missing-import', 'time-out', 'skipped'];
    const { isPassed, report } = await runVitest('vitest', kinds);
    expect(isPassed).toBe(false);
    const counted = report.testResults.map((file) => [
      basename(file.name, '.ts'),
      // Each is counted by itself, so that none hides behind another's exit status.
      countVitest({ testResults: [file] }, true),
    ]);
    expect(Object.fromEntries(counted)).toEqual({
      fails: { passed: 1, failed: 1 },
      'throwing-hook': { passed: 1, failed: 2 },
      'missing-import': { passed: 0, failed: 1 },
      'time-out': { passed: 1, failed: 1 },
      skipped: { passed: 1, failed: 1 },
    });
    expect(vitestFailures(report).filter((text) => text.includes('did not run'))).toHaveLength(2);
  });

  it('on a rejection that nobody caught, although every test passed', async () => {
    const { isPassed, report } = await runVitest('vitest', ['unhandled-rejection']);
    expect(isPassed).toBe(false);
    expect(countVitest(report, isPassed)).toEqual({ passed: 1, failed: 1 });
  });

  it('on a failing test beside the embedded backend, whose database writes the exit status of its process', async () => {
    const env = { DATABASE_TEST_PORT: String(await freePort()) };
    const { isPassed, report } = await runVitest('vitest.database', ['fails'], env);
    expect(isPassed).toBe(false);
    expect(countVitest(report, isPassed)).toEqual({ passed: 1, failed: 1 });
  });

  it('on end-to-end tests that fail, throw, take too long, leave a rejection or are left out', async () => {
    const file = join(folder, 'playwright.json');
    const isPassed = await run(
      '@playwright/test/cli.js',
      ['test', '-c', `${broken}/playwright.config.ts`],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    );
    const report = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
    expect(isPassed).toBe(false);
    expect(countPlaywright(report, isPassed)).toEqual({ passed: 1, failed: 5 });
    expect(playwrightFailures(report).map((text) => text.split(' › ')[1]?.split('\n')[0])).toEqual([
      'fails',
      'takes too long',
      'leaves a rejection behind',
      'is left out',
      'never runs',
    ]);
  });

  it.each([undefined, { testResults: [] }])(
    'on a run that leaves no test behind (%o)',
    (report) => {
      expect(countVitest(report, true)).toEqual({ passed: 0, failed: 1 });
      expect(countPlaywright(report && { suites: [], errors: [] }, true)).toEqual({
        passed: 0,
        failed: 1,
      });
    },
  );
});

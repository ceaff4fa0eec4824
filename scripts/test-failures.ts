/**
 * What the reports of Vitest and Playwright say: how many tests passed and failed, and what failed, so that it can be said
 * again where a long log ends. A test that did not run has failed: no test of this project is skipped on purpose.
 */

import { stripVTControlCharacters } from 'node:util';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      /** `expected`, `unexpected`, `flaky` or `skipped`. */
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** What went wrong outside of any test. */
  readonly errors: readonly { readonly message?: string }[];
}

const longest = 25;

/** A heading and the first lines of what was said, without colours. */
function describe(heading: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return [heading, ...lines.slice(0, longest).map((line) => `    ${line}`)].join('\n');
}

const didNotRun = 'did not run';

/** One text per broken suite and per test that failed or did not run, of a Vitest run. */
export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const bad = assertionResults.filter((test) => test.status !== 'passed');
    const tests = bad.map(({ fullName, failureMessages, status: outcome }) =>
      describe(
        `${name} › ${fullName}`,
        outcome === 'failed' ? (failureMessages ?? []) : [didNotRun],
      ),
    );
    const hasFailedTest = bad.some((test) => test.status === 'failed');
    const isBroken = status === 'failed' && !hasFailedTest;
    return isBroken ? [describe(name, [message]), ...tests] : tests;
  });
}

function failedSpecs(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        describe(
          `${file}:${line} › ${title}`,
          status === 'skipped' ? [didNotRun] : results.flatMap(({ errors }) => messagesOf(errors)),
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

function passedSpecs({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.filter(({ status }) => status === 'expected'));
  return own.length + suites.reduce((sum, suite) => sum + passedSpecs(suite), 0);
}

function messagesOf(errors: PlaywrightReport['errors']): string[] {
  return errors.map(({ message = '' }) => message);
}

/** One text per failed test of a Playwright run, and one for what went wrong outside of them. */
export function playwrightFailures({ suites, errors }: PlaywrightReport): string[] {
  const outside = errors.length > 0 ? [describe('playwright', messagesOf(errors))] : [];
  return [...outside, ...suites.flatMap(failedSpecs)];
}

/**
 * What a run counts. Whatever the report says, a run that ended with an error, left no report or ran no test has failed.
 * @param isPassed whether its process ended with 0
 */
function countRun(passed: number, failed: number, isPassed: boolean): Count {
  const isRed = !isPassed || passed === 0;
  return { passed, failed: failed === 0 && isRed ? 1 : failed };
}

/** Counts a Vitest run; without a report it counts as one failure. */
export function countVitest(report: VitestReport | undefined, isPassed: boolean): Count {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return countRun(passed, report ? vitestFailures(report).length : 0, isPassed);
}

/** Counts a Playwright run; without a report it counts as one failure. */
export function countPlaywright(report: PlaywrightReport | undefined, isPassed: boolean): Count {
  const passed = report?.suites.reduce((sum, suite) => sum + passedSpecs(suite), 0) ?? 0;
  return countRun(passed, report ? playwrightFailures(report).length : 0, isPassed);
}

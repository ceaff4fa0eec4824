/** What failed, taken from the reports of Vitest and Playwright, so that it can be said again where a long log ends. */

import { stripVTControlCharacters } from 'node:util';

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
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
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
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

/** One text per failed test or broken suite of a Vitest run. */
export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [describe(name, [message])] : [];
    return failed.map(({ fullName, failureMessages }) =>
      describe(`${name} › ${fullName}`, failureMessages ?? []),
    );
  });
}

function failedSpecs(suite: PlaywrightSuite): string[] {
  const own = suite.specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) =>
      describe(
        `${file}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => messagesOf(errors))),
      ),
    );
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

function messagesOf(errors: PlaywrightReport['errors']): string[] {
  return errors.map(({ message = '' }) => message);
}

/** One text per failed test of a Playwright run, and one for what went wrong outside of them. */
export function playwrightFailures({ suites, errors }: PlaywrightReport): string[] {
  const outside = errors.length > 0 ? [describe('playwright', messagesOf(errors))] : [];
  return [...outside, ...suites.flatMap(failedSpecs)];
}

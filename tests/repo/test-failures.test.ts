import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from '../../scripts/test-failures.ts';

const passed = { ok: true, title: 'opens', file: 'home.spec.ts', line: 3, tests: [] };

describe('the recap of what failed', () => {
  it('names failed end-to-end tests of every depth with their messages, without colours', () => {
    const failed = {
      ok: false,
      title: 'closes',
      file: 'home.spec.ts',
      line: 9,
      tests: [
        {
          status: 'unexpected',
          results: [{ errors: [{ message: '\u001b[31mnot hidden\u001b[39m' }] }],
        },
      ],
    };
    const suites = [{ specs: [passed], suites: [{ specs: [failed, passed] }] }];
    expect(playwrightFailures({ suites, errors: [] })).toEqual([
      'home.spec.ts:9 › closes\n    not hidden',
    ]);
  });

  it('says what kept the end-to-end tests from running', () => {
    expect(playwrightFailures({ suites: [], errors: [{ message: 'port in use' }] })).toEqual([
      'playwright\n    port in use',
    ]);
  });

  it('names failed unit tests, and suites that broke before their first test', () => {
    const test = { status: 'failed', fullName: 'adds', failureMessages: ['3 is not 2'] };
    const results = [
      {
        name: 'sum.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [test, { status: 'passed', fullName: 'is', failureMessages: [] }],
      },
      { name: 'late.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ];
    expect(vitestFailures({ testResults: results })).toEqual([
      'sum.test.ts › adds\n    3 is not 2',
      'late.test.ts\n    no such file',
    ]);
  });
});

import type { Page } from '@playwright/test';
import type { DemoAccount } from '../../e2e/support/backend';
import type { Answer } from './probe';

/** One kind of act, done again and again. */
export interface Scenario {
  readonly name: string;
  readonly viewport: 'phone' | 'desk';
  /** Milliseconds within which 98 of 100 answers must be painted. */
  readonly limit: number;
  /** Who is signed in. */
  readonly account?: DemoAccount;
  readonly run: (page: Page, times: number, slow: Slow) => AsyncGenerator<Answer>;
}

/** Lets the processor be slow, or quick while nothing is measured. */
export type Slow = (isSlow: boolean) => Promise<void>;

import { readFileSync } from 'node:fs';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { asAnyone, demoEmail, demoPassword, type DemoAccount } from './backend';

interface Guard {
  /** Lets console errors that match pass: those that the test itself provokes. */
  readonly allowErrors: (pattern: RegExp) => void;
  /** Fails for errors of another page that were not allowed. */
  readonly check: (seen: readonly string[]) => void;
}

/** A demo account, or one that the test has made. */
export type Person = DemoAccount | { readonly email: string; readonly password: string };

interface Fixtures {
  readonly guard: Guard;
  /** Opens a page that is signed in, without walking through the form. */
  readonly asStaff: (account: Person) => Promise<Page>;
}

/** Key under which supabase-js keeps the session in the browser. */
export const sessionKey = 'careerloom-auth';

export const test = base.extend<Fixtures>({
  guard: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const seen: string[] = [];
      watch(page, seen);
      const check = (texts: readonly string[]) => {
        const unexpected = texts.filter((text) => !allowed.some((pattern) => pattern.test(text)));
        expect(unexpected, 'the page logs no error').toEqual([]);
      };
      await use({ allowErrors: (pattern) => allowed.push(pattern), check });
      // What a route is still answering in the background must not fail a test that is over.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      check(seen);
    },
    { auto: true },
  ],
  asStaff: async ({ page }, use) => {
    await use(async (account) => {
      await signInto(page, account);
      return page;
    });
  },
});

/** Puts a session into a page that has not been opened yet. */
export async function signInto(page: Page, account: Person): Promise<void> {
  const credentials =
    typeof account === 'string'
      ? { email: demoEmail(account), password: demoPassword }
      : { email: account.email, password: account.password };
  const { data, error } = await asAnyone().auth.signInWithPassword(credentials);
  if (error) throw error;
  await page.addInitScript(
    ([key, session]) => {
      // Only into a fresh tab: signing out in the test must stay signed out after a reload.
      if (key && session && !sessionStorage.getItem('test-signed-in')) {
        sessionStorage.setItem('test-signed-in', '1');
        localStorage.setItem(key, session);
      }
    },
    [sessionKey, JSON.stringify(data.session)],
  );
  if (typeof account === 'string') await page.addInitScript(keepTextsInBrowser);
}

/**
 * All tests share the demo's people: unsaved text of one test on the server would be offered in another, and what one has
 * open be named in others.
 */
function keepTextsInBrowser(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return /\/rest\/v1\/(?:rpc\/(?:keep_working_copy|note_presence|presence_of|leave_presence)|working_copies)\b/.test(
      address,
    )
      ? Promise.reject(new TypeError('Failed to fetch'))
      : send(input, init);
  };
}

/** Collects what a person with open developer tools would be alarmed by, each with the address that it is about. */
export function watch(page: Page, seen: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' || isForeignPicture(message)) return;
    seen.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
}

const seededFiles = readFileSync('supabase/seed/files/manifest.json', 'utf8');

/** A library shows the newest files of all, and the test that one of them belongs to may have taken it away. */
function isForeignPicture(message: ConsoleMessage): boolean {
  const [, file] =
    /\/storage\/v1\/object\/public\/[\w-]+\/([\w.-]+)$/.exec(message.location().url) ?? [];
  return /status of 400/.test(message.text()) && file !== undefined && !seededFiles.includes(file);
}

export { expect };

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Where a Chromium may be, in the order of preference: the caller's choice, Playwright's own, Debian's. The one without a
 * window system comes first: the same tests take two thirds of the time.
 */
function candidates(): (string | undefined)[] {
  return [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ];
}

/** Path of the browser for the end-to-end tests; undefined leaves the choice, and the complaint, to Playwright. */
export function findChromium(): string | undefined {
  return candidates().find((path) => path !== undefined && path !== '' && existsSync(path));
}

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { origin } from '../../e2e/support/backend';
import { signInto, type Person } from '../../e2e/support/test';
import { findChromium } from '../../support/chromium';
import { addProbe } from './probe';

export const phone = { width: 412, height: 823 };
export const desk = { width: 1280, height: 900 };

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--js-flags=--expose-gc'],
  });
}

export interface Tab {
  readonly page: Page;
  /** How many times slower the processor is. */
  readonly slow: (rate: number) => Promise<void>;
  /** Of the Chrome DevTools protocol. */
  readonly send: CdpSession['send'];
  readonly close: () => Promise<void>;
}

type CdpSession = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

/** A tab without anything kept of earlier ones. @param person who is signed in; nobody on the site */
export async function openTab(
  browser: Browser,
  viewport: typeof phone,
  person?: Person,
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport,
  });
  const page = await context.newPage();
  await addProbe(page);
  await page.addInitScript(() => {
    // The popup comes by itself, and over what is being measured.
    localStorage.setItem('webinar_popup_shown', new Date().toDateString());
  });
  if (person !== undefined) await signInto(page, person);
  const session = await context.newCDPSession(page);
  return {
    page,
    slow: async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    send: session.send.bind(session),
    close: () => context.close(),
  };
}

import type { Page } from '@playwright/test';
import { openHydrated } from '../../e2e/support/open';
import { settle, timeAnswer, timeKey, type Answer } from './probe';
import type { Scenario } from './scenario';

/** Pages of the footer, in an order in which none follows itself. */
const stations = [
  '/courses',
  '/faq',
  '/about',
  '/instructors',
  '/contact',
  '/careers',
  '/events/workshops',
  '/career-assistance',
  '/refer-and-earn',
  '/corporate-training',
];

/** Follows a link of the footer, after a look at it. */
async function follow(page: Page, address: string): Promise<Answer> {
  const link = page.getByRole('contentinfo').locator(`a[href="${address}"]`).first();
  await link.hover();
  await page.evaluate(() => {
    document.querySelector('main h1')?.setAttribute('data-before', '');
  });
  await settle(page);
  return timeAnswer(
    page,
    'click',
    () => document.querySelector('main h1:not([data-before])') !== null,
    () => link.click(),
  );
}

async function* navigation(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/');
  for (let index = 0; index < times; index += 1)
    yield await follow(page, stations[index % stations.length] ?? '/faq');
}

async function openSearch(page: Page): Promise<Answer> {
  const opener = page.getByRole('button', { name: 'Find your path' });
  await opener.hover();
  await settle(page);
  return timeAnswer(
    page,
    'click',
    () => document.activeElement?.closest('[role="dialog"]') != null,
    () => opener.click(),
  );
}

async function* searchOpening(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/faq');
  for (let index = 0; index < times; index += 1) {
    yield await openSearch(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

/** Keys as a person presses them: one after the answer to the one before, with a moment between. */
export async function* keys(page: Page, text: string, times: number): AsyncGenerator<Answer> {
  for (let index = 0; index < times; index += 1) {
    yield await timeKey(page, text[index % text.length] ?? 'a');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
  }
}

async function* searchTyping(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/faq');
  await openSearch(page);
  const word = 'data security python';
  for (let typed = 0; typed < times; typed += word.length) {
    await page.getByRole('combobox').fill('');
    await settle(page);
    yield* keys(page, word, Math.min(word.length, times - typed));
  }
}

async function* jobTyping(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/job-portal');
  const box = page.getByRole('searchbox', { name: 'Search jobs' });
  const word = 'python analyst';
  for (let typed = 0; typed < times; typed += word.length) {
    await box.fill('');
    await settle(page);
    yield* keys(page, word, Math.min(word.length, times - typed));
  }
}

/** Chooses one tab after the other. */
async function* tabs(page: Page, list: string, times: number): AsyncGenerator<Answer> {
  const all = page.getByRole('tablist', { name: list }).getByRole('tab');
  const count = await all.count();
  for (let index = 1; index <= times; index += 1) {
    const tab = all.nth(index % count);
    await tab.evaluate((element) => {
      for (const old of document.querySelectorAll('[data-chosen]'))
        old.removeAttribute('data-chosen');
      element.setAttribute('data-chosen', '');
    });
    await settle(page);
    yield await timeAnswer(
      page,
      'click',
      () => document.querySelector('[data-chosen][aria-selected="true"]') !== null,
      () => tab.click(),
    );
  }
}

async function* jobFilters(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/job-portal');
  yield* tabs(page, 'Job categories', times);
}

async function* eventFilters(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/events');
  yield* tabs(page, 'Events', times);
}

async function* eventTags(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/events');
  const select = page.getByRole('combobox', { name: 'Tag' });
  const count = await select.getByRole('option').count();
  for (let index = 1; index <= times; index += 1) {
    await settle(page);
    await page.evaluate(() => (window.probe.changes = 0));
    yield await timeAnswer(
      page,
      'change',
      () => window.probe.changes > 1,
      () => select.selectOption({ index: index % count }),
    );
  }
}

async function* courseTabs(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/courses/data-science');
  const list = page.getByRole('main').getByRole('tablist').first();
  yield* tabs(page, (await list.getAttribute('aria-label')) ?? '', times);
}

async function* instalments(page: Page, times: number): AsyncGenerator<Answer> {
  await openHydrated(page, '/');
  const radios = page.getByRole('region', { name: 'EMI calculator' }).getByRole('radio');
  await radios.first().scrollIntoViewIfNeeded();
  await radios.first().focus();
  await settle(page);
  const count = await radios.count();
  for (let index = 1; index <= times; index += 1) {
    const radio = radios.nth(index % count);
    if (await radio.isChecked()) continue;
    await page.evaluate(() => (window.probe.changes = 0));
    await settle(page);
    yield await timeAnswer(
      page,
      'click',
      () => window.probe.changes > 1,
      () => radio.check({ force: true }),
    );
  }
}

const site = { viewport: 'phone', limit: 200 } as const;

/** What visitors do. */
export const siteScenarios: readonly Scenario[] = [
  { name: 'navigation between pages', run: navigation, ...site },
  { name: 'career search: open', run: searchOpening, ...site },
  { name: 'career search: type', run: searchTyping, ...site, limit: 50 },
  { name: 'jobs: type in the search', run: jobTyping, ...site, limit: 50 },
  { name: 'jobs: choose a category', run: jobFilters, ...site },
  { name: 'events: choose a view', run: eventFilters, ...site },
  { name: 'events: choose a tag', run: eventTags, ...site },
  { name: 'course: choose a tab', run: courseTabs, ...site },
  { name: 'EMI calculator: choose', run: instalments, ...site },
];

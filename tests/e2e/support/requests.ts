import type { Page, Route } from '@playwright/test';

/** Answers the next write to a table in the service's place; what is read meanwhile goes through. Before the page is opened. */
export async function answerNextWrite(
  page: Page,
  table: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isOver = false;
  await page.route(`**/rest/v1/${table}**`, async (route) => {
    if (isOver || route.request().method() === 'GET') {
      await route.fallback();
      return;
    }
    isOver = true;
    await answer(route);
  });
}

/** The service does what it was asked to, and the line breaks before it can say so. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** The defaults for new posts name this author, whatever a test of the settings stores. Before the page is opened. */
export async function answerDefaults(
  page: Page,
  author: string,
  passed: Promise<void> = Promise.resolve(),
): Promise<void> {
  await page.route('**/rest/v1/editor_defaults**', async (route) => {
    await passed;
    await route.fulfill({
      json: {
        author,
        author_image: null,
        author_bio: '',
        version: 1,
        updated_at: '2026-11-21 10:00:00+00',
        updated_by_name: null,
      },
    });
  });
}

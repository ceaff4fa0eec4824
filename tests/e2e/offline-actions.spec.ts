import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated, waitUntilAwake } from './support/open';
import { editorOf, expect, save, test, toast } from './support/staff';

const noNetwork = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Tells later whether this document was replaced by another. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
}

/** Nothing lies over its middle: a message, for instance. */
async function expectUncovered(button: Locator): Promise<void> {
  const covering = () =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && element.contains(found) ? '' : `under ${found?.textContent}`;
    });
  await expect.poll(covering).toBe('');
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
}

test('N17: without a network every action of the editor fails with a sentence, and the text stays', async ({
  asStaff,
  posts,
  context,
  guard,
}) => {
  guard.allowErrors(noNetwork);
  const post = await posts.create();
  const page = await asStaff('admin');
  // It comes by itself after a moment, which on a busy machine is before the network goes.
  await page.route('**/assets/command-palette-*.js', (route) => route.abort());
  await posts.edit(post);
  const { title } = editorOf(page);
  await title.fill(`Written on a train ${posts.mark}`);
  await mark(page);
  await context.setOffline(true);

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Failed to save blog post')).toBeVisible();
  await expect(editorOf(page).state).toContainText('Not saved');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectUncovered(editorOf(page).save);

  const actions: readonly [string, () => Promise<void>][] = [
    ['The search could not be opened', () => page.keyboard.press('Control+k')],
    [
      'The library could not be opened',
      () => page.getByRole('button', { name: 'Library for the featured image' }).click(),
    ],
  ];
  for (const [sentence, act] of actions) {
    await act();
    const failed = page.getByRole('dialog', { name: sentence });
    await expect(failed).toHaveAccessibleDescription(/Check your connection and try again/);
    await expectUncovered(failed.getByRole('button', { name: 'Retry' }));
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(failed.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(failed).toBeHidden();
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation').getByRole('link', { name: 'Media' }).click();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(question.getByRole('alert')).toContainText('The next screen could not be loaded');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue(`Written on a train ${posts.mark}`);
  await expectSameDocument(page);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Library for the featured image' }).click();
  const library = page.getByRole('dialog', { name: /picture/i });
  // It listens to keys once the focus is in it, a moment after it is seen.
  await expect(library.and(page.locator(':focus, :has(:focus)'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
  await save(page);
  await expectSameDocument(page);
});

const searchButton = (page: Page) =>
  page.getByRole('button', { name: /career path|Find your path/ });

const visits: readonly {
  readonly address: string;
  readonly act: (page: Page) => Promise<void>;
  readonly sentence: string;
}[] = [
  {
    address: '/about',
    act: (page) => searchButton(page).click(),
    sentence: 'The search could not be opened',
  },
  {
    address: '/events/webinars',
    act: (page) =>
      page
        .getByRole('button', { name: /^Register/ })
        .first()
        .click(),
    sentence: 'The registration could not be opened',
  },
  {
    address: '/ai-bootcamp-event',
    act: (page) => page.getByRole('button', { name: 'Join the waitlist' }).first().click(),
    sentence: 'The form could not be opened',
  },
  {
    address: '/resources',
    act: (page) => page.getByRole('link', { name: 'Download PDF' }).first().click(),
    sentence: 'The download did not start',
  },
  {
    address: '/job-portal/job/junior-data-analyst',
    act: (page) => page.getByRole('button', { name: 'Report Job' }).click(),
    sentence: 'The form could not be opened',
  },
];

test("N17: a visitor's action whose code does not come says so, and works when it does", async ({
  page,
  guard,
}) => {
  guard.allowErrors(noNetwork);
  for (const { address, act, sentence } of visits) {
    await test.step(address, async () => {
      await openHydrated(page, address);
      // What floats over the page comes after it.
      await waitUntilAwake(searchButton(page));
      await mark(page);
      await page.route('**/assets/*.js', (route) => route.abort());
      await act(page);
      const failed = page
        .getByRole('dialog')
        .or(page.getByRole('alert'))
        .filter({ hasText: sentence })
        // Whether the code of messages has come by now is chance; without it they are plain, and alerts.
        .or(toast(page, sentence))
        .first();
      await expect(failed).toContainText('Check your connection and try again.');
      await expectAccessible(page);
      await page.unroute('**/assets/*.js');
      await failed.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('dialog').locator('input, textarea').first()).toBeVisible();
      await expect(failed).toBeHidden();
      await expectSameDocument(page);
    });
  }
});

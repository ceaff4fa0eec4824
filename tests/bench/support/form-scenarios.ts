import { expect, type Locator, type Page } from '@playwright/test';
import { resumeFile } from '../../e2e/support/job-application';
import { openHydrated } from '../../e2e/support/open';
import { readyForm } from '../../e2e/support/visitor';
import { settle, timeAnswer, type Answer } from './probe';
import type { Scenario, Slow } from './scenario';

interface FormPlace {
  readonly name: string;
  readonly address: string;
  /** The name of one that stands in the page. */
  readonly form?: string;
  /** What opens the dialog of another. */
  readonly opener?: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');

/** By how far away the bootcamp is. */
const bookingActions = /Book your seat|Join the waitlist/;

const places: readonly FormPlace[] = [
  { name: 'contact', address: '/contact', form: 'Contact' },
  { name: 'application', address: '/enroll', form: 'Application' },
  {
    name: 'webinar',
    address: '/events/webinars',
    opener: (page) => main(page).getByRole('button', { name: 'Register', exact: true }).first(),
  },
  {
    name: 'bootcamp',
    address: '/ai-bootcamp-event',
    opener: (page) => main(page).getByRole('button', { name: bookingActions }).first(),
  },
  {
    name: 'resource',
    address: '/resources',
    opener: (page) => main(page).getByRole('link', { name: 'Download PDF' }).first(),
  },
  {
    name: 'job report',
    address: '/job-portal/job/soc-analyst-level-1',
    opener: (page) => main(page).getByRole('button', { name: 'Report Job' }),
  },
  {
    name: 'job application',
    address: '/job-portal/apply/performance-marketing-executive',
    form: 'Job application',
  },
];

const texts: readonly [RegExp, string][] = [
  [/e-?mail/i, 'asha@example.com'],
  [/phone/i, '9876543210'],
  [/first name/i, 'Asha'],
  [/last name/i, 'Verma'],
  [/name/i, 'Asha Verma'],
  [/message|details/i, 'Which course suits evenings, please?'],
];

/** Fills in what a form must know, whichever form it is. */
async function fillIn(form: Locator): Promise<void> {
  for (const box of await form.getByRole('textbox').all()) {
    const name = await box.evaluate(
      (field: HTMLInputElement) => field.labels?.[0]?.textContent ?? '',
    );
    const [, text] = texts.find(([pattern]) => pattern.test(name)) ?? [];
    if (text !== undefined && (await box.isVisible())) await box.fill(text);
  }
  for (const select of await form.getByRole('combobox').all())
    await select.selectOption({ index: 1 });
  const radio = form.getByRole('radio').first();
  if (await radio.isVisible()) await radio.check({ force: true });
  const file = form.locator('input[type="file"]');
  if ((await file.count()) > 0) {
    await file.setInputFiles(resumeFile('asha-cv.pdf'));
    await expect(form.getByText('asha-cv.pdf')).toBeVisible();
  }
}

async function goTo(page: Page, { address, opener }: FormPlace): Promise<Locator | undefined> {
  await openHydrated(page, address);
  const button = opener?.(page);
  // Pointed at before it is pressed, as with a hand; then its code is on the way.
  await button?.hover();
  await settle(page);
  return button;
}

async function shownForm(page: Page, { form: name }: FormPlace): Promise<Locator> {
  if (name !== undefined) return readyForm(page, name);
  const form = page.getByRole('dialog').getByRole('form');
  await expect(form.locator('button[type="submit"]')).toBeEnabled();
  return form;
}

function opening(place: FormPlace) {
  return async function* (page: Page, times: number, slow: Slow): AsyncGenerator<Answer> {
    for (let index = 0; index < times; index += 1) {
      await slow(false);
      const button = await goTo(page, place);
      if (!button) return;
      await slow(true);
      yield await timeAnswer(
        page,
        'click',
        () => document.querySelector('[role="dialog"] form input') !== null,
        () => button.click(),
      );
    }
  };
}

/** Until the form says that it is sending, or that it has sent. */
function sending(place: FormPlace) {
  return async function* (page: Page, times: number, slow: Slow): AsyncGenerator<Answer> {
    for (let index = 0; index < times; index += 1) {
      await slow(false);
      await (await goTo(page, place))?.click();
      const form = await shownForm(page, place);
      await fillIn(form);
      await form.evaluate((element) => element.setAttribute('data-sent', ''));
      const button = form.locator('button[type="submit"]');
      await button.scrollIntoViewIfNeeded();
      await settle(page);
      await slow(true);
      yield await timeAnswer(
        page,
        'click',
        () => {
          const left = document.querySelector('form[data-sent]');
          return left === null || left.querySelector('button[aria-disabled="true"]') !== null;
        },
        () => button.click(),
      );
      await slow(false);
      // What was sent must not be cut off by the next visit, nor a kept record change its form.
      await settle(page);
      await page.evaluate(() => localStorage.clear());
    }
  };
}

/** The forms of the site. The backend of these tests lets everybody send as often as they like. */
export const formScenarios: readonly Scenario[] = places.flatMap((place) => [
  ...(place.opener
    ? [{ name: `${place.name}: open`, viewport: 'phone', limit: 200, run: opening(place) } as const]
    : []),
  { name: `${place.name}: send`, viewport: 'phone', limit: 200, run: sending(place) } as const,
]);

import type { Page } from '@playwright/test';
import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { expect, test } from './support/test';

const policies = [
  {
    address: '/privacy-policy',
    title: 'Privacy Policy',
    sections: [
      'Information we collect',
      'How we use information',
      'Disclosure',
      'Security',
      'Your choices',
      'International transfers',
      'Third-party data',
      'Children under 18',
      'Changes to this policy',
      'Contact',
    ],
    rules: [
      'you must be 18 or over',
      'What you type into a form stays in your browser.',
      'We do not sell or rent personal information.',
      'support@careerloom.example',
    ],
  },
  {
    address: '/user-policy',
    title: 'User Policy',
    sections: [
      'Be respectful',
      'Do not share paid content publicly',
      'Use resources for learning and career',
      'When something goes wrong',
    ],
    rules: ['Criticise the work and never the person.', 'Do not publish, resell or pass them on'],
  },
  {
    address: '/refund-policy',
    title: 'Refund Policy',
    sections: [
      'When you get a refund',
      'Processing fees',
      'If you pay in instalments',
      'How to ask for it',
      'Special cases',
    ],
    rules: [
      'You get your course fee back, minus processing fees, if you withdraw',
      'before your cohort starts',
      'within the trial window',
      'There is no application fee',
      'foreclose without a penalty after 3 EMIs',
      'write to support at support@careerloom.example',
    ],
  },
  {
    address: '/terms-and-conditions',
    title: 'Terms and Conditions',
    sections: [
      'Using this site',
      'Applying and enrolling',
      'Job guarantee and career support',
      'Content and access',
      'Liability, law and contact',
    ],
    rules: [
      'attend at least 90% of the sessions',
      'Most offers come within 3-6 months of finishing.',
      'You must be 18 or over.',
      'lifetime access to the learning platform',
    ],
  },
];

const contentsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents' }).getByRole('link');

for (const { address, title, sections, rules } of policies) {
  test.describe(`the ${title}`, () => {
    test('states its rules and its dates', async ({ page }) => {
      await page.goto(address);
      await expectPage(page, { title: `${title} | Careerloom`, heading: title, texts: rules });
      await expect(page.locator('time[datetime="2026-11-01"]')).toHaveText('1 November 2026');
      await expect(page.getByText('In force since')).toBeVisible();
      await expect(page.getByRole('region', { name: 'In short' })).toBeVisible();
    });

    test(`has ${sections.length} numbered sections, and the contents list them`, async ({
      page,
    }) => {
      await page.goto(address);
      await expect(contentsOf(page)).toHaveText(sections);
      const numbered = sections.map((section, index) => `${index + 1}. ${section}`);
      await expect(page.locator('.prose h2')).toHaveText(numbered);
    });

    test('has contents that lead to each section, below the header', async ({ page }) => {
      await page.goto(address);
      for (const link of await contentsOf(page).all()) {
        await link.click();
        const fragment = await link.getAttribute('href');
        await expect(page).toHaveURL(`${address}${fragment}`);
        const heading = page.locator(`.prose ${fragment}`);
        await expect(heading).toBeInViewport();
        const header = await page.getByRole('banner').boundingBox();
        const place = await heading.boundingBox();
        expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      }
    });

    test('can be entered at a section from outside', async ({ page }) => {
      await page.goto(address);
      const fragment = await contentsOf(page).last().getAttribute('href');
      await page.goto('about:blank');
      await page.goto(`${address}${fragment}`);
      await expect(page.locator(`.prose ${fragment}`)).toBeInViewport();
    });

    test('leads to its neighbours and to a person', async ({ page }) => {
      await page.goto(address);
      await expectLinks(page, {
        'Refer and earn: program terms': '/refer-and-earn',
        'Ask a person': '/contact',
      });
      const related = page.getByRole('article').locator('footer').getByRole('link');
      for (const other of policies) {
        await expect(related.filter({ hasText: other.title })).toHaveCount(
          other.address === address ? 0 : 1,
        );
      }
    });

    test('has no accessibility fault and fits a narrow screen', async ({ page }) => {
      await page.goto(address);
      await expectFitsEveryone(page);
    });
  });
}

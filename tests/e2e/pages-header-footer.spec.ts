import { openHydrated } from './support/open';
import { expect, test } from './support/test';

const header = {
  Courses: '/courses',
  Events: '/events',
  'Job portal': '/job-portal',
  Blogs: '/blogs',
  Resources: '/resources',
  About: '/about',
  Contact: '/contact',
};

const footer = {
  About: '/about',
  Admin: '/cms',
  'CMS Login': '/cms/login',
  Courses: '/courses',
  Workshops: '/events/workshops',
  Webinars: '/events/webinars',
  FAQ: '/faq',
  'Career assistance': '/career-assistance',
  Contact: '/contact',
  'Refer and earn': '/refer-and-earn',
  'Privacy Policy': '/privacy-policy',
  'Terms and Conditions': '/terms-and-conditions',
  'Refund Policy': '/refund-policy',
  'User Policy': '/user-policy',
};

/** Pages that nothing else would lead to. */
const footerOnly = {
  Instructors: '/instructors',
  'Beyond the courses': '/beyond-the-courses',
  Careers: '/careers',
  'Corporate training': '/corporate-training',
  'Join as a mentor': '/join-as-mentor',
  'Apply as a trainer': '/apply-as-trainer',
  'Partner with us': '/partner-with-careerloom-edtech',
};

test('the header lists its pages in order, and Apply now leads to the enrolment', async ({
  page,
}) => {
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(Object.keys(header));
  for (const [name, address] of Object.entries(header)) {
    await expect(links.filter({ hasText: name })).toHaveAttribute('href', address);
  }
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Apply now', exact: true }),
  ).toHaveAttribute('href', '/enroll');
});

test('the menu of a phone lists the same pages and closes when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/about');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const links = menu.getByRole('link');
  for (const [name, address] of Object.entries({ ...header, 'Apply now': '/enroll' })) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(links).toHaveText([...Object.keys(header), 'Apply now']);
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
  }
});

test('the footer lists the pages, the policies and the way to the staff area', async ({ page }) => {
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const expected = { ...footer, ...footerOnly };
  for (const [name, address] of Object.entries(expected)) {
    const link = page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name, exact: true });
    await expect(link, name).toHaveAttribute('href', address);
  }
  await expect(links).toHaveCount(Object.keys(expected).length);
});

test('the footer has the badges, the support e-mail, the chat and the social profiles', async ({
  page,
}) => {
  await page.goto('/faq');
  const foot = page.getByRole('contentinfo');
  for (const badge of ['SSL Secured', 'GDPR Compliant', 'Industry Accredited']) {
    await expect(foot.getByText(badge)).toBeVisible();
  }
  await expect(foot.getByRole('link', { name: 'support@careerloom.example' })).toHaveAttribute(
    'href',
    'mailto:support@careerloom.example',
  );
  await expect(foot.getByRole('link', { name: /^Chat with us: \+91 00000 00000/ })).toBeVisible();
  for (const name of ['LinkedIn', 'YouTube', 'Instagram']) {
    const profile = foot.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(profile).toHaveAttribute('rel', /noopener/);
  }
});

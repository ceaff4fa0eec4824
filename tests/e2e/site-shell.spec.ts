import { expectAccessible } from './support/axe';
import { makeGate, openHydrated } from './support/open';
import { expect, test } from './support/test';

const phone = { width: 360, height: 740 };

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  test('opens, leads to a page and closes', async ({ page }) => {
    await openHydrated(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes with the button, with Escape and with a tap beside it', async ({ page }) => {
    await openHydrated(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expect(menu).toBeHidden();
  });

  test('works with the keyboard alone', async ({ page }) => {
    await openHydrated(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const courses = page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Courses' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(courses).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(courses).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(courses).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/courses');
    await expect(courses).toBeHidden();
  });

  test('opens before the application has started', async ({ page }) => {
    const gate = makeGate();
    await page.route('**/assets/main-*.js', async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    gate.open();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});

test('the header marks where one is, on an article too', async ({ page }) => {
  await openHydrated(page, '/');
  const blogs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' });
  await expect(blogs).not.toHaveAttribute('aria-current');
  await blogs.click();
  await expect(blogs).toHaveAttribute('aria-current', 'page');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f-]{36}$/);
  await expect(blogs).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Careerloom, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(blogs).not.toHaveAttribute('aria-current');
});

test('the footer leads to the courses and to the staff, and names how to reach the company', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const badge of ['SSL Secured', 'GDPR Compliant', 'Industry Accredited']) {
    await expect(footer.getByText(badge)).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'support@careerloom.example' })).toHaveAttribute(
    'href',
    'mailto:support@careerloom.example',
  );
  for (const link of await footer.locator('a[target="_blank"]').all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  }
  await footer.getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page).toHaveURL('/courses');
  for (const name of ['Admin', 'CMS Login']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/cms\/login/);
    await page.goBack();
    await expect(footer).toBeVisible();
  }
});

test('every link of the shell leads to a page that exists', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('header a[href^="/"], main a[href^="/"], footer a[href^="/"]');
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
  }
});

test('the first Tab offers to skip the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a visitor reads an article with the keyboard alone and always sees where the focus is', async ({
  page,
}) => {
  async function tabTo(role: 'link' | 'button' | 'searchbox', name: string | RegExp) {
    const target = page.getByRole(role, { name });
    await expect(target).toBeVisible();
    const isThere = () =>
      target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    for (let step = 0; step < 40 && !(await isThere()); step += 1) {
      await page.keyboard.press('Tab');
      const look = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { name: `${element.tagName} ${element.textContent}`, outlineStyle, outlineWidth };
      });
      expect(look.outlineStyle, look.name).not.toBe('none');
      expect(Number.parseFloat(look.outlineWidth), look.name).toBeGreaterThanOrEqual(2);
    }
    expect(await isThere()).toBe(true);
  }
  await openHydrated(page, '/');
  await tabTo('link', 'Blogs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo('searchbox', 'Search articles');
  await page.keyboard.type('phishing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs?search=phishing');
  await tabTo('button', 'Cybersecurity');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/blogs?search=phishing&category=cybersecurity');
  await expect(page.getByRole('button', { name: 'Cybersecurity' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo('link', /^Phishing, explained/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Phishing, explained/);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo('button', 'Share');
});

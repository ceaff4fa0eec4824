import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import {
  expectMessage,
  expectPresentable,
  fillIn,
  readyForm,
  refuseStorage,
  startClock,
  stopClock,
  stored,
  toast,
} from './support/visitor';

const course = '/courses/cyber-security';
const tabs = ['Curriculum', 'Instructors', 'Trainer profile', 'Career roadmap'] as const;
const mentors = ['Ananya Rao', 'Vikram Sethi', 'Meera Nair', 'Arjun Malhotra'] as const;
const person = { 'Full name': 'Asha Verma', Email: 'asha@example.com', Phone: '+91 98765 43210' };

test('a course shows what it is, for whom, how long and how', async ({ page }) => {
  await page.goto(course);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Cybersecurity Analyst' }),
  ).toBeVisible();
  await expect(main.getByRole('definition').first()).toHaveText('Intermediate');
  await expect(main).toContainText('8 weeks');
  await expect(main).toContainText('Online');
  // The fee stands among the facts at the top, before anything has to be scrolled.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(main.getByText('1,800').first()).toBeInViewport({ ratio: 1 });
  await expect(main.locator('svg').first()).toBeVisible();
  await expect(page).toHaveTitle(/Cybersecurity Analyst/);
  await expect(main.getByRole('link', { name: /^Get brochure/ })).toHaveAttribute(
    'href',
    '/resources/brochures/cyber-security.pdf',
  );
});

test('nothing of the film is fetched before somebody asks for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, course);
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/resources/teasers/'))).toEqual([]);
});

test('the line of contents opens the part behind another tab, beneath itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, course);
  const line = page.getByRole('navigation', { name: 'On this page' });
  await line.getByRole('link', { name: 'Instructors' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('tabpanel', { name: 'Instructors' });
  await expect(panel).toBeInViewport();
  const [top, edge] = await Promise.all([
    panel.evaluate((element) => element.getBoundingClientRect().top),
    line.evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(top).toBeGreaterThanOrEqual(edge);
  expect(edge).toBeLessThanOrEqual(110);
  // The end of the head may lie behind header and line, where nobody sees it.
  await expect(page.getByRole('region', { name: 'Apply for Cybersecurity' })).toBeInViewport({
    ratio: 1,
  });
});

test('beside the tabs stand outcomes, hours and assignments, career assistance and the platform', async ({
  page,
}) => {
  await page.goto(course);
  const aside = page.getByRole('complementary', { name: 'Course at a glance' });
  await expect(aside.getByRole('heading', { level: 2 })).toHaveText([
    'You will be able to',
    'Hours and assignments',
    'Career assistance',
    'Learning platform (LMS)',
    'Fee',
  ]);
  await expect(aside.getByRole('definition')).toHaveText(['80', '6']);
  await expect(aside).toContainText('1,800');
  await expect(aside).not.toContainText(/[₹$€]|INR|Rs/);
  await expect(aside.getByRole('heading', { level: 3 })).toHaveText([
    'What it covers',
    'Ways to pay',
  ]);
  await aside.getByRole('link', { name: 'Try the EMI calculator' }).click();
  await expect(page.getByRole('heading', { name: 'EMI calculator' })).toBeInViewport();
});

test('a course without figures of its own has 120 hours and 8 assignments', async ({ page }) => {
  await page.goto('/courses/data-science');
  const aside = page.getByRole('complementary', { name: 'Course at a glance' });
  await expect(aside.getByRole('definition')).toHaveText(['120', '8']);
});

test('three learners speak of the course', async ({ page }) => {
  await page.goto(course);
  const quotes = page.getByRole('region', { name: 'Learners on this course' });
  await expect(quotes.getByRole('blockquote')).toHaveCount(3);
});

test('the tabs show curriculum, four instructors, three trainers and the roadmap', async ({
  page,
}) => {
  await openHydrated(page, course);
  const strip = page.getByRole('tablist', { name: 'About this course' });
  const panel = page.getByRole('tabpanel');
  await expect(strip.getByRole('tab')).toHaveText([...tabs]);
  await expect(strip.getByRole('tab', { selected: true })).toHaveText('Curriculum');
  await expect(panel).toHaveAccessibleName('Curriculum');
  await expect(panel.getByText('Week 8', { exact: true })).toBeVisible();
  await strip.getByRole('tab', { name: 'Instructors' }).click();
  await expect(panel).toHaveAccessibleName('Instructors');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(4);
  for (const name of mentors) await expect(panel.getByText(name)).toBeVisible();
  await expect(panel.getByText('10+ yrs exp.')).toHaveCount(4);
  await strip.getByRole('tab', { name: 'Trainer profile' }).click();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(3);
  await strip.getByRole('tab', { name: 'Career roadmap' }).click();
  await expect(panel).toHaveAccessibleName('Career roadmap');
});

test('the tabs are moved through with arrow keys, Home and End', async ({ page }) => {
  await openHydrated(page, course);
  const tab = (name: string) => page.getByRole('tab', { name });
  // The parts of a page hear keys one after the other; who is quicker presses again.
  await expect(async () => {
    await tab('Curriculum').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Instructors')).toBeFocused({ timeout: 1000 });
  }).toPass();
  for (const [key, name] of [
    ['End', 'Career roadmap'],
    ['ArrowRight', 'Curriculum'],
    ['ArrowLeft', 'Career roadmap'],
    ['Home', 'Curriculum'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
  }
});

for (const [address, name, firstModule] of [
  [
    '/courses/advanced-ai-digital-marketing-job-guarantee',
    'Advanced AI Digital Marketing with Job Guarantee',
    'Foundations that do not age',
  ],
  ['/courses/data-science', 'Data Science with Python and SQL', 'Asking and fetching'],
  ['/courses/cyber-security', 'Cybersecurity Analyst', 'Ground'],
  ['/courses/ai-digital-marketing-basic', 'AI Digital Marketing Foundation', 'Know the customer'],
] as const) {
  test(`${address} has the curriculum of that course`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const curriculum = page.getByRole('tabpanel', { name: 'Curriculum' });
    await expect(curriculum.getByText(firstModule, { exact: true })).toBeVisible();
  });
}

test('"Apply now" scrolls to the form and focuses its first field, again and again', async ({
  page,
}) => {
  await openHydrated(page, course);
  const first = page.getByRole('textbox', { name: 'Full name' });
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply now' });
  for (let time = 0; time < 2; time += 1) {
    await apply.click();
    await expect(page).toHaveURL(`${course}#apply`);
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
  }
});

test('a deep link to #apply opens at the form, ready to type', async ({ page }) => {
  await page.goto(`${course}#apply`);
  const first = page.getByRole('textbox', { name: 'Full name' });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});

test('the form begins with the course of the page', async ({ page }) => {
  await page.goto(`${course}#apply`);
  const choice = page.getByRole('combobox', { name: 'Course' });
  await expect(choice).toHaveValue('cyber-security');
  await expect(choice.getByRole('option')).toHaveCount(5);
});

test('an unknown course is said not to be found, with a way to the others', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/404/);
  await openHydrated(page, '/courses/basket-weaving');
  await expect(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^No course/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'See all courses' }).click();
  await expect(page).toHaveURL('/courses');
});

test('an empty application says what is missing beside each field and goes to the first', async ({
  page,
}) => {
  await page.goto(`${course}#apply`);
  const form = await readyForm(page, 'Application');
  const field = (name: string) => form.getByRole('textbox', { name });
  await form.getByRole('combobox', { name: 'Course' }).selectOption('');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expectMessage(field('Full name'), 'Please enter your full name');
  await expectMessage(field('Email'), 'Enter a valid email');
  await expectMessage(field('Phone'), 'Enter a valid phone');
  await expectMessage(form.getByRole('combobox', { name: 'Course' }), 'Please select a course');
  await expect(field('Full name')).toBeFocused();
  await fillIn(form, { 'Full name': 'As' });
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(field('Full name')).not.toHaveAttribute('aria-invalid');
  await expect(field('Email')).toBeFocused();
  expect(await stored(page, 'leads')).toBeNull();
});

test('an application has 7 to 20 characters of phone and at most 500 of message', async ({
  page,
}) => {
  await page.goto(`${course}#apply`);
  const form = await readyForm(page, 'Application');
  const phone = form.getByRole('textbox', { name: 'Phone' });
  const message = form.getByRole('textbox', { name: 'Message' });
  const send = form.getByRole('button', { name: 'Send application' });
  await message.fill('m'.repeat(501));
  await phone.fill('123456');
  await send.click();
  await expectMessage(phone, 'Enter a valid phone');
  await expectMessage(message, 'Use at most 500 characters');
  await expect(form.getByText('501/500')).toBeVisible();
  await phone.fill('1'.repeat(21));
  await message.fill('m'.repeat(500));
  await send.click();
  await expect(message).not.toHaveAttribute('aria-invalid');
  await expectMessage(phone, 'Enter a valid phone');
  for (const length of [7, 20]) {
    await phone.fill('1'.repeat(length));
    await expect(phone).not.toHaveAttribute('aria-invalid');
  }
});

test('a sent application shows "Sending…", thanks and is kept as a lead', async ({ page }) => {
  await startClock(page, '2026-11-20T10:00:00+05:30');
  await page.goto(`${course}#apply`);
  const form = await readyForm(page, 'Application');
  await fillIn(form, { ...person, Message: 'I have worked two years at a help desk.' });
  await stopClock(page);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('button', { name: 'Sending…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await stored(page, 'leads')).toHaveLength(1);
  await page.clock.runFor(600);
  await page.clock.resume();
  await expect(
    toast(page, 'Thanks!', "Your application has been received. We'll reach out shortly."),
  ).toBeVisible();
  expect(await stored(page, 'leads')).toEqual([
    {
      id: expect.stringMatching(/\S/),
      createdAt: expect.stringMatching(/^2026-11-20T04:3\d:\d\d\.\d{3}Z$/),
      fullName: 'Asha Verma',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      courseSlug: 'cyber-security',
      message: 'I have worked two years at a help desk.',
    },
  ]);
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeInViewport();
  await expect(form).toHaveCount(0);
});

test('an application that storage refuses says "Saved locally" and stays in its fields', async ({
  page,
}) => {
  await refuseStorage(page);
  await page.goto(`${course}#apply`);
  const form = await readyForm(page, 'Application');
  await fillIn(form, person);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(
    toast(
      page,
      'Saved locally',
      "We couldn't reach the server, but your details are saved in your browser.",
    ),
  ).toBeVisible();
  await page.reload();
  for (const [name, value] of Object.entries(person)) {
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all four parts of a course can be read one after the other', async ({ page }) => {
    await page.goto(course);
    for (const name of tabs) {
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    // No date that would be wrong by now, and no empty place for one.
    const dates = page.getByRole('region', { name: 'When it starts' });
    await expect(dates).toContainText('Mondays and Wednesdays 7:30–9 pm');
    await expect(dates.getByRole('list')).toHaveCount(0);
    await expect(page.locator('main time')).toHaveCount(0);
    await expect(
      dates.getByRole('link', { name: 'Ask admissions for the next one' }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Apply now' }).click();
    await expect(page.getByRole('heading', { name: 'Apply for this course' })).toBeInViewport();
  });
});

test('a course is accessible and fits the smallest screen', async ({ page }) => {
  await expectPresentable(page, course);
});

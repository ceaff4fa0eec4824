import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { comingCohorts } from '@/data/cohorts';
import { courses } from '@/data/courses';
import { formatDay } from '@/lib/dates';
import { fakeProvider } from '@/testing/fake-provider';
import { renderPage } from '@/testing/render-page';
import { ApplicationForm } from './application-form';

const now = new Date('2026-11-23T12:00:00+05:30');
const course = courses.find(({ slug }) => slug === 'data-science');
if (!course) throw new Error('The course is gone.');
const [first, second] = comingCohorts(course, now);
const [past] = comingCohorts(course, new Date('2026-09-01T00:00:00+05:30'), 1);
if (!first || !second || !past) throw new Error('There are no cohorts.');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** On the page of a course, whose address may name a cohort. */
const openCourse = (search = '') =>
  renderPage(
    <ApplicationForm courseSlug="data-science" place="data-science" anchor="apply" isCoursePage />,
    { path: '/courses/data-science', address: `/courses/data-science${search}` },
  );

const openEnroll = (search = '') =>
  renderPage(<ApplicationForm courseSlug="cyber-security" place="enroll" anchor="apply" />, {
    path: '/enroll',
    address: `/enroll${search}`,
  });

const cohortField = () => screen.getByRole('combobox', { name: 'Cohort' });
const courseField = () => screen.getByRole('combobox', { name: /^Course/ });
const choose = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

function fill() {
  type(/Full name/, 'Asha Rao');
  type(/Email/, 'asha@example.com');
  type(/Phone/, '9876543210');
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
const notice = () => screen.queryByText(/The next one starts/);

test('nothing is chosen at first, and the coming three can be', () => {
  openCourse();
  expect(cohortField()).toHaveDisplayValue('Not decided yet');
  expect(
    within(cohortField())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Not decided yet',
    ...comingCohorts(course, now).map(({ id }) => `Starts ${formatDay(id)}`),
  ]);
  expect(notice()).not.toBeInTheDocument();
});

test('the cohort of the address is chosen, sent and confirmed, and a reload gives a later choice back', async () => {
  const taken = fakeProvider();
  const { router } = openCourse(`?cohort=${first.id}&utm_source=mail#apply`);
  expect(cohortField()).toHaveValue(first.id);
  // The deep link stays one.
  expect(router.state.location.hash).toBe('#apply');
  choose(cohortField(), second.id);
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?cohort=${second.id}&utm_source=mail`),
  );
  fill();
  send();
  await screen.findByRole('heading', { name: 'Application sent' }, { timeout: 3000 });
  expect(taken).toMatchObject([{ details: { cohort: second.id } }]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(
    `Starts ${formatDay(second.id)}`,
  );
  expect(JSON.parse(localStorage.getItem('leads') ?? '[]')).toMatchObject([{ cohort: second.id }]);
});

test('who has not decided sends none, and the address forgets the choice that was taken back', async () => {
  const taken = fakeProvider();
  const { router } = openCourse(`?cohort=${first.id}`);
  choose(cohortField(), '');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  fill();
  send();
  await screen.findByRole('heading', { name: 'Application sent' }, { timeout: 3000 });
  expect(taken[0]).toHaveProperty('details', {});
});

test('on /enroll course and cohort are those of the address; another course keeps what was typed and asks anew', async () => {
  const { router } = openEnroll(`?course=data-science&cohort=${first.id}`);
  expect(courseField()).toHaveValue('data-science');
  expect(cohortField()).toHaveValue(first.id);
  fill();
  choose(courseField(), 'cyber-security');
  await waitFor(() => expect(router.state.location.search).toContain('course=cyber-security'));
  expect(cohortField()).toHaveDisplayValue('Not decided yet');
  expect(notice()).toHaveTextContent(
    /^Cybersecurity Analyst has no open cohort that starts on .* The next one starts/,
  );
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Asha Rao');
  // Back at the course it was chosen for, it is chosen again.
  choose(courseField(), 'data-science');
  expect(cohortField()).toHaveValue(first.id);
  expect(notice()).not.toBeInTheDocument();
});

describe('N72 a cohort that cannot be chosen', () => {
  it.each([
    [past.id, /^The cohort of .* has begun and takes nobody in any more\./],
    [
      '2026-12-08',
      /^Data Science with Python and SQL has no open cohort that starts on 8 Dec 2026\./,
    ],
    ['2026-02-30', /^We do not know the cohort that this link names\./],
    ['%3Cscript%3Ealert(1)', /^We do not know the cohort that this link names\./],
    ['9'.repeat(10_000), /^We do not know the cohort that this link names\./],
  ])(
    '%s is said kindly, the next one is a press away, and nothing typed is lost',
    async (id, reason) => {
      const { router } = openCourse(`?cohort=${id}`);
      type(/Full name/, 'Asha Rao');
      expect(cohortField()).toHaveDisplayValue('Not decided yet');
      expect(notice()).toHaveTextContent(reason);
      expect(notice()).toHaveTextContent(`The next one starts ${formatDay(first.id)}.`);
      fireEvent.click(screen.getByRole('button', { name: 'Choose the next one' }));
      expect(cohortField()).toHaveValue(first.id);
      await waitFor(() => expect(cohortField()).toHaveFocus());
      // A reload does not come back to what could not be chosen.
      expect(router.state.location.search).toBe(`?cohort=${first.id}`);
      expect(notice()).not.toBeInTheDocument();
      expect(screen.getByLabelText(/Full name/)).toHaveValue('Asha Rao');
    },
  );

  it('is not sent', async () => {
    const taken = fakeProvider();
    openCourse(`?cohort=${past.id}`);
    fill();
    send();
    await screen.findByRole('heading', { name: 'Application sent' }, { timeout: 3000 });
    expect(taken[0]).toHaveProperty('details', {});
  });

  it('is one that begins while the form is open', () => {
    vi.useFakeTimers({
      now: Date.parse(first.startISO) - 30_000,
      toFake: ['Date', 'setInterval', 'clearInterval'],
    });
    openCourse(`?cohort=${first.id}`);
    expect(cohortField()).toHaveValue(first.id);
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(cohortField()).toHaveDisplayValue('Not decided yet');
    expect(notice()).toHaveTextContent(`The next one starts ${formatDay(second.id)}.`);
  });
});

test('a draft gives the chosen cohort back', () => {
  openCourse();
  choose(cohortField(), second.id);
  cleanup();
  openCourse();
  expect(cohortField()).toHaveValue(second.id);
});

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextStart } from '@/components/cohorts/next-start';
import { comingCohorts } from '@/data/cohorts';
import { courses } from '@/data/courses';
import { formatDay } from '@/lib/dates';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { downloadFile } from '@/lib/download-file';
import { renderPage } from '@/testing/render-page';
// Fetched beforehand, so that no test waits for the chunk.
import '@/components/calendar/calendar-choices';
import { CohortDates } from './cohort-dates';

vi.mock('@/lib/download-file', () => ({ downloadFile: vi.fn() }));

const now = new Date('2026-11-23T12:00:00+05:30');
const course = courses.find(({ slug }) => slug === 'data-science');
if (!course) throw new Error('The course is gone.');
const cohorts = comingCohorts(course, now);
const [next] = cohorts;
if (!next) throw new Error('There are no cohorts.');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file ?? new Blob());
  });
}

const open = (place: 'course' | 'enroll', address = '/') =>
  renderPage(<CohortDates course={course} place={place} />, { path: '*', address });
const rows = () =>
  [...screen.getByRole('list', { name: 'Coming cohorts' }).children].filter(
    (row) => row instanceof HTMLElement,
  );

test('three cohorts, each with start and end, its calendar and the way to the form', () => {
  open('course');
  expect(rows()).toHaveLength(3);
  for (const [index, { id, startISO, endISO }] of cohorts.entries()) {
    const row = rows()[index];
    if (!row) throw new Error('A row is missing.');
    expect(row).toHaveTextContent(`Starts ${formatDay(startISO)}`);
    expect([...row.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
      startISO,
      endISO,
    ]);
    expect(
      within(row).getByRole('link', {
        name: new RegExp(`^Choose this cohort ?: ${formatDay(id)}$`),
      }),
    ).toHaveAttribute('href', `/courses/data-science?cohort=${id}#apply`);
  }
  expect(document.body).toHaveTextContent('Limited seats per cohort');
});

test('on /enroll the course goes along, and what is chosen says so', () => {
  open('enroll', `/enroll?course=data-science&cohort=${next.id}`);
  const [chosen, ...others] = screen.getAllByRole('link', { name: /form|Choose this cohort/ });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveTextContent('Chosen: go to the form');
  expect(chosen).toHaveAttribute('href', `/enroll?course=data-science&cohort=${next.id}#apply`);
  for (const other of others) expect(other).not.toHaveAttribute('aria-current');
});

test('the calendar file holds the first session and the address of the course', async () => {
  open('course');
  const [row] = rows();
  if (!row) throw new Error('A row is missing.');
  await userEvent
    .setup()
    .click(
      within(row).getByLabelText(
        'Add to calendar: Data Science with Python and SQL: first live session',
      ),
    );
  fireEvent.click(await within(row).findByRole('button', { name: 'Calendar file (.ics)' }));
  const [name, file] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toBe(`data-science-${next.id}.ics`);
  const text = (await textOf(file)).replaceAll('\r\n ', '');
  const stamp = `${next.id.replaceAll('-', '')}T1400`;
  expect(text).toContain(`DTSTART:${stamp}00Z`);
  expect(text).toContain(`DTEND:${next.id.replaceAll('-', '')}T153000Z`);
  expect(text).toContain(`URL:${absoluteUrl('/courses/data-science')}`);
});

test('a cohort goes when it begins', () => {
  vi.useFakeTimers({
    now: Date.parse(next.startISO) - 30_000,
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  open('course');
  expect(rows()[0]).toHaveTextContent(formatDay(next.id));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole('list', { name: 'Coming cohorts' })).not.toHaveTextContent(
    formatDay(next.id),
  );
});

test('a prerendered page holds no date, whatever its age: the rhythm, three places and how often', () => {
  const html = renderToString(
    <MemoryRouter>
      <CohortDates course={course} place="course" />
      <NextStart course={course} />
    </MemoryRouter>,
  );
  expect(html).not.toMatch(/<time|20\d\d|cohort=/);
  expect(html).toContain('Mondays and Wednesdays 7:30–9 pm, Saturdays 10 am–12 noon IST');
  expect(html).toContain('A cohort starts every 5 weeks');
  expect(html.match(/<li/g)).toHaveLength(3);
});

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comingCohorts } from '@/data/cohorts';
import { courses } from '@/data/courses';
import { formatShortDate } from '@/lib/dates';
import { renderPage } from '@/testing/render-page';
import { readingCode } from '../reading';
import { ContentsLine } from './contents-line';
import { CourseBar } from './course-reading';

function dataScience() {
  const course = courses.find(({ slug }) => slug === 'data-science');
  if (!course) throw new Error('The course is gone.');
  return course;
}

const course = dataScience();
const cohorts = comingCohorts(course, new Date());
const parts = [
  { id: 'fee', label: 'Fee' },
  { id: 'dates', label: 'Dates' },
];

type Sight = 'seen' | 'above' | 'covered' | 'below';
/** Where the lower edge of a part is. */
const bottoms = { seen: 300, above: -10, covered: 50, below: 900 };
let sights: ((id: string, sight: Sight) => void)[];

beforeEach(() => {
  sights = [];
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly targets: Element[] = [];
      constructor(callback: (entries: readonly object[]) => void) {
        sights.push((id, sight) => {
          const target = this.targets.find((element) => element.id === id);
          const bottom = bottoms[sight];
          if (target)
            callback([
              { target, isIntersecting: sight === 'seen', boundingClientRect: { bottom } },
            ]);
        });
      }
      observe(element: Element) {
        this.targets.push(element);
      }
      disconnect() {
        this.targets.length = 0;
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const see = (id: string, sight: Sight) => act(() => sights.forEach((tell) => tell(id, sight)));

function open(address = '/') {
  return renderPage(
    <>
      <main>
        <header id="head" />
        <CourseBar course={course} headId="head" formId="form" />
        <section id="dates" />
        <section id="fee" />
        <section id="form">
          <input aria-label="Elsewhere" />
        </section>
      </main>
      <footer id="foot" />
      <ContentsLine parts={parts} />
    </>,
    { path: '*', address },
  );
}

const bar = () => screen.queryByRole('region', { name: 'Apply for Data science' });

test('the bar is there once the head is gone upwards, and not while form or foot are in sight', () => {
  open();
  expect(bar()).toBeNull();
  see('head', 'below');
  expect(bar()).toBeNull();
  see('head', 'above');
  expect(bar()).toHaveTextContent('Fee 2,400');
  expect(bar()).toHaveTextContent(`Starts ${formatShortDate(cohorts[0]?.id ?? '')}`);
  for (const id of ['form', 'foot']) {
    see(id, 'seen');
    // Not in the page at all, so nothing of it can have the focus.
    expect(bar()).toBeNull();
    see(id, 'below');
    expect(bar()).toBeVisible();
  }
  see('head', 'seen');
  expect(bar()).toBeNull();
  // Behind the header of the site.
  see('head', 'covered');
  expect(bar()).toBeVisible();
});

test('the bar is not there while somebody types', () => {
  open();
  see('head', 'above');
  const field = screen.getByRole('textbox', { name: 'Elsewhere' });
  act(() => field.focus());
  expect(bar()).toBeNull();
  act(() => field.blur());
  expect(bar()).toBeVisible();
});

test('the bar names the chosen cohort, which every link to a part takes along', () => {
  const chosen = cohorts[1]?.id ?? '';
  open(`/?cohort=${chosen}`);
  see('head', 'above');
  expect(bar()).toHaveTextContent(`Your start: ${formatShortDate(chosen)}`);
  for (const [name, part] of [
    ['Apply now', 'apply'],
    ['Fee', 'fee'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/?cohort=${chosen}#${part}`,
    );
  }
});

test('the bar names the next cohort where the chosen one cannot be had any more', () => {
  open('/?cohort=2020-01-06');
  see('head', 'above');
  expect(bar()).toHaveTextContent(`Starts ${formatShortDate(cohorts[0]?.id ?? '')}`);
});

test('the line of contents leads to each part, and marks the one that is read', async () => {
  open();
  const line = screen.getByRole('navigation', { name: 'On this page' });
  const fee = screen.getByRole('link', { name: 'Fee' });
  const dates = screen.getByRole('link', { name: 'Dates' });
  expect(line).toContainElement(fee);
  expect(fee).toHaveAttribute('href', '/#fee');
  expect(dates).toHaveAttribute('href', '/#dates');
  expect(line.querySelector('[aria-current]')).toBeNull();
  window.dispatchEvent(new Event('scroll'));
  await readingCode.load();
  await waitFor(() => expect(sights).toHaveLength(2));
  see('dates', 'seen');
  expect(dates).toHaveAttribute('aria-current', 'true');
  // Of two in sight the first one in the line.
  see('fee', 'seen');
  expect(fee).toHaveAttribute('aria-current', 'true');
  expect(dates).not.toHaveAttribute('aria-current');
  see('fee', 'above');
  see('dates', 'above');
  expect(line.querySelector('[aria-current]')).toBeNull();
});

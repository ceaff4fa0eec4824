import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NextStart } from '@/components/cohorts/next-start';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { outlookOf } from '@/data/course-outlooks';
import type { Course } from '@/data/courses';
import {
  isShared,
  measures,
  printedAmount,
  rankOf,
  shareOf,
  traits,
  type Measure,
  type Trait,
} from '../comparison';

const columns = ['', 'max-md:grid-cols-1', 'max-md:grid-cols-2', 'max-md:grid-cols-3'];
/** A column keeps its width, whether two or three stand side by side. */
const widths = ['', 'md:w-1/2', 'md:w-3/4', 'w-full'];

const cell =
  'py-1 align-top wrap-break-word hyphens-auto md:border-b md:border-line md:py-4 md:pl-6 print:border-b print:border-line print:py-2 print:pl-4';

interface RowProps {
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** On a phone the name of the row stands over its values. */
function Row({ label, count, children }: RowProps) {
  return (
    <tr
      className={clsx(
        'gap-x-4 py-3 max-md:not-print:grid max-md:border-b max-md:border-line',
        columns[count],
      )}
    >
      <th
        scope="row"
        className="text-left align-top text-sm font-medium text-muted max-md:col-span-full md:border-b md:border-line md:py-4 md:pr-4 print:border-b print:border-line print:py-2"
      >
        {label}
      </th>
      {children}
    </tr>
  );
}

interface ComparedProps {
  readonly courses: readonly Course[];
}

function TraitRow({ trait, courses }: ComparedProps & { readonly trait: Trait }) {
  const count = courses.length;
  const [first] = courses;
  return (
    <Row label={trait.label} count={count}>
      {first && isShared(trait, courses) ? (
        <td colSpan={count} className={clsx(cell, 'text-ink-soft max-md:col-span-full')}>
          {trait.of(first).join(', ')}{' '}
          <span className="text-sm text-muted">
            (the same for {count === 2 ? 'both' : 'all three'})
          </span>
        </td>
      ) : (
        courses.map((course) => {
          const [only, ...more] = trait.of(course);
          return (
            <td key={course.slug} className={clsx(cell, 'text-sm text-ink md:text-base')}>
              {more.length === 0 ? (
                only
              ) : (
                <ul className="space-y-1">
                  {[only, ...more].map((text) => (
                    <li key={text} className="leading-snug">
                      {text}
                    </li>
                  ))}
                </ul>
              )}
            </td>
          );
        })
      )}
    </Row>
  );
}

/** The number, a stroke as long as it is large, and a word where it is the least or the most. */
function MeasureRow({ measure, courses }: ComparedProps & { readonly measure: Measure }) {
  return (
    <Row label={measure.label} count={courses.length}>
      {courses.map((course) => (
        <td key={course.slug} className={cell}>
          <span data-numbers="" className="text-xl font-semibold text-ink">
            {printedAmount(measure, course)}
          </span>{' '}
          <span className="inline-block text-sm text-ink-soft">
            {rankOf(measure, course, courses)}
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 2"
            preserveAspectRatio="none"
            className="mt-1.5 block h-1 w-full max-w-40 text-brand forced-colors:text-current"
          >
            <rect width={100 * shareOf(measure, course)} height="2" fill="currentColor" />
          </svg>
        </td>
      ))}
    </Row>
  );
}

/**
 * Two or three courses, a column each. What all of them share stands once in its row, so that what differs is what has several
 * cells. Below `md` a row's name lies over its values, and nothing scrolls sideways.
 */
export function ComparisonTable({ courses }: ComparedProps) {
  const count = courses.length;
  return (
    <table
      aria-label="Courses side by side"
      className={clsx(
        'border-separate border-spacing-0 text-left max-md:not-print:block md:table-fixed print:w-full print:table-fixed',
        widths[count],
      )}
    >
      <thead className="z-10 bg-surface max-md:not-print:block [@media(min-height:28rem)]:sticky [@media(min-height:28rem)]:top-16 print:static! print:bg-transparent">
        <tr
          className={clsx(
            'gap-x-4 border-ink max-md:not-print:grid max-md:border-b-2',
            columns[count],
          )}
        >
          <td className="max-md:not-print:hidden md:border-b-2 md:border-ink print:border-b-2 print:border-ink" />
          {courses.map((course) => (
            <th
              key={course.slug}
              scope="col"
              className="py-3 align-bottom leading-snug font-semibold text-ink md:border-b-2 md:border-ink md:pl-6 print:border-b-2 print:border-ink print:pl-4"
            >
              <Link to={paths.course(course.slug)} className="link-underline">
                <span className="text-sm wrap-break-word hyphens-auto md:hidden print:hidden">
                  {outlookOf(course).shortTitle}
                </span>
                <span className="max-md:not-print:hidden print:text-sm">{course.title}</span>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:not-print:block">
        <TraitRow trait={traits.level} courses={courses} />
        <MeasureRow measure={measures.weeks} courses={courses} />
        <TraitRow trait={traits.weekly} courses={courses} />
        <MeasureRow measure={measures.hours} courses={courses} />
        <MeasureRow measure={measures.assignments} courses={courses} />
        <TraitRow trait={traits.expects} courses={courses} />
        <TraitRow trait={traits.tools} courses={courses} />
        <TraitRow trait={traits.role} courses={courses} />
        <MeasureRow measure={measures.fee} courses={courses} />
        <Row label="Next start" count={count}>
          {courses.map((course) => (
            <td key={course.slug} className={clsx(cell, 'text-sm text-ink md:text-base')}>
              <NextStart course={course} isBare />
            </td>
          ))}
        </Row>
      </tbody>
      <tfoot data-print="none" className="max-md:not-print:block">
        <tr className={clsx('gap-x-4 py-4 max-md:grid', columns[count])}>
          <td className="max-md:hidden" />
          {courses.map((course) => (
            <td key={course.slug} className="align-top md:py-6 md:pl-6">
              <Link
                to={paths.enrollIn(course.slug)}
                className={clsx(buttonClass(), 'min-h-11 max-md:w-full max-md:px-2!')}
              >
                Apply now
                <span className="sr-only">: {course.title}</span>
              </Link>
              <Link
                to={paths.course(course.slug)}
                className="mt-2 flex min-h-11 items-center link-underline text-sm font-medium text-ink"
              >
                Know more
                <span className="sr-only">: {course.title}</span>
              </Link>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

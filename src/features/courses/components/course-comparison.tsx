import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import { terms } from '@/data/facts';
import { measures, printedAmount, traits } from '../comparison';

interface Column {
  readonly label: string;
  readonly of: (course: Course) => string;
  readonly isNumber?: boolean;
}

const columns: readonly Column[] = [
  { label: traits.level.label, of: (course: Course) => course.level },
  ...Object.values(measures).map((measure) => ({
    label: measure.label,
    of: (course: Course) => printedAmount(measure, course),
    isNumber: true,
  })),
];

interface CellProps {
  readonly label: string;
  readonly isNumber: boolean;
  readonly children: ReactNode;
}

/** On a phone the value stands under its name; the column's header says it to a screen reader in any case. */
function Cell({ label, isNumber, children }: CellProps) {
  return (
    <td
      data-numbers={isNumber ? '' : undefined}
      className={clsx('md:py-4 md:pl-4 md:last:pl-8', isNumber ? 'md:text-right' : 'text-ink-soft')}
    >
      <span aria-hidden="true" className="block text-sm text-muted md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

/**
 * The courses beside each other, for those who choose by time, effort and fee. Below `md` each row becomes a block
 * of its own, so that nothing has to be scrolled sideways.
 */
export function CourseComparison({ courses }: { readonly courses: readonly Course[] }) {
  const { min, max } = terms.hoursPerWeek;
  return (
    <section aria-labelledby="comparison-title" className="page-width py-section">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="comparison-title" className="text-3xl font-bold text-ink">
            Side by side
          </h2>
          <p className="mt-4 max-w-measure text-ink-soft">
            Plan for {min} to {max} hours a week, live sessions included. All four are taught
            online, with recordings and lifetime access to the learning platform. Currency,
            instalments and scholarships are confirmed in writing before you pay anything.
          </p>
          <Link
            to={paths.compareCourses()}
            className="mt-4 inline-block link-underline font-medium text-ink"
          >
            Compare two or three in detail
          </Link>
        </div>
        <table
          aria-labelledby="comparison-title"
          className="block w-full border-y border-line text-left md:table"
        >
          <thead className="max-md:sr-only">
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-3 pr-4 font-medium">
                Course
              </th>
              {columns.map(({ label, isNumber }) => (
                <th
                  key={label}
                  scope="col"
                  className={clsx('py-3 pl-4 font-medium last:pl-8', isNumber && 'text-right')}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block divide-y divide-line md:table-row-group">
            {courses.map((course) => (
              <tr
                key={course.slug}
                className="grid grid-cols-[4fr_3fr_4fr] gap-x-2 gap-y-3 py-5 md:table-row"
              >
                <th scope="row" className="col-span-3 font-semibold md:min-w-52 md:py-4 md:pr-4">
                  <Link to={paths.course(course.slug)} className="link-underline text-ink">
                    {course.title}
                  </Link>
                </th>
                {columns.map(({ label, of, isNumber = false }) => (
                  <Cell key={label} label={label} isNumber={isNumber}>
                    {of(course)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

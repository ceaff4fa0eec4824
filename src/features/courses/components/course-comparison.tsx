import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import { terms } from '@/data/facts';

const numberCell = 'px-4 py-4 text-right';

/** The courses beside each other, for those who choose by time and effort. */
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
            online, with recordings and lifetime access to the learning platform.
          </p>
        </div>
        {/* Scrolls sideways on small screens; the links in it bring the keyboard there. */}
        <div className="-mx-gutter overflow-x-auto px-gutter lg:mx-0 lg:px-0">
          <table className="w-full border-y border-line text-left">
            <thead>
              <tr className="border-b border-line text-sm text-muted">
                <th scope="col" className="py-3 pr-4 font-medium">
                  Course
                </th>
                <th scope="col" className="px-4 py-3 font-medium">
                  Level
                </th>
                <th scope="col" className="px-4 py-3 text-right font-medium">
                  Weeks
                </th>
                <th scope="col" className="px-4 py-3 text-right font-medium">
                  Taught hours
                </th>
                <th scope="col" className="py-3 pl-4 text-right font-medium">
                  Assignments
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {courses.map((course) => (
                <tr key={course.slug}>
                  <th scope="row" className="min-w-52 py-4 pr-4 font-semibold">
                    <Link to={paths.course(course.slug)} className="link-underline text-ink">
                      {course.title}
                    </Link>
                  </th>
                  <td className="px-4 py-4 text-ink-soft">{course.level}</td>
                  <td className={numberCell}>{course.durationWeeks}</td>
                  <td className={numberCell}>{course.hours}</td>
                  <td className="py-4 pl-4 text-right">{course.assignments}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

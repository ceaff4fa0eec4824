import { clsx } from 'clsx';
import { Check, Info, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Answers } from '../finder/questions';
import { rankCourses, type RankedCourse, type Reason } from '../finder/rank-courses';
import { remedies, type Weight } from '../finder/rules';
import { CourseFacts } from './course-facts';

const marks = {
  for: { icon: Check, word: 'For it', className: 'text-success' },
  mind: { icon: Info, word: 'To know', className: 'text-warning' },
  against: { icon: X, word: 'Against it', className: 'text-danger' },
} as const;

const headings: Record<Weight, string> = {
  for: 'This one fits',
  mind: 'This one fits, with something to know',
  against: 'Nothing fits well yet; this one is the closest',
};

const verdicts: Record<Weight, string> = {
  for: 'Fits, too',
  mind: 'Possible',
  against: 'Does not fit your answers',
};

/** Each with a sign and a word, so that colour is not needed. */
function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="space-y-2 text-ink-soft">
      {reasons.map(({ on, weight, text }) => {
        const { icon: Icon, word, className } = marks[weight];
        return (
          <li key={on} className="flex gap-3 leading-snug">
            <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', className)} />
            <span>
              <span className="sr-only">{word}: </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Best({ course, reasons, verdict }: RankedCourse) {
  const advice = reasons.flatMap(({ on, weight }) =>
    weight === 'against' ? (remedies[on] ?? []) : [],
  );
  return (
    <article aria-labelledby="best-title" className="rounded-lg bg-surface-sunken p-6 md:p-10">
      <p className="text-lg font-medium text-ink-soft">{headings[verdict]}</p>
      <h3 id="best-title" className="mt-2 text-3xl font-bold text-ink">
        {course.title}
      </h3>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Reasons reasons={reasons} />
        <div>
          <CourseFacts course={course} />
          <p className="mt-8 flex flex-wrap gap-3">
            <Link
              to={paths.course(course.slug)}
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              See the course
              <span className="sr-only">: {course.title}</span>
            </Link>
            <Link to={paths.enrollIn(course.slug)} className={buttonClass({ size: 'large' })}>
              Apply now
              <span className="sr-only">: {course.title}</span>
            </Link>
          </p>
        </div>
      </div>
      {advice.length > 0 ? (
        <div className="mt-8 max-w-measure space-y-2 border-t border-line-strong/40 pt-6 text-ink-soft">
          <h4 className="font-semibold text-ink">What you can do</h4>
          {advice.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="flex flex-wrap gap-x-6 gap-y-2 font-medium text-ink">
            <Link to={paths.webinars()} className="link-underline">
              Free webinars
            </Link>
            <Link to={paths.resources()} className="link-underline">
              Free workbooks
            </Link>
            <Link to={paths.contact()} className="link-underline">
              Ask the admissions team
            </Link>
          </p>
        </div>
      ) : null}
    </article>
  );
}

/** All four courses for these answers, the one that fits best first, each with its reasons. */
export function FinderAnswer({ answers }: { readonly answers: Answers }) {
  const [best, ...others] = rankCourses(answers);
  if (!best) return null;
  // A third that does not fit would only be in the way.
  const fitting = [best, ...others].filter(({ verdict }) => verdict !== 'against').length;
  const compared = [best, ...others].slice(0, Math.max(2, Math.min(3, fitting)));
  return (
    <>
      <Best {...best} />
      <h3 className="mt-12 text-xl font-semibold text-ink">The others</h3>
      <ol start={2} className="mt-4 divide-y divide-line border-y border-line">
        {others.map(({ course, reasons, verdict }) => (
          <li key={course.slug} className="grid gap-x-12 gap-y-4 py-6 md:grid-cols-2">
            <div>
              <Badge tone={course.hue}>{course.category}</Badge>
              <h4 className="mt-1 font-semibold">
                <Link to={paths.course(course.slug)} className="link-underline text-ink">
                  {course.title}
                </Link>
              </h4>
              <p className="mt-1 text-sm text-muted">{verdicts[verdict]}</p>
            </div>
            <Reasons reasons={reasons} />
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <Link
          to={paths.compareCourses(...compared.map(({ course }) => course.slug))}
          className={buttonClass({ size: 'large' })}
        >
          Compare the first {compared.length === 2 ? 'two' : 'three'} side by side
        </Link>
      </p>
    </>
  );
}

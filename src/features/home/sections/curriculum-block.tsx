import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { SectionHeading } from './section-heading';

const week = [
  {
    when: 'Monday evening',
    what: 'A live session, recorded',
    text: 'One idea, one worked case, and the questions that came up last week.',
  },
  {
    when: 'Wednesday evening',
    what: 'Lab with a mentor in the room',
    text: 'You do the task of the week on real accounts, data or alerts. Stuck is allowed.',
  },
  {
    when: 'Saturday morning',
    what: 'Assignment, then review',
    text: 'It has a due week, not a due hour. A mentor answers line by line.',
  },
  {
    when: 'Any time',
    what: 'The learning platform',
    text: 'Recordings, materials and their updates stay open to you for life.',
  },
] as const;

/** A typical week, drawn as one thread that passes through four stitches. */
export function CurriculumBlock() {
  const { min, max } = terms.hoursPerWeek;
  return (
    <section aria-labelledby="curriculum-title" className="page-width py-section">
      <SectionHeading id="curriculum-title" title="A week in the curriculum">
        Every program is planned week by week, {min} to {max} hours each, so that you know before
        you start what you will be able to do after it.
      </SectionHeading>
      <ol className="mt-12 grid gap-y-8 md:grid-cols-4 md:border-t-2 md:border-accent-strong">
        {week.map((step) => (
          <li
            key={step.when}
            className="relative border-l-2 border-accent-strong pl-6 before:absolute before:top-1.5 before:-left-2 before:size-3.5 before:rounded-full before:border-2 before:border-accent-strong before:bg-surface md:border-l-0 md:pt-7 md:pr-8 md:pl-0 md:before:-top-2 md:before:left-0"
          >
            <p className="text-sm font-medium text-muted">{step.when}</p>
            <h3 className="mt-1 text-lg font-semibold text-ink">{step.what}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap gap-3">
        <Link to={paths.courses()} className={buttonClass({ size: 'large' })}>
          Read the curricula
        </Link>
        <Link to={paths.contact()} className={buttonClass({ variant: 'quiet', size: 'large' })}>
          Ask about your starting point
        </Link>
      </div>
    </section>
  );
}

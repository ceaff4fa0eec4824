import { memo, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import type { JobTexts } from '@/data/job-texts';
import type { Job } from '@/data/jobs';
import { saysTheSame } from './listing';

interface JobSectionsProps {
  readonly job: Job & JobTexts;
  /** Where its skills can be learned. */
  readonly course?: Pick<Course, 'slug' | 'title' | 'durationWeeks' | 'mode'>;
}

const isSameText = (one: JobSectionsProps, other: JobSectionsProps) =>
  one.course === other.course && saysTheSame(one.job, other.job);

/** The text of the posting, in the order in which it is read. */
export const JobSections = memo(function JobSections({ job, course }: JobSectionsProps) {
  return (
    <div className="space-y-10">
      <Section title="Job description">
        <p className="text-lg text-ink-soft">{job.description}</p>
      </Section>
      <Section title="Responsibilities">
        <List items={job.responsibilities} />
      </Section>
      <Section title="Requirements">
        <List items={job.requirements} />
      </Section>
      <Section title="Benefits">
        <List items={job.benefits} />
      </Section>
      <Section title="Skills">
        <ul className="flex flex-wrap gap-2">
          {job.skills.map((skill) => (
            <li
              key={skill}
              className="rounded-full border border-line-strong px-3.5 py-1 text-sm font-medium text-ink"
            >
              {skill}
            </li>
          ))}
        </ul>
        {course === undefined ? null : (
          <p className="mt-5 text-ink-soft">
            Short of some? This trade is what we teach in{' '}
            <Link to={paths.course(course.slug)} className="link-underline font-medium text-ink">
              {course.title}
            </Link>
            , {course.durationWeeks} weeks {course.mode.toLowerCase()}.
          </p>
        )}
      </Section>
      <Section title={`About ${job.company}`}>
        <p className="text-ink-soft">{job.companyDescription}</p>
      </Section>
    </div>
  );
}, isSameText);

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-bold text-ink">
        {title}
      </h2>
      <div className="mt-4 max-w-measure">{children}</div>
    </section>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="space-y-3 text-ink-soft">
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-7 before:absolute before:top-3 before:left-0 before:h-0.5 before:w-4 before:rounded-full before:bg-accent-strong"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

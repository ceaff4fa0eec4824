import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { NextStart } from '@/components/cohorts/next-start';
import { CourseArt } from '@/components/loom/course-art';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import { groupIndian } from '@/lib/money';
import { SectionHeading } from './section-heading';

/** The first course leads, wide; the others follow beside each other. */
export function Programs({ courses }: { readonly courses: readonly Course[] }) {
  return (
    <section aria-labelledby="programs-title" className="page-width py-section">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="programs-title" title="Job-Ready Programs">
          Each one ends with work that you can show: projects on real accounts, data or alerts,
          reviewed by people who do that work.
        </SectionHeading>
        <Link to={paths.courses()} className={buttonClass({ size: 'large' })}>
          See all courses
        </Link>
      </div>
      <ul className="mt-12 grid gap-x-10 gap-y-12 md:grid-cols-2">
        {courses.map((course, index) => (
          <li key={course.slug} className={clsx(index === 0 && 'md:col-span-2')}>
            <ProgramCard course={course} isLead={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProgramCard({ course, isLead }: { readonly course: Course; readonly isLead: boolean }) {
  const facts = [
    course.level,
    `${course.durationWeeks} weeks`,
    course.mode,
    `Fee ${groupIndian(course.price)}`,
  ];
  return (
    <article
      className={clsx(
        'group relative grid gap-6',
        isLead && 'border-b border-line pb-12 md:grid-cols-[3fr_2fr] md:items-center md:gap-10',
      )}
    >
      <div className="overflow-hidden rounded-lg">
        <CourseArt
          seed={course.image}
          hue={course.hue}
          className={isLead ? 'aspect-8/5 w-full' : 'aspect-2/1 w-full'}
        />
      </div>
      <div>
        <Badge tone={course.hue}>{course.category}</Badge>
        <h3 className={clsx('mt-2 font-semibold text-ink', isLead ? 'text-2xl' : 'text-xl')}>
          <Link
            to={paths.course(course.slug)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {course.title}
          </Link>
        </h3>
        <p className="mt-3 max-w-measure text-ink-soft">{course.brief}</p>
        <ul className="mt-4 flex flex-wrap gap-x-3 text-sm font-medium text-muted">
          {facts.map((fact) => (
            // The dot goes with what stands before it, so that no line begins with one.
            <li
              key={fact}
              data-numbers=""
              className="after:ml-3 after:content-['·'] last:after:content-none"
            >
              {fact}
            </li>
          ))}
        </ul>
        <NextStart course={course} className="mt-1 font-medium text-muted" />
      </div>
    </article>
  );
}

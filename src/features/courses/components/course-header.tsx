import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NextStart } from '@/components/cohorts/next-start';
import { BackLink } from '@/components/layout/back-link';
import { CourseArt } from '@/components/loom/course-art';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { outlookOf } from '@/data/course-outlooks';
import { brochureFile, type Course } from '@/data/courses';
import { rivalOf } from '../comparison';
import type { Film } from '../film';
import { ApplyLink } from './apply-link';
import { datesAnchor } from './cohort-slot';
import { CourseFacts } from './course-facts';
import { CourseFilm } from './course-film';
import { PartLink } from './part-link';

interface CourseHeaderProps {
  readonly course: Course;
  /** Undefined where there is none: its picture stands alone then. */
  readonly film: Film | undefined;
  /** Address of the first lesson, where it can be tasted. */
  readonly firstLesson: string | undefined;
}

/** The head of a course's page. */
export const headAnchor = 'course';

/** To find out more before one decides: a line of a list on a phone, a link among others where there is room. */
function Way({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center link-underline sm:min-h-8">
        {children}
      </Link>
    </li>
  );
}

/** What the course is, for whom, how long; and the way to the application. */
export function CourseHeader({ course, film, firstLesson }: CourseHeaderProps) {
  const rival = rivalOf(course);
  return (
    <header id={headAnchor} className="border-b border-line">
      <div className="page-width grid gap-x-16 gap-y-10 pt-3 pb-10 sm:pt-8 sm:pb-12 lg:grid-cols-[6fr_5fr] lg:items-center lg:py-16">
        <div className="lg:self-start">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 lg:block">
            <BackLink to={paths.courses()}>All courses</BackLink>
            <p className="flex lg:mt-4">
              <Badge tone={course.hue}>{course.category}</Badge>
            </p>
          </div>
          <h1 className="mt-3 text-4xl font-bold text-balance text-ink sm:max-w-2xl">
            {course.title}
          </h1>
          <p className="mt-4 max-w-measure text-base text-ink-soft sm:text-lg lg:mt-5">
            {course.brief}
          </p>
          <CourseFacts course={course} className="mt-6 lg:mt-8" />
          <div className="mt-6 flex flex-wrap items-center gap-3 lg:mt-8">
            <ApplyLink />
            <a
              href={brochureFile(course)}
              type="application/pdf"
              className={buttonClass({ size: 'large' })}
            >
              Get brochure
              <span className="sr-only">: {course.title} (PDF)</span>
            </a>
          </div>
          {/* The start stands last, since it says more once the clock is known. */}
          <div className="mt-3 flex gap-x-6 text-sm text-muted max-sm:flex-col sm:items-center">
            <p>No application fee</p>
            <PartLink
              part={datesAnchor}
              className="flex min-h-8 items-center self-start link-underline font-medium text-ink"
            >
              <NextStart course={course} />
            </PartLink>
          </div>
          <ul className="text-sm font-medium text-ink max-sm:mt-2 max-sm:divide-y max-sm:divide-line max-sm:border-y max-sm:border-line sm:flex sm:flex-wrap sm:gap-x-6">
            {firstLesson === undefined ? null : <Way to={firstLesson}>Try the first lesson</Way>}
            {rival ? (
              <Way to={paths.compareCourses(course.slug, rival.slug)}>
                Compare with {outlookOf(rival).shortTitle}
              </Way>
            ) : null}
          </ul>
        </div>
        {film === undefined ? (
          <div className="overflow-hidden rounded-lg">
            <CourseArt seed={course.image} hue={course.hue} className="aspect-8/5 w-full" />
          </div>
        ) : (
          <CourseFilm
            film={film}
            picture={<CourseArt seed={course.image} hue={course.hue} className="size-full" />}
          />
        )}
      </div>
    </header>
  );
}

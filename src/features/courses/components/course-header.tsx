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

interface CourseHeaderProps {
  readonly course: Course;
  /** Undefined where there is none: its picture stands alone then. */
  readonly film: Film | undefined;
  /** Address of the first lesson, where it can be tasted. */
  readonly firstLesson: string | undefined;
}

/** What the course is, for whom, how long; and the way to the application. */
export function CourseHeader({ course, film, firstLesson }: CourseHeaderProps) {
  const rival = rivalOf(course);
  return (
    <header className="border-b border-line">
      <div className="page-width grid gap-x-16 gap-y-10 pt-8 pb-12 lg:grid-cols-[6fr_5fr] lg:items-center lg:py-16">
        <div className="lg:self-start">
          <BackLink to={paths.courses()}>All courses</BackLink>
          <p className="mt-4">
            <Badge tone={course.hue}>{course.category}</Badge>
          </p>
          <h1 className="mt-3 text-4xl font-bold text-balance text-ink">{course.title}</h1>
          <p className="mt-5 max-w-measure text-lg text-ink-soft">{course.brief}</p>
          <CourseFacts course={course} className="mt-8" />
          <div className="mt-8 flex flex-wrap items-center gap-3">
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
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-muted">
            <p>No application fee</p>
            <Link to={`#${datesAnchor}`} className="link-underline font-medium text-ink">
              <NextStart course={course} />
            </Link>
            {firstLesson === undefined ? null : (
              <Link to={firstLesson} className="link-underline font-medium text-ink">
                Try the first lesson
              </Link>
            )}
            {rival ? (
              <Link
                to={paths.compareCourses(course.slug, rival.slug)}
                className="link-underline font-medium text-ink"
              >
                Compare with {outlookOf(rival).shortTitle}
              </Link>
            ) : null}
          </div>
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

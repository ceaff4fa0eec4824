import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { NextStart } from '@/components/cohorts/next-start';
import { CourseArt } from '@/components/loom/course-art';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import { CompareMark } from './compare-mark';
import { CourseFacts } from './course-facts';

interface CatalogueEntryProps {
  readonly course: Course;
  /** The picture on the right, in every second entry. */
  readonly isMirrored: boolean;
}

/** One course across the width of the page: picture and text change sides from entry to entry. */
export function CatalogueEntry({ course, isMirrored }: CatalogueEntryProps) {
  const titleId = `course-${course.slug}`;
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid gap-x-12 gap-y-6 py-12 md:grid-cols-2 md:items-center lg:gap-x-20 lg:py-16"
    >
      <div className={clsx('overflow-hidden rounded-lg', isMirrored && 'md:order-last')}>
        <CourseArt
          seed={course.image}
          hue={course.hue}
          className="aspect-8/5 w-full transition-transform duration-slow group-hover:scale-102"
        />
      </div>
      <div>
        <Badge tone={course.hue}>{course.category}</Badge>
        <h2 id={titleId} className="mt-3 text-3xl font-bold text-ink">
          {course.title}
        </h2>
        <p className="mt-4 max-w-measure text-lg text-ink-soft">{course.brief}</p>
        <CourseFacts course={course} className="mt-6 md:max-lg:grid" />
        <NextStart course={course} className="mt-4 font-medium text-ink" />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link
            to={paths.course(course.slug)}
            className={clsx(buttonClass({ size: 'large' }), 'after:absolute after:inset-0')}
          >
            Know more
            <span className="sr-only">: {course.title}</span>
          </Link>
          <CompareMark course={course} />
        </div>
      </div>
    </article>
  );
}

import { BackLink } from '@/components/layout/back-link';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import type { Lesson } from '@/data/lessons/lesson';

interface LessonHeaderProps {
  readonly course: Course;
  readonly lesson: Lesson;
  /** Title of the week in the course's plan. */
  readonly weekTitle: string;
}

/** What the lesson is, where in the course it stands, and what it costs: nothing. */
export function LessonHeader({ course, lesson, weekTitle }: LessonHeaderProps) {
  return (
    <header className="border-b border-line">
      <div className="page-width pt-8 pb-12">
        <BackLink to={paths.course(course.slug)}>{course.title}</BackLink>
        <p className="mt-4">
          <Badge tone={course.hue}>First lesson</Badge>
        </p>
        <h1 className="mt-3 max-w-4xl text-4xl font-bold text-balance text-ink">{lesson.title}</h1>
        <p className="mt-5 max-w-measure text-lg text-ink-soft">{lesson.lead}</p>
        <p className="mt-6 text-sm text-muted">
          Week 1 of {course.durationWeeks}: {weekTitle}. About {lesson.minutes} minutes, free,
          without an account.
        </p>
      </div>
    </header>
  );
}

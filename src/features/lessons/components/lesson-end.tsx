import { Link } from 'react-router-dom';
import { ClosingBand } from '@/components/layout/closing-band';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import type { Lesson } from '@/data/lessons/lesson';

interface LessonEndProps {
  readonly course: Course;
  readonly lesson: Lesson;
}

/** Where one goes from here: the application, the rest of the plan, a free webinar. */
export function LessonEnd({ course, lesson }: LessonEndProps) {
  return (
    <ClosingBand
      id="next-title"
      title={lesson.closing.title}
      text={
        <>
          {lesson.closing.text} Or go on for free: the webinar{' '}
          <Link to={paths.webinars()} className="link-underline font-medium text-ink">
            {lesson.webinar}
          </Link>{' '}
          comes round every few weeks.
        </>
      }
    >
      <Link
        to={paths.enrollIn(course.slug)}
        className={buttonClass({ variant: 'primary', size: 'large' })}
      >
        Apply for this course
      </Link>
      <Link to={paths.course(course.slug)} className={buttonClass({ size: 'large' })}>
        See all {course.durationWeeks} weeks
      </Link>
    </ClosingBand>
  );
}

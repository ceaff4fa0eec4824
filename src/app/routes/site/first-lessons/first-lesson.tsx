import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { findCourse } from '@/data/courses';
import type { Curriculum } from '@/data/curricula/curriculum';
import type { Lesson } from '@/data/lessons/lesson';
import { ExerciseSection } from '@/features/lessons/components/exercise-section';
import { LessonBody } from '@/features/lessons/components/lesson-body';
import { LessonEnd } from '@/features/lessons/components/lesson-end';
import { LessonHeader } from '@/features/lessons/components/lesson-header';
import { lessonJsonLd } from '@/features/lessons/json-ld';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';

interface FirstLessonProps {
  readonly lesson: Lesson;
  /** Of the lesson's course. */
  readonly curriculum: Curriculum;
  /** The place of the exercise. */
  readonly children: ReactNode;
}

/** The first lesson of a course. Its texts come from the route, so that a page carries its own alone. */
export function FirstLesson({ lesson, curriculum, children }: FirstLessonProps) {
  const course = findCourse(lesson.slug);
  const week = curriculum.modules[0]?.weeks[0];
  if (!course || !week) throw new Error(`The catalogue has no week 1 of ${lesson.slug}.`);
  const path = paths.firstLesson(course.slug);
  return (
    <>
      <Head
        title={lesson.title}
        description={lesson.description}
        path={path}
        jsonLd={[
          lessonJsonLd(lesson, course),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Courses', path: paths.courses() },
            { name: course.title, path: paths.course(course.slug) },
            { name: 'First lesson', path },
          ]),
        ]}
      />
      <LessonHeader course={course} lesson={lesson} weekTitle={week.title} />
      <LessonBody lesson={lesson} points={week.points} />
      <ExerciseSection exercise={lesson.exercise}>{children}</ExerciseSection>
      <LessonEnd course={course} lesson={lesson} />
    </>
  );
}

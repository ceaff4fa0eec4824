import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import type { Lesson } from '@/data/lessons/lesson';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';
import { provider } from '@/lib/seo/structured-data';

/** A lesson that anybody may take, as a part of its course. */
export function lessonJsonLd(lesson: Lesson, course: Pick<Course, 'slug' | 'level'>): JsonLdObject {
  return {
    '@type': 'LearningResource',
    name: lesson.title,
    description: lesson.description,
    url: absoluteUrl(paths.firstLesson(course.slug)),
    learningResourceType: 'Lesson',
    educationalLevel: course.level,
    inLanguage: 'en',
    timeRequired: `PT${lesson.minutes}M`,
    isAccessibleForFree: true,
    isPartOf: absoluteUrl(paths.course(course.slug)),
    provider: provider(),
  };
}

import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';
import { provider } from '@/lib/seo/structured-data';

/** The catalogue as a list of addresses. */
export function catalogueJsonLd(courses: readonly Course[]): JsonLdObject {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(paths.course(course.slug)),
      name: course.title,
    })),
  };
}

type CourseFacts = Pick<
  Course,
  'slug' | 'title' | 'brief' | 'level' | 'mode' | 'durationWeeks' | 'hours'
>;

/** One program. Prices carry no currency on this site, so the offer only says that it costs something. */
export function courseJsonLd(course: CourseFacts): JsonLdObject {
  const url = absoluteUrl(paths.course(course.slug));
  return {
    '@type': 'Course',
    name: course.title,
    description: course.brief,
    url,
    educationalLevel: course.level,
    inLanguage: 'en',
    provider: provider(),
    offers: { '@type': 'Offer', category: 'Paid', url },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: course.mode,
      courseWorkload: `PT${course.hours}H`,
      courseSchedule: {
        '@type': 'Schedule',
        duration: `PT${Math.round(course.hours / course.durationWeeks)}H`,
        repeatFrequency: 'Weekly',
        repeatCount: course.durationWeeks,
      },
    },
  };
}

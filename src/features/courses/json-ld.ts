import { paths } from '@/config/paths';
import { site } from '@/config/site';
import type { Course } from '@/data/courses';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';

const provider = { '@type': 'EducationalOrganization', name: site.name };

/** schema.org's Course. Without a price, since the currency is agreed with the learner; without ratings. */
export function courseJsonLd(course: Course): JsonLdObject {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.brief,
    url: absoluteUrl(paths.course(course.slug)),
    provider: { ...provider, url: absoluteUrl(paths.home()) },
    educationalLevel: course.level,
    about: course.category,
    inLanguage: 'en',
    timeRequired: `P${course.durationWeeks}W`,
    offers: { '@type': 'Offer', category: 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: course.mode,
      courseWorkload: `PT${course.hours}H`,
    },
  };
}

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

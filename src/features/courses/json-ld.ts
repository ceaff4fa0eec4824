import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';

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

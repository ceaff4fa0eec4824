import { paths } from '@/config/paths';
import { lastingCohorts, sessionGroups, sessionMinutes } from '@/data/cohort-words';
import { comingCohorts, type Cohort } from '@/data/cohorts';
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

type CohortCourse = Pick<Course, 'slug' | 'durationWeeks'>;

type CourseFacts = Pick<
  Course,
  'slug' | 'title' | 'brief' | 'level' | 'mode' | 'durationWeeks' | 'hours'
>;

/** The live sessions of each week, in India's time; their duration is that of a week, as `repeatFrequency` counts. */
function weeklySchedule(weeks: number, cohort: Cohort | undefined) {
  return sessionGroups().map((group) => ({
    '@type': 'Schedule',
    byDay: group.map(({ day }) => `https://schema.org/${day}`),
    startTime: `${group[0]?.from}:00`,
    endTime: `${group[0]?.to}:00`,
    scheduleTimezone: 'Asia/Kolkata',
    duration: isoDuration(group.reduce((sum, session) => sum + sessionMinutes(session), 0)),
    repeatFrequency: 'Weekly',
    repeatCount: weeks,
    ...(cohort && {
      startDate: cohort.startISO.slice(0, 10),
      endDate: cohort.endISO.slice(0, 10),
    }),
  }));
}

/** `PT4H30M` */
function isoDuration(minutes: number): string {
  const rest = minutes % 60;
  return `PT${Math.floor(minutes / 60)}H${rest === 0 ? '' : `${rest}M`}`;
}

/**
 * One program with the cohorts that can be chosen. Without any it says how a cohort runs, which is true on every day.
 * Prices carry no currency on this site, so the offer only says that it costs something.
 * @param cohorts that have not begun
 */
export function courseJsonLd(course: CourseFacts, cohorts: readonly Cohort[] = []): JsonLdObject {
  const url = absoluteUrl(paths.course(course.slug));
  const shown = cohorts.length === 0 ? [undefined] : cohorts;
  return {
    '@type': 'Course',
    name: course.title,
    description: course.brief,
    url,
    educationalLevel: course.level,
    inLanguage: 'en',
    provider: provider(),
    offers: { '@type': 'Offer', category: 'Paid', url },
    hasCourseInstance: shown.map((cohort) => ({
      '@type': 'CourseInstance',
      courseMode: course.mode,
      courseWorkload: `PT${course.hours}H`,
      ...(cohort && { startDate: cohort.startISO, endDate: cohort.endISO }),
      courseSchedule: weeklySchedule(course.durationWeeks, cohort),
    })),
  };
}

/**
 * What search engines are told of the cohorts of a page. By the visitor's clock those that can be chosen; in the page
 * that a build writes only such as lie far ahead, for it may be weeks old when it is read.
 * @param now the visitor's clock; null while it is not known
 */
export function claimedCohorts(course: CohortCourse, now: Date | null): readonly Cohort[] {
  if (now !== null) return comingCohorts(course, now);
  return import.meta.env.SSR ? lastingCohorts(course, new Date()) : [];
}

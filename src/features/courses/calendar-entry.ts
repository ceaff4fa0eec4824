import { paths } from '@/config/paths';
import { sessionMinutes, weeklyRhythm } from '@/data/cohort-words';
import { liveSessions, type Cohort } from '@/data/cohorts';
import type { Course } from '@/data/courses';
import type { CalendarEntry } from '@/lib/calendar';
import { formatDay } from '@/lib/dates';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** The first live session of a cohort, for a calendar. */
export function calendarEntry(course: Course, { id, startISO, endISO }: Cohort): CalendarEntry {
  const [first] = liveSessions;
  return {
    uid: `${course.slug}-${id}`,
    title: `${course.title}: first live session`,
    startISO,
    durationMins: first ? sessionMinutes(first) : 0,
    description: `Live online: ${weeklyRhythm}, until ${formatDay(endISO)}. A seat is yours once you have accepted your enrolment letter.`,
    location: 'Online',
    url: absoluteUrl(paths.course(course.slug)),
  };
}

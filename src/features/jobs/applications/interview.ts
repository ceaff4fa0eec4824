import { paths } from '@/config/paths';
import type { ApplicationListItem } from '@/data/applications';
import type { CalendarEntry } from '@/lib/calendar';
import { formatDateTime, formatWeekday } from '@/lib/dates';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { interviewMinutes } from '../model';

/** `Mon, 23 Nov 2026, 11:00 am IST` */
export function interviewTime(startISO: string): string {
  return `${formatWeekday(startISO)}, ${formatDateTime(startISO)}`;
}

export function interviewEntry(item: ApplicationListItem, startISO: string): CalendarEntry {
  return {
    uid: `interview-${item.jobId}`,
    title: `Interview: ${item.jobTitle} at ${item.company}`,
    startISO,
    durationMins: interviewMinutes,
    description: item.isSample
      ? 'A sample interview: nobody will be waiting.'
      : 'The time that you chose under My Applications.',
    url: absoluteUrl(paths.myApplications()),
  };
}

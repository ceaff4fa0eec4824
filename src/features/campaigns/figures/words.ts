import { courses } from '@/data/courses';
import { toCsv } from '@/lib/csv';
import type { CampaignFigures, LeadShares } from './query';

/** What is gone from the catalogue still says what it was. */
export function courseName(slug: string): string {
  return courses.find((course) => course.slug === slug)?.title ?? slug;
}

export function sourceName(channel: string): string {
  return channel === 'direct' ? 'Direct' : channel;
}

/** All figures as one table; names that strangers made up are never run as a formula. */
export function figuresCsv(figures: CampaignFigures): string {
  const rows = (group: string, shares: LeadShares, nameOf = (key: string) => key) =>
    shares.map(({ key, last, first }) => [group, nameOf(key), last, first]);
  return toCsv(
    ['Leads by', 'Name', 'By the last visit', 'By the first visit'],
    [
      ...rows('Campaign', figures.byCampaign),
      ...rows('Source', figures.bySource, sourceName),
      ...rows('Course', figures.byCourse, courseName),
    ],
  );
}

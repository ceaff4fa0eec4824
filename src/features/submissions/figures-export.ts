import { toCsv } from '@/lib/csv';
import type { LeadFigures } from './figures';
import { kindLabel } from './kinds';
import { channelLabel } from './lead-words';
import { anySubjectTitle } from './subject-title';

type Shares = LeadFigures['byKind'];

/** All figures of a range as one table: what is counted, of what, how many. Days on India's calendar. */
export function figuresCsv(figures: LeadFigures): string {
  const rows = (group: string, shares: Shares, nameOf: (key: string) => string) =>
    shares.map(({ key, leads }) => [group, nameOf(key), leads]);
  return toCsv(
    ['Figure', 'Of', 'Leads'],
    [
      ...figures.perDay.map(({ day, leads }) => ['Day (IST)', day, leads]),
      ...rows('Kind', figures.byKind, kindLabel),
      ...rows('Source', figures.byChannel, channelLabel),
      ...rows('About', figures.bySubject, anySubjectTitle),
      ['Answered', 'at all', figures.answered],
      ['Answered', 'within 24 hours', figures.answeredInTime],
    ],
  );
}

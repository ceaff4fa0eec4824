import { toIstIso } from './ist';
import { momentInWords, type PublicationTimes } from './publication-times';

/** What the browser's field for date and time shows of a moment, by India's clock. */
export function fieldOf(iso: string | null): string {
  return iso === null ? '' : toIstIso(Date.parse(iso)).slice(0, 16);
}

/** The moment in such a field, spelled as the database answers it; null for what is no moment. */
export function momentOfField(typed: string): string | null {
  const time = Date.parse(`${typed.slice(0, 16)}:00+05:30`);
  return Number.isNaN(time) ? null : `${new Date(time).toISOString().slice(0, 19)}+00:00`;
}

/** Far enough for any plan, and within what the database takes. */
const LAST_MOMENT = Date.parse('2099-12-31T00:00:00Z');

export interface TimeProblems {
  readonly publishAt?: string;
  readonly unpublishAt?: string;
}

export interface ChosenTimes {
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
}

/**
 * Reads two fields for date and time.
 *
 * @param before what is stored: a moment that is kept may have passed
 * @param now milliseconds since the epoch
 */
export function readTimes(
  typed: { readonly start: string; readonly end: string },
  before: PublicationTimes,
  now: number,
): { readonly times: ChosenTimes; readonly problems: TimeProblems } {
  const publishAt = typed.start === '' ? null : momentOfField(typed.start);
  const unpublishAt = typed.end === '' ? null : momentOfField(typed.end);
  const isKept = (moment: string | null, kept: string | null | undefined) =>
    moment !== null && kept != null && Date.parse(moment) === Date.parse(kept);
  const problemOf = (text: string, moment: string | null, kept: string | null | undefined) => {
    if (text === '') return undefined;
    if (moment === null) return 'Enter a date and a time';
    if (Date.parse(moment) > LAST_MOMENT) return 'Choose a moment within this century';
    if (Date.parse(moment) <= now && !isKept(moment, kept))
      return 'This moment has passed. Choose a later one';
    return undefined;
  };
  const startProblem = problemOf(typed.start, publishAt, before.publishAt);
  let endProblem = problemOf(typed.end, unpublishAt, before.unpublishAt);
  if (endProblem === undefined && publishAt !== null && unpublishAt !== null)
    if (Date.parse(unpublishAt) <= Date.parse(publishAt))
      endProblem = 'The end comes after the beginning';
  return {
    times: { publishAt, unpublishAt },
    problems: {
      ...(startProblem === undefined ? {} : { publishAt: startProblem }),
      ...(endProblem === undefined ? {} : { unpublishAt: endProblem }),
    },
  };
}

/** What becomes of it, in one or two sentences. */
export function timesInWords({ publishAt, unpublishAt }: ChosenTimes, isPublic: boolean): string {
  const start =
    publishAt === null
      ? isPublic
        ? 'Stays public'
        : 'Will be public at once'
      : `Will be public on ${momentInWords(publishAt)}`;
  return unpublishAt === null ? `${start}.` : `${start}. Ends on ${momentInWords(unpublishAt)}.`;
}

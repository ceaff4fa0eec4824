import { normalizeTimestamp } from '@/lib/dates';
import { columnMap, readColumns, type ItemOf } from '@/lib/supabase/column-map';

/** A moment (ISO 8601), or null where it has not come; functions' results are typed as never null. */
function momentOf(stored: string | null): string | null {
  return stored ? normalizeTimestamp(stored) : null;
}

/** Functions' results are typed as never null; a lead without an owner has none. */
const orNone = (stored: string) => (stored as string | null) ?? null;
const orEmpty = (stored: string) => (stored as string | null) ?? '';

/** A row of the list. */
export const listedLead = readColumns(
  'search_submissions',
  [
    'id',
    'kind',
    'subject',
    'reference',
    'name',
    'email',
    'phone',
    // The first 160 characters.
    'messageStart',
    'channel',
    'receivedAt',
    'replyDueAt',
    'firstReplyAt',
    'stage',
    'ownerId',
    'ownerName',
    'version',
    'erasedAt',
    // Of a course application, the day of the first session; '' where none was chosen.
    'cohort',
  ],
  {
    receivedAt: normalizeTimestamp,
    replyDueAt: normalizeTimestamp,
    firstReplyAt: momentOf,
    erasedAt: momentOf,
    ownerId: orNone,
    ownerName: orEmpty,
  },
);
export type ListedLead = ItemOf<typeof listedLead>;

/** Everything of a lead. */
export const leadColumns = columnMap('submissions', {
  // What staff change.
  written: ['stage', 'ownerId'],
  stamped: [
    'id',
    'kind',
    'subject',
    'reference',
    'name',
    'email',
    'phone',
    'message',
    // What else the form asked: short texts and numbers.
    'details',
    // Where the visitor came from, at first and at last; see `touchesOf`.
    'source',
    'channel',
    'consentVersion',
    'consentedAt',
    // By the clock of the visitor's device.
    'sentAt',
    'receivedAt',
    'replyDueAt',
    'firstReplyAt',
    'erasedAt',
    'mergedInto',
    'version',
    'updatedAt',
  ],
  readers: {
    details: textsIn,
    source: touchesOf,
    reference: (reference: string | null) => reference ?? '',
    consentedAt: momentOf,
    sentAt: momentOf,
    receivedAt: normalizeTimestamp,
    replyDueAt: normalizeTimestamp,
    firstReplyAt: momentOf,
    erasedAt: momentOf,
    updatedAt: normalizeTimestamp,
  },
});
export type Lead = ItemOf<typeof leadColumns>;

/** Where a visitor came from at one visit; what is missing was not kept. */
export interface Touch {
  readonly path: string;
  readonly referrer: string;
  readonly at: string;
  /** `utm_campaign` and the like, by their names. */
  readonly utm: Readonly<Record<string, string>>;
}

export interface Touches {
  readonly first: Touch | null;
  readonly last: Touch | null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts and numbers of a stored object, as texts. */
export function textsIn(stored: unknown): Readonly<Record<string, string>> {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );
}

function touchIn(stored: unknown): Touch | null {
  const { path = '', referrer = '', at = '', ...rest } = textsIn(stored);
  const utm = Object.fromEntries(
    Object.entries(rest).filter(([key, value]) => key.startsWith('utm_') && value !== ''),
  );
  if (path === '' && referrer === '' && Object.keys(utm).length === 0) return null;
  return { path, referrer, at, utm };
}

function touchesOf(stored: unknown): Touches {
  if (!isRecord(stored)) return { first: null, last: null };
  return { first: touchIn(stored['first']), last: touchIn(stored['last']) };
}

/** One entry of a lead's history. */
export const leadEvent = readColumns(
  'submission_events',
  ['id', 'kind', 'at', 'actorName', 'detail'],
  { at: normalizeTimestamp, detail: detailOf },
);
export type LeadEvent = ItemOf<typeof leadEvent>;

export interface EventDetail {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Moments of slots, ISO 8601. */
  readonly starts: readonly string[];
}

function detailOf(stored: unknown): EventDetail {
  const { from = '', to = '', text = '' } = textsIn(stored);
  const starts: unknown = isRecord(stored) ? stored['starts'] : undefined;
  const listed = Array.isArray(starts) ? starts : typeof starts === 'string' ? [starts] : [];
  return {
    from,
    to,
    text,
    starts: listed.filter((start): start is string => typeof start === 'string'),
  };
}

/** A time for an interview that was offered to a candidate. */
export const interviewSlot = readColumns(
  'interview_slots',
  ['id', 'startsAt', 'chosenAt', 'withdrawnAt'],
  { startsAt: normalizeTimestamp, chosenAt: momentOf, withdrawnAt: momentOf },
);
export type InterviewSlot = ItemOf<typeof interviewSlot>;

export interface LeadOwner {
  readonly id: string;
  readonly name: string;
}

import { clockTime, formatLongDay } from './dates';

/** What visitors get of a post or page, and from when until when. Moments in ISO 8601. */
export interface PublicationTimes {
  readonly status: 'draft' | 'published';
  /** Null: at once. */
  readonly publishAt?: string | null;
  /** Null: never. */
  readonly unpublishAt?: string | null;
}

export const publicationStates = ['draft', 'published', 'scheduled', 'ended'] as const;
export type PublicationState = (typeof publicationStates)[number];

export const publicationLabels: Record<PublicationState, string> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
  ended: 'Ended',
};

/** A state that the database named; an unknown one reads as a draft. */
export function toPublicationState(value: string): PublicationState {
  return publicationStates.find((state) => state === value) ?? 'draft';
}

/**
 * What a document is now. For the eyes of staff: what visitors get, the database decides by its own clock.
 * @param now milliseconds since the epoch
 */
export function publicationState(times: PublicationTimes, now: number): PublicationState {
  const { status, publishAt = null, unpublishAt = null } = times;
  if (status === 'draft') return 'draft';
  if (publishAt !== null && Date.parse(publishAt) > now) return 'scheduled';
  if (unpublishAt !== null && Date.parse(unpublishAt) <= now) return 'ended';
  return 'published';
}

/** The moment that a state is about: when it begins, when it ended, when it will end; null for none. */
export function momentOf(times: PublicationTimes, state: PublicationState): string | null {
  if (state === 'draft') return null;
  return (state === 'scheduled' ? times.publishAt : times.unpublishAt) ?? null;
}

/** The times of a document alone: text that was kept in a browser never brings its own. */
export function timesOf({ publishAt = null, unpublishAt = null }: PublicationTimes) {
  return { publishAt, unpublishAt };
}

/** The times of what is public at once: an end that is still to come stays. */
export function timesOfNow({ unpublishAt = null }: PublicationTimes, now: number) {
  const isToCome = unpublishAt !== null && Date.parse(unpublishAt) > now;
  return { publishAt: null, unpublishAt: isToCome ? unpublishAt : null };
}

/** `Tuesday, 24 November 2026, 09:00 (India Standard Time)` */
export function momentInWords(iso: string): string {
  return `${formatLongDay(iso)}, ${clockTime(iso)} (India Standard Time)`;
}

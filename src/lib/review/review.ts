import { queryOptions } from '@tanstack/react-query';
import { normalizeTimestamp, toMoment } from '@/lib/dates';
import { isUuid } from '@/lib/is-uuid';
import { supabase } from '@/lib/supabase/client';
import { toAppError, unwrap } from '@/lib/supabase/errors';

/** What can be reviewed, as the database calls it. */
export type ReviewedKind = 'post' | 'page';

/** Starts the keys of all queries of reviews. */
export const reviewKey = ['review'] as const;

/** The newest review that was asked for of a document, with its answer. Moments are ISO 8601. */
export interface Review {
  /** The version that it was asked for. */
  readonly version: number;
  readonly note: string;
  /** Account; null when that is gone. */
  readonly askedBy: string | null;
  readonly askedByName: string;
  readonly askedAt: string;
  readonly outcome: 'waits' | 'approved' | 'sent_back';
  readonly answeredByName: string;
  readonly answeredAt: string | null;
  readonly answerNote: string;
}

const columns =
  'version,note,asked_by,asked_by_name,asked_at,outcome,answered_by_name,answered_at,answer_note';

const toOutcome = (stored: string | null): Review['outcome'] =>
  stored === 'approved' || stored === 'sent_back' ? stored : 'waits';

/** The review of one document; null where none was asked for, and for who may not see it. Throws `AppError`. */
export const reviewQuery = (kind: ReviewedKind, id: string) =>
  queryOptions({
    queryKey: [...reviewKey, kind, id],
    queryFn: async ({ signal }): Promise<Review | null> => {
      // An address that was typed or cut off: the database would call it an error.
      if (!isUuid(id)) return null;
      const row = unwrap(
        await supabase()
          .from('review_requests')
          .select(columns)
          .eq('kind', kind)
          .eq('document_id', id)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return (
        row && {
          version: row.version,
          note: row.note,
          askedBy: row.asked_by,
          askedByName: row.asked_by_name,
          askedAt: normalizeTimestamp(row.asked_at),
          outcome: toOutcome(row.outcome),
          answeredByName: row.answered_by_name,
          answeredAt: toMoment(row.answered_at),
          answerNote: row.answer_note,
        }
      );
    },
  });

export type ReviewStates = ReadonlyMap<string, Review['outcome']>;

/** What became of the reviews of some documents, by id. Throws `AppError`. */
export const reviewStatesQuery = (kind: ReviewedKind, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...reviewKey, kind, 'states', ids],
    queryFn: async ({ signal }): Promise<ReviewStates> => {
      if (ids.length === 0) return new Map();
      const rows = unwrap(
        await supabase()
          .from('review_requests')
          .select('document_id,outcome')
          .eq('kind', kind)
          .in('document_id', ids)
          .abortSignal(signal),
      );
      return new Map(rows.map((row) => [row.document_id, toOutcome(row.outcome)]));
    },
    staleTime: 0,
  });

/** A document that waits for the signed-in person. */
export interface WaitingReview {
  readonly kind: ReviewedKind;
  readonly id: string;
  readonly title: string;
  readonly personName: string;
  readonly note: string;
  /** ISO 8601 */
  readonly at: string;
}

/** Up to ten of each, with the number of all, counted up to 1000. */
export interface ReviewQueue {
  readonly asked: readonly WaitingReview[];
  readonly askedTotal: number;
  readonly sentBack: readonly WaitingReview[];
  readonly sentBackTotal: number;
}

/** What waits for the signed-in person: the longest waiting first, and what came back last. Throws `AppError`. */
export const reviewQueueQuery = () =>
  queryOptions({
    queryKey: [...reviewKey, 'queue'],
    queryFn: async ({ signal }): Promise<ReviewQueue> => {
      const rows = unwrap(await supabase().rpc('review_queue').abortSignal(signal));
      const of = (state: string) => rows.filter((row) => row.state === state);
      const listed = (state: string) =>
        of(state).map((row): WaitingReview => ({
          kind: row.kind === 'page' ? 'page' : 'post',
          id: row.document_id,
          title: row.title,
          personName: row.person_name,
          note: row.note,
          at: normalizeTimestamp(row.happened_at),
        }));
      return {
        asked: listed('asked'),
        askedTotal: of('asked')[0]?.total ?? 0,
        sentBack: listed('sent_back'),
        sentBackTotal: of('sent_back')[0]?.total ?? 0,
      };
    },
    staleTime: 0,
  });

/** A version of a document. */
export interface ReviewedVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * Asks for a review of what is saved, or changes the note of one's own request; a repeat is as good as the first.
 *
 * @throws AppError
 */
export async function askReview(
  kind: ReviewedKind,
  { id, version }: ReviewedVersion,
  note: string,
): Promise<void> {
  unwrap(await supabase().rpc('ask_review', { kind, id, version, note }));
}

/** Takes one's own request away, answered or not; a repeat is as good as the first. @throws AppError */
export async function withdrawReview(kind: ReviewedKind, id: string): Promise<void> {
  unwrap(await supabase().rpc('withdraw_review', { kind, id }));
}

/** @throws AppError */
export async function sendBackReview(kind: ReviewedKind, id: string, note: string): Promise<void> {
  unwrap(await supabase().rpc('send_back_review', { kind, id, note }));
}

/**
 * Publishes the version that was seen; a repeat after an answer that was lost is as good as the first.
 *
 * @throws AppError; see `isOvertaken`
 */
export async function approveReview(
  kind: ReviewedKind,
  { id, version }: ReviewedVersion,
  note: string,
): Promise<void> {
  unwrap(await supabase().rpc('approve_review', { kind, id, version, note }));
}

/** Whether it was refused because something happened meanwhile: the document changed, was answered, published or deleted. */
export function isOvertaken(error: unknown): boolean {
  return toAppError(error).code?.startsWith('22R') === true;
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { MINUTE_MS } from '@/lib/ist';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { spanText } from './reply-time';
import { leadKeys } from './tab-counts';

const shares = z.array(z.object({ key: z.string(), leads: z.number() }));

const figures = z.pipe(
  z.object({
    per_day: z.array(z.object({ day: z.string(), leads: z.number() })),
    by_kind: shares,
    by_channel: shares,
    by_subject: shares,
    answered: z.number(),
    answered_in_time: z.number(),
    median_reply_minutes: z.nullable(z.number()),
    waiting: z.number(),
    late: z.number(),
  }),
  z.transform((stored) => ({
    perDay: stored.per_day,
    byKind: stored.by_kind,
    byChannel: stored.by_channel,
    bySubject: stored.by_subject,
    answered: stored.answered,
    answeredInTime: stored.answered_in_time,
    /** Over 30 days; null while nothing was answered in them. */
    medianReplyMinutes: stored.median_reply_minutes,
    /** Each counted up to a thousand. */
    waiting: stored.waiting,
    late: stored.late,
  })),
);

export type LeadFigures = z.infer<typeof figures>;

/**
 * How many leads came and how soon they were answered. Throws `AppError`.
 *
 * @param days length of the range, with today
 */
export const figuresQuery = (days: number) =>
  queryOptions({
    queryKey: [...leadKeys.all, 'figures', days],
    queryFn: async ({ signal }) =>
      figures.parse(unwrap(await supabase().rpc('lead_figures', { days }).abortSignal(signal))),
    placeholderData: keepPreviousData,
  });

/** "3 h"; a dash while nothing was answered. */
export function medianText({ medianReplyMinutes }: LeadFigures): string {
  return medianReplyMinutes === null ? '–' : spanText(medianReplyMinutes * MINUTE_MS);
}

/** Of all days of the range. */
export function totalOf({ perDay }: LeadFigures): number {
  return perDay.reduce((sum, { leads }) => sum + leads, 0);
}

/** Whole percent of the leads that got a reply within 24 hours; null without any lead. */
export function answeredShare(figures: LeadFigures): number | null {
  const total = totalOf(figures);
  return total === 0 ? null : Math.round((figures.answeredInTime / total) * 100);
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { campaignKeys } from '../keys';

/** Leads whose last, and whose first visit came by something. */
const shares = z.array(z.object({ key: z.string(), last: z.number(), first: z.number() }));

const figures = z.pipe(
  z.object({
    leads: z.number(),
    by_campaign: shares,
    by_source: shares,
    by_course: shares,
  }),
  z.transform(({ leads, by_campaign, by_source, by_course }) => ({
    leads,
    byCampaign: by_campaign,
    bySource: by_source,
    byCourse: by_course,
  })),
);

export type LeadShares = z.infer<typeof shares>;
export type CampaignFigures = z.infer<typeof figures>;

interface FiguresFilter {
  /** Days of India's calendar, with today. */
  readonly days?: number;
  /** Of one campaign alone, by its name in links. */
  readonly campaign?: string;
  /** ISO 8601, in place of days. */
  readonly since?: string;
}

/** Leads by campaign, source and course. Throws `AppError`. */
export const campaignFiguresQuery = (filter: FiguresFilter) =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'figures', filter],
    queryFn: async ({ signal }) =>
      figures.parse(unwrap(await supabase().rpc('campaign_leads', filter).abortSignal(signal))),
    placeholderData: keepPreviousData,
  });

/** Registrations that a popup's offer brought. Throws `AppError`. */
export const popupRegistrationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'registrations', id],
    queryFn: async ({ signal }) =>
      unwrap(await supabase().rpc('popup_registrations', { campaign_id: id }).abortSignal(signal)),
  });

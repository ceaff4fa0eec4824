import { queryOptions } from '@tanstack/react-query';
import { isUuid } from '@/lib/is-uuid';
import {
  choiceField,
  pageField,
  textField,
  type FilterOf,
  type SearchField,
} from '@/lib/search-state';
import { supabase } from '@/lib/supabase/client';
import { countedListQuery } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import { leadKinds } from './kinds';
import { interviewSlot, leadColumns, leadEvent, listedLead, type LeadOwner } from './model';
import { allStages } from './stages';
import { leadKeys } from './tab-counts';

export const leadTabs = ['needs-reply', 'mine', 'all', 'spam'] as const;
export type LeadTab = (typeof leadTabs)[number];

/** Orders of the list, as the database names them. */
export const leadSorts = ['due', 'newest', 'oldest', 'name'] as const;

/** Lengths of the period in days; strings, as the address holds them. */
export const leadPeriods = ['1', '7', '30', '90'] as const;

const ownerField: SearchField<string> = {
  fallback: 'all',
  parse: (raw) => (raw === 'none' || isUuid(raw) ? raw : 'all'),
};

const sourceField: SearchField<string> = { fallback: 'all', parse: (raw) => raw.slice(0, 200) };

/** What the address of the list holds. */
export const leadFields = {
  tab: choiceField(leadTabs, 'needs-reply'),
  search: textField(),
  kind: choiceField(['all', ...leadKinds], 'all'),
  stage: choiceField(['all', ...allStages], 'all'),
  owner: ownerField,
  source: sourceField,
  period: choiceField(['all', ...leadPeriods], 'all'),
  sort: choiceField(leadSorts, 'due'),
  page: pageField(),
};

export type LeadFilter = FilterOf<typeof leadFields>;

/** What both functions of the list take beside search and order. */
export function conditionsOf({ tab, kind, stage, owner, source, period }: LeadFilter) {
  return {
    tab,
    by_kind: kind,
    by_stage: stage,
    by_owner: owner,
    by_channel: source,
    ...(period === 'all' ? {} : { days: Number(period) }),
  };
}

async function readOwners(signal: AbortSignal): Promise<readonly LeadOwner[]> {
  return unwrap(await supabase().rpc('lead_owners').abortSignal(signal));
}

/** Leads, for people with `manage_campaigns`. Every query throws `AppError`. */
export const leadQueries = {
  list: (filter: LeadFilter) =>
    countedListQuery({
      key: leadKeys.lists,
      noun: 'submissions',
      filter,
      conditions: conditionsOf(filter),
      pageSize: 20,
      fromRow: listedLead.fromRow,
      isAlwaysCapped: true,
    }),
  /** Null when there is none. */
  one: (id: string) =>
    queryOptions({
      queryKey: leadKeys.one(id),
      queryFn: () => readLead(id),
      staleTime: 0,
    }),
  events: (id: string) =>
    queryOptions({
      queryKey: [...leadKeys.one(id), 'events'],
      queryFn: async ({ signal }) =>
        unwrap(
          await supabase()
            .from('submission_events')
            .select(leadEvent.select)
            .eq('submission_id', id)
            .order('at', { ascending: false })
            .order('id', { ascending: false })
            .limit(200)
            .abortSignal(signal),
        ).map(leadEvent.fromRow),
      staleTime: 0,
    }),
  /** What else the same person sent, newest first. */
  others: (id: string) =>
    queryOptions({
      queryKey: [...leadKeys.one(id), 'others'],
      queryFn: async ({ signal }) =>
        unwrap(
          await supabase().rpc('other_submissions', { submission_id: id }).abortSignal(signal),
        ).map(listedLead.fromRow),
    }),
  slots: (id: string) =>
    queryOptions({
      queryKey: [...leadKeys.one(id), 'slots'],
      queryFn: async ({ signal }) =>
        unwrap(
          await supabase()
            .from('interview_slots')
            .select(interviewSlot.select)
            .eq('submission_id', id)
            .order('starts_at')
            .abortSignal(signal),
        ).map(interviewSlot.fromRow),
      staleTime: 0,
    }),
  /** Who can own a lead. */
  owners: () =>
    queryOptions({
      queryKey: [...leadKeys.all, 'owners'],
      queryFn: ({ signal }) => readOwners(signal),
      staleTime: 5 * 60_000,
    }),
};

/** @returns null when there is none, or the person may not see it */
export async function readLead(id: string) {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await supabase().from('submissions').select(leadColumns.select).eq('id', id).maybeSingle(),
  );
  return row ? leadColumns.fromRow(row) : null;
}

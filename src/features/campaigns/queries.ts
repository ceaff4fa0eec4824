import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase/client';
import { countedListQuery } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import { campaignKeys } from './keys';
import { campaignKinds, campaignStates, listedCampaign, type CampaignState } from './model';

export const campaignTabs = [...campaignStates, 'links'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

export const campaignSorts = ['changed', 'start', 'newest', 'name'] as const;

/** What the address of the list holds; a tab is a list of its own. */
export const campaignFields = {
  tab: choiceField(campaignTabs, 'running'),
  search: textField(),
  kind: choiceField(['all', ...campaignKinds], 'all'),
  sort: choiceField(campaignSorts, 'changed'),
  page: pageField(),
};

export type CampaignFilter = FilterOf<typeof campaignFields>;

function readCounts(stored: unknown): Record<CampaignState, number> {
  const read = (state: CampaignState) =>
    typeof stored === 'object' && stored !== null ? Number(Reflect.get(stored, state) ?? 0) : 0;
  return {
    running: read('running'),
    planned: read('planned'),
    ended: read('ended'),
    draft: read('draft'),
  };
}

/** Campaigns, for people with `manage_campaigns`. Every query throws `AppError`. */
export const campaignQueries = {
  list: (filter: CampaignFilter) =>
    countedListQuery({
      key: campaignKeys.lists,
      noun: 'campaigns',
      filter,
      conditions: { tab: filter.tab, by_kind: filter.kind },
      pageSize: 20,
      fromRow: listedCampaign.fromRow,
      isAlwaysCapped: true,
    }),
  tabs: () =>
    queryOptions({
      queryKey: [...campaignKeys.all, 'tabs'],
      queryFn: async ({ signal }) =>
        readCounts(unwrap(await supabase().rpc('count_campaign_tabs').abortSignal(signal))),
    }),
  /** Others of the kind that run at some time between two moments; the latest start first. */
  overlaps: (about: {
    readonly id: string;
    readonly kind: string;
    readonly startsAt: string;
    readonly endsAt: string | null;
  }) =>
    queryOptions({
      queryKey: [...campaignKeys.all, 'overlaps', about],
      queryFn: async ({ signal }) => {
        const others = supabase()
          .from('campaigns')
          .select('id, name, starts_at, ends_at')
          .eq('kind', about.kind)
          .eq('status', 'active')
          .neq('id', about.id)
          .or(`ends_at.is.null,ends_at.gt.${about.startsAt}`)
          .order('starts_at', { ascending: false })
          .limit(5)
          .abortSignal(signal);
        return unwrap(
          await (about.endsAt === null ? others : others.lt('starts_at', about.endsAt)),
        );
      },
    }),
};

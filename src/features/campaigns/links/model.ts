import { countedListQuery } from '@/lib/supabase/counted-list';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { normalizeTimestamp } from '@/lib/dates';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { queryOptions } from '@tanstack/react-query';
import { campaignKeys } from '../keys';

const listedLink = readColumns(
  'search_campaign_links',
  [
    'id',
    'name',
    'target',
    'utmSource',
    'utmMedium',
    'utmCampaign',
    'utmContent',
    'utmTerm',
    // Whose first or last visit began with it.
    'leads',
    'version',
    'createdAt',
  ],
  { createdAt: normalizeTimestamp },
);

export type ListedLink = ItemOf<typeof listedLink>;

/** What a link is made of. */
export type LinkParts = Pick<
  ListedLink,
  'target' | 'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmContent' | 'utmTerm'
>;

/** The whole address of a link, as it is given out. */
export function addressOf(link: LinkParts): string {
  const address = new URL(absoluteUrl(link.target));
  const named = [
    ['utm_source', link.utmSource],
    ['utm_medium', link.utmMedium],
    ['utm_campaign', link.utmCampaign],
    ['utm_content', link.utmContent],
    ['utm_term', link.utmTerm],
  ] as const;
  for (const [name, value] of named) if (value !== '') address.searchParams.set(name, value);
  return address.href;
}

interface LinkFilter {
  readonly search: string;
  readonly sort: string;
  readonly page: number;
}

/** @param campaign the name in links; without it all of them */
export const linksQuery = ({ search, sort, page }: LinkFilter, campaign = 'all') =>
  countedListQuery({
    key: [...campaignKeys.links, campaign],
    noun: 'campaign_links',
    filter: { search, sort: sort === 'name' ? 'name' : 'newest', page },
    conditions: { by_campaign: campaign },
    pageSize: 20,
    fromRow: listedLink.fromRow,
    isAlwaysCapped: true,
  });

export interface UtmNames {
  readonly sources: readonly string[];
  readonly media: readonly string[];
  readonly campaigns: readonly string[];
}

function namesIn(stored: unknown, key: string): readonly string[] {
  const list: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

/** Names that earlier links and campaigns use. Throws `AppError`. */
export const utmNamesQuery = () =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'names'],
    queryFn: async ({ signal }): Promise<UtmNames> => {
      const stored = unwrap(await supabase().rpc('utm_names').abortSignal(signal));
      return {
        sources: namesIn(stored, 'sources'),
        media: namesIn(stored, 'media'),
        campaigns: namesIn(stored, 'campaigns'),
      };
    },
  });

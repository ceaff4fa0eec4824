import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@/lib/supabase/database.types';

const promo = { text: 'Two seats left for Monday', href: '/courses/data-science' };
const button = { label: 'Reserve a seat', href: '/events/webinars' };

/** What each kind of campaign shows, in order. */
export const campaignContents = {
  ticker: { promos: [promo] },
  popup: {
    title: 'Meet our mentors on Friday',
    text: 'An hour online, with time for your questions.',
    recordedAs: 'Mentor evening',
  },
  bar: { primary: button, secondary: { label: 'Read more', href: 'https://example.com/a' } },
};

export type CampaignKind = keyof typeof campaignContents;

/** A running campaign as a client would send it; hours are counted from now. */
export function newCampaign(
  changes: Partial<TablesInsert<'campaigns'>> & {
    readonly from?: number;
    readonly to?: number;
  } = {},
): TablesInsert<'campaigns'> & { id: string } {
  const { from = -1, to = 1, ...rest } = changes;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const kind = (rest.kind ?? 'ticker') as CampaignKind;
  return {
    id: randomUUID(),
    name: 'A test campaign',
    kind,
    content: campaignContents[kind],
    starts_at: at(from),
    ends_at: at(to),
    status: 'active',
    ...rest,
  };
}

export function newLink(
  changes: Partial<TablesInsert<'campaign_links'>> = {},
): TablesInsert<'campaign_links'> & { id: string } {
  return {
    id: randomUUID(),
    name: 'A test link',
    target: '/courses',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: `test-${randomUUID().slice(0, 8)}`,
    ...changes,
  };
}

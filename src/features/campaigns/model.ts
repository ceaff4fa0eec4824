import type { CampaignKind } from '@/lib/campaigns/shown';
import { formatDateTime, normalizeTimestamp } from '@/lib/dates';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';

export const campaignKinds = ['ticker', 'popup', 'bar'] as const satisfies readonly CampaignKind[];

export const kindLabels: Record<CampaignKind, string> = {
  ticker: 'Banner',
  popup: 'Webinar popup',
  bar: 'Bar of the home page',
};

export function toCampaignKind(value: string): CampaignKind {
  return campaignKinds.find((kind) => kind === value) ?? 'ticker';
}

export const campaignStates = ['running', 'planned', 'ended', 'draft'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const stateLabels: Record<CampaignState, string> = {
  running: 'Running',
  planned: 'Planned',
  ended: 'Ended',
  draft: 'Draft',
};

export const stateTones = {
  running: 'success',
  planned: 'brand',
  ended: 'neutral',
  draft: 'neutral',
} as const;

export function toCampaignState(value: string): CampaignState {
  return campaignStates.find((state) => state === value) ?? 'draft';
}

const optionalMoment = (iso: string | null) => (iso === null ? null : normalizeTimestamp(iso));

/** A row of the list. */
export const listedCampaign = readColumns(
  'search_campaigns',
  [
    'id',
    'name',
    'kind',
    'utmCampaign',
    'startsAt',
    'endsAt',
    'state',
    'isShown',
    // Since it began.
    'leads',
    'updatedAt',
    'updatedByName',
  ],
  {
    kind: toCampaignKind,
    state: toCampaignState,
    startsAt: normalizeTimestamp,
    endsAt: optionalMoment,
    updatedAt: normalizeTimestamp,
    updatedByName: (name: string | null) => name ?? '',
  },
);

export type ListedCampaign = ItemOf<typeof listedCampaign>;

interface Period {
  /** ISO 8601 */
  readonly startsAt: string;
  /** Null: open. */
  readonly endsAt: string | null;
}

/** "29 Nov 2026, 10:00 IST – 5 Dec 2026, 10:00 IST" */
export function periodText({ startsAt, endsAt }: Period): string {
  const end = endsAt === null ? 'until you end it' : formatDateTime(endsAt);
  return `${formatDateTime(startsAt)} – ${end}`;
}

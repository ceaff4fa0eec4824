import { isOwnTarget, isWebTarget } from '@/lib/link-target';
import { publicApi } from '@/lib/supabase/public-api';
import type { CampaignContents, CampaignKind } from './shown';

interface Running<Content> {
  readonly content: Content;
  /** By what name leads are counted; empty where none are. */
  readonly campaign: string;
  /** Milliseconds since the epoch; null where it is open. */
  readonly endsAt: number | null;
}

export type RunningCampaigns = {
  readonly [Kind in CampaignKind]?: Running<CampaignContents[Kind]>;
};

/** What runs, in milliseconds since the epoch by the clock of the database. */
export interface RunningAnswer {
  readonly now: number;
  readonly askAgainAt: number;
  readonly shown: RunningCampaigns;
}

/** A part of what came; nothing of what is no record. By hand: what checks other stores would make every page heavier. */
function part(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isLink = (value: unknown, name: 'text' | 'label') => {
  const href = part(value, 'href');
  return isText(part(value, name)) && isText(href) && (isOwnTarget(href) || isWebTarget(href));
};

const checks: Readonly<Record<CampaignKind, (content: unknown) => boolean>> = {
  ticker: (content) => {
    const promos = part(content, 'promos');
    return Array.isArray(promos) && promos.length > 0 && promos.every((one) => isLink(one, 'text'));
  },
  popup: (content) => ['title', 'text', 'recordedAs'].every((key) => isText(part(content, key))),
  bar: (content) => ['primary', 'secondary'].every((key) => isLink(part(content, key), 'label')),
};

const moment = (value: unknown) => (isText(value) ? Date.parse(value) : Number.NaN);

/** Of a kind whose row cannot be read, nothing is shown: the others still are. */
function readRunning(kind: CampaignKind, row: unknown): [CampaignKind, Running<unknown>][] {
  const content = part(row, 'content');
  const ends = part(row, 'ends_at');
  const endsAt = ends === null ? null : moment(ends);
  if (!checks[kind](content) || Number.isNaN(endsAt)) return [];
  const campaign = part(row, 'utm_campaign');
  return [[kind, { content, campaign: isText(campaign) ? campaign : '', endsAt }]];
}

/** @returns null for anything that is no answer */
export function readAnswer(value: unknown): RunningAnswer | null {
  const now = moment(part(value, 'now'));
  const askAgainAt = moment(part(value, 'ask_again_at'));
  if (Number.isNaN(now + askAgainAt)) return null;
  const rows = part(value, 'shown');
  const kinds = ['ticker', 'popup', 'bar'] as const;
  const shown: object = Object.fromEntries(
    kinds.flatMap((kind) => readRunning(kind, part(rows, kind))),
  );
  return { now, askAgainAt, shown };
}

/**
 * Asks what runs now.
 * @returns the answer as it came, for `readAnswer`; null where nobody answered
 */
export async function askWhatRuns(): Promise<unknown> {
  const { data, error } = await publicApi().rpc('running_campaigns', {}, { get: true });
  return error ? null : data;
}

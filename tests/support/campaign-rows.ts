import { campaignContents, type CampaignKind } from './campaigns';

/** A campaign that runs, unless something else is said. */
export interface Planned {
  readonly kind?: string;
  readonly content?: unknown;
  readonly name?: string;
  /** SQL. */
  readonly starts?: string;
  readonly ends?: string;
  readonly status?: string;
  readonly utm?: string;
}

/** The statement that stores it, and its values. */
export const insertion = (planned: Planned) => {
  const { kind = 'ticker', name = 'Monday', status = 'active', utm = '' } = planned;
  const { starts = "now() - interval '1 hour'", ends = "now() + interval '1 hour'" } = planned;
  const content = planned.content ?? campaignContents[kind as CampaignKind];
  return {
    sql: `insert into public.campaigns (name, kind, content, starts_at, ends_at, status, utm_campaign)
      values ($1, $2, $3, ${starts}, ${ends}, $4, $5) returning id`,
    values: [name, kind, JSON.stringify(content), status, utm],
  };
};

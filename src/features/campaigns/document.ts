import { queryOptions } from '@tanstack/react-query';
import type { CampaignContents } from '@/lib/campaigns/shown';
import { normalizeTimestamp } from '@/lib/dates';
import type { DocumentBackend, VersionedDocument } from '@/lib/drafts/save-document';
import type { DocumentStatus } from '@/lib/drafts/publication-values';
import { isUuid } from '@/lib/is-uuid';
import { supabase } from '@/lib/supabase/client';
import type { Json, Tables } from '@/lib/supabase/database.types';
import { unwrap } from '@/lib/supabase/errors';
import { toCampaignKind } from './model';
import { campaignKeys } from './keys';
import {
  blankCampaign,
  localMoment,
  valuesFrom,
  type CampaignInput,
  type CampaignValues,
} from './schema';

/** A stored campaign. "Published" means that it runs between its moments. */
export interface CampaignDocument extends VersionedDocument, CampaignInput {
  readonly status: DocumentStatus;
  /** ISO 8601; the form's fields hold whole minutes. */
  readonly exactStart: string;
  readonly exactEnd: string | null;
}

function fieldsOf(content: Json): Partial<CampaignInput> {
  // The database lets no other content in than that of its kind.
  const { promos, title, text, recordedAs, primary, secondary } = content as Partial<
    CampaignContents['ticker'] & CampaignContents['popup'] & CampaignContents['bar']
  >;
  return {
    ...(promos ? { promos: promos.map((one) => ({ text: one.text, href: one.href })) } : {}),
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { text }),
    ...(recordedAs === undefined ? {} : { recordedAs }),
    ...(primary ? { primaryLabel: primary.label, primaryHref: primary.href } : {}),
    ...(secondary ? { secondaryLabel: secondary.label, secondaryHref: secondary.href } : {}),
  };
}

export function fromRow(row: Tables<'campaigns'>): CampaignDocument {
  const kind = toCampaignKind(row.kind);
  const exactStart = normalizeTimestamp(row.starts_at);
  const exactEnd = row.ends_at === null ? null : normalizeTimestamp(row.ends_at);
  return {
    ...blankCampaign(kind, 0),
    ...fieldsOf(row.content),
    id: row.id,
    name: row.name,
    status: row.status === 'active' ? 'published' : 'draft',
    utmCampaign: row.utm_campaign,
    startsAt: localMoment(exactStart),
    endsAt: localMoment(exactEnd),
    exactStart,
    exactEnd,
    version: row.version,
    updatedAt: normalizeTimestamp(row.updated_at),
    updatedByName: row.updated_by_name ?? '',
  };
}

/** A stored campaign as the form holds it. */
export function inputOf(document: CampaignDocument): CampaignInput {
  // What the form knows, and nothing of what the server stamps.
  const known = Object.keys(blankCampaign(document.kind, 0));
  const entries = Object.entries(document).filter(([name]) => known.includes(name));
  return { ...blankCampaign(document.kind, 0), ...Object.fromEntries(entries) };
}

function toRow({ name, status, content, utmCampaign, startsAt, endsAt }: CampaignValues) {
  return {
    name,
    status: status === 'published' ? 'active' : 'draft',
    content,
    utm_campaign: utmCampaign,
    starts_at: startsAt,
    ends_at: endsAt,
  };
}

export const campaignBackend: DocumentBackend<CampaignValues, CampaignDocument> = {
  insert: async (id, values) => {
    const row = { ...toRow(values), kind: values.kind, id };
    return fromRow(unwrap(await supabase().from('campaigns').insert(row).select('*').single()));
  },
  // A campaign keeps its kind.
  update: async (id, version, values) => {
    const change = supabase().from('campaigns').update(toRow(values));
    const [row] = unwrap(await change.eq('id', id).eq('version', version).select('*'));
    return row ? fromRow(row) : null;
  },
  read: async (id) => {
    if (!isUuid(id)) return null;
    const row = unwrap(await supabase().from('campaigns').select('*').eq('id', id).maybeSingle());
    return row ? fromRow(row) : null;
  },
  valuesOf: (document) => valuesFrom(inputOf(document)),
};

/** One campaign for the editor; null when there is none. Throws `AppError`. */
export const campaignDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: [...campaignKeys.all, 'document', id],
    queryFn: () => campaignBackend.read(id),
    staleTime: 0,
  });

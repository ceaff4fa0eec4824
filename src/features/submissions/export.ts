import { toCsv } from '@/lib/csv';
import { toIstIso } from '@/lib/ist';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { kindLabel, toKind } from './kinds';
import { listedLead, type ListedLead } from './model';
import { conditionsOf, type LeadFilter } from './queries';
import { stageLabel } from './stages';
import { subjectTitle } from './subject-title';

/** Rows of one request; the database gives no more. */
const STEP = 100;

/** A file that spreadsheets still open at once; who needs more narrows the period. */
export const EXPORT_LIMIT = 5000;

const header = [
  'Reference',
  'Received (IST)',
  'Kind',
  'About',
  'Cohort',
  'Name',
  'Email',
  'Phone',
  'Message (beginning)',
  'Source',
  'Stage',
  'Owner',
  'Reply due (IST)',
  'First reply (IST)',
];

/** `2026-11-22 14:05:00`, as spreadsheets read it. */
function moment(iso: string | null): string {
  return iso === null ? '' : toIstIso(Date.parse(iso)).slice(0, 19).replace('T', ' ');
}

/** Leads as a table for a spreadsheet; what visitors wrote is never run as a formula. */
export function leadsCsv(leads: readonly ListedLead[]): string {
  return toCsv(
    header,
    leads.map((lead) => [
      lead.reference,
      moment(lead.receivedAt),
      kindLabel(lead.kind),
      subjectTitle(toKind(lead.kind), lead.subject),
      lead.cohort,
      lead.name,
      lead.email,
      lead.phone,
      lead.messageStart,
      lead.channel,
      stageLabel(lead.stage),
      lead.ownerName,
      moment(lead.replyDueAt),
      moment(lead.firstReplyAt),
    ]),
  );
}

/**
 * Every lead that the filters leave, as far as one file goes.
 * @throws AppError
 */
export async function readAllLeads(filter: LeadFilter): Promise<readonly ListedLead[]> {
  const conditions = Object.entries(conditionsOf(filter)).filter(([, value]) => value !== 'all');
  // Keyed by id: what comes in meanwhile moves rows from page to page.
  const leads = new Map<string, ListedLead>();
  for (let offset = 0; offset < EXPORT_LIMIT; offset += STEP) {
    const rows = unwrap(
      await supabase().rpc('search_submissions', {
        ...Object.fromEntries(conditions),
        term: filter.search,
        sort_by: filter.sort,
        page_size: STEP,
        page_offset: offset,
      }),
    );
    for (const row of rows) leads.set(row.id, listedLead.fromRow(row));
    if (rows.length < STEP) break;
  }
  return [...leads.values()];
}

import type { ToastInput } from '@/components/feedback/toast-store';
import { mergeVersions } from '@/lib/drafts/merge-versions';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { leadColumns, type Lead } from './model';
import { readLead } from './queries';

/** What staff change of a lead. */
export type LeadChange = Partial<Pick<Lead, 'stage' | 'ownerId'>>;

export type LeadOutcome =
  | { readonly kind: 'saved'; readonly document: Lead }
  /** Somebody else has changed the same. */
  | { readonly kind: 'conflict'; readonly theirs: Lead }
  | { readonly kind: 'gone' }
  | { readonly kind: 'denied' };

async function update(id: string, version: number, change: LeadChange): Promise<Lead | null> {
  const [row] = unwrap(
    await supabase()
      .from('submissions')
      .update(leadColumns.toRow(change))
      .eq('id', id)
      .eq('version', version)
      .select(leadColumns.select),
  );
  return row ? leadColumns.fromRow(row) : null;
}

/**
 * Writes a change on top of the version that it was made on. A note, a reply or the other field that somebody changed
 * meanwhile raise the version without being in the way.
 *
 * @throws AppError for everything that is not one of the outcomes
 */
export async function saveLead(base: Lead, change: LeadChange): Promise<LeadOutcome> {
  const saved = await update(base.id, base.version, change);
  if (saved) return { kind: 'saved', document: saved };
  const theirs = await readLead(base.id);
  if (!theirs) return { kind: 'gone' };
  if (theirs.version === base.version) return { kind: 'denied' };
  const mine = { ...leadColumns.valuesOf(base), ...change };
  const { disputed } = mergeVersions(
    leadColumns.valuesOf(base),
    mine,
    leadColumns.valuesOf(theirs),
  );
  return disputed.length > 0 ? { kind: 'conflict', theirs } : saveLead(theirs, change);
}

interface RowOutcome {
  /** changed, unchanged, refused or missing */
  readonly outcome: string;
  readonly reason: string;
}

const leads = (count: number) => (count === 1 ? 'One lead' : `${count} leads`);

/**
 * What became of several leads, in one toast.
 *
 * @param deed as the end of "3 leads …": "moved to Closed"
 */
export function changeOutcome(rows: readonly RowOutcome[], deed: string): ToastInput {
  const failed = rows.filter(({ outcome }) => outcome === 'refused' || outcome === 'missing');
  const done = rows.length - failed.length;
  if (failed.length === 0) return { title: `${leads(done)} ${deed}`, variant: 'success' };
  const reasons = [...new Set(failed.map(({ reason }) => reason))].join('. ');
  return {
    title: done === 0 ? 'Nothing was changed' : `${leads(done)} ${deed}`,
    description: `${leads(failed.length)} stayed as ${failed.length === 1 ? 'it was' : 'they were'}: ${reasons}.`,
    variant: 'destructive',
  };
}

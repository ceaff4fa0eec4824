import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { isolated } from '@/lib/isolated';
import { ignore } from '@/lib/ignore';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { changeOutcome, saveLead, type LeadChange } from './change-lead';
import type { Lead, LeadOwner } from './model';
import { stageLabel, type Stage } from './stages';
import { removeErasedResumes } from './sweep-resumes';
import { leadKeys } from './tab-counts';

const DENIAL = "You don't have permission to manage leads";

/** Whatever was done to a lead shows in the list, the tabs and the menu. */
function refreshLeads(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: leadKeys.all });
}

export interface BulkChange {
  readonly ids: readonly string[];
  readonly stage?: Stage;
  /** Null takes the owner away. */
  readonly owner?: LeadOwner | null;
}

async function changeLeads({ ids, stage, owner }: BulkChange) {
  return unwrap(
    await supabase().rpc('change_submissions', {
      ids: [...ids],
      ...(stage === undefined ? {} : { new_stage: stage }),
      ...(owner === undefined ? {} : { new_owner: owner?.id ?? 'none' }),
    }),
  );
}

/** What was done, as the end of "3 leads …". */
function deedOf({ stage, owner }: BulkChange): string {
  if (stage !== undefined) return `moved to ${stageLabel(stage)}`;
  return owner ? `assigned to ${isolated(owner.name)}` : 'left without an owner';
}

/** Gives several leads a stage or an owner; each for itself, and the toast says what became of them. */
export function useChangeLeads() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeLeads,
    onSuccess: (rows, change) => showToast(changeOutcome(rows, deedOf(change))),
    onError: (error) => toastFailure(error, 'Failed to change the leads', DENIAL),
    onSettled: () => refreshLeads(client),
  });
}

/**
 * Changes stage or owner of one lead on the version that the person saw. What somebody else changed meanwhile stays;
 * where both changed the same, nothing is written and the outcome is a conflict.
 */
export function useChangeLead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ base, change }: { readonly base: Lead; readonly change: LeadChange }) =>
      saveLead(base, change),
    onSuccess: (outcome, { base }) => {
      if (outcome.kind === 'saved') client.setQueryData(leadKeys.one(base.id), outcome.document);
      if (outcome.kind === 'conflict') client.setQueryData(leadKeys.one(base.id), outcome.theirs);
      if (outcome.kind === 'denied')
        showToast({ title: 'Access Denied', description: DENIAL, variant: 'destructive' });
    },
    onError: (error) => toastFailure(error, 'Failed to change the lead', DENIAL),
    onSettled: () => refreshLeads(client),
  });
}

export interface WrittenEvent {
  readonly id: string;
  readonly kind: 'note' | 'reply';
  readonly text: string;
}

async function writeEvent({ id, kind, text }: WrittenEvent): Promise<void> {
  const { error, status } = await supabase()
    .from('submission_events')
    .insert({ submission_id: id, kind, detail: text === '' ? {} : { text } });
  unwrap({ data: null, error, status });
}

/** A note, or that somebody has replied, which stops the clock. */
export function useWriteEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: writeEvent,
    onSuccess: (_result, { kind }) =>
      showToast({
        title: kind === 'note' ? 'Note added' : 'Marked as replied',
        variant: 'success',
      }),
    onError: (error, { kind }) =>
      toastFailure(
        error,
        kind === 'note' ? 'Failed to add the note' : 'Failed to mark as replied',
        DENIAL,
      ),
    onSettled: () => refreshLeads(client),
  });
}

/** Erases everything that came from the e-mail address of a lead; the caller has asked. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const count = unwrap(await supabase().rpc('erase_person', { submission_id: id }));
      // What this leaves behind goes when the list is next opened.
      await removeErasedResumes().catch(ignore);
      return count;
    },
    onSuccess: (count) =>
      showToast({
        title: 'Erased for good',
        description:
          count === 1
            ? 'One record of this person was emptied.'
            : `${count} records of this person were emptied.`,
        variant: 'success',
      }),
    onError: (error) => toastFailure(error, 'Failed to erase this person', DENIAL),
    onSettled: () => refreshLeads(client),
  });
}

interface Offer {
  readonly id: string;
  /** ISO 8601 */
  readonly starts: readonly string[];
}

/** Offers times for an interview, in place of those that nobody chose. */
export function useOfferSlots() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, starts }: Offer) => {
      const { error, status } = await supabase().rpc('offer_interview_slots', {
        submission_id: id,
        starts: [...starts],
      });
      unwrap({ data: null, error, status });
    },
    onSuccess: (_result, { starts }) =>
      showToast({
        title: starts.length === 1 ? 'One time offered' : `${starts.length} times offered`,
        description: 'The candidate sees them under My Applications.',
        variant: 'success',
      }),
    onSettled: () => refreshLeads(client),
  });
}

import { applicationStatuses, type ApplicationStatus } from '@/data/application-statuses';
import type { Entry, ReceiptState } from '@/lib/outbox/entry';

function toStatus(stage: string | undefined): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => status === stage);
}

/** The newest application for a job that this browser has sent or has to send, of entries in their order. */
export function applicationEntry(entries: readonly Entry[], jobId: string): Entry | undefined {
  return entries.findLast(({ kind, subject }) => kind === 'job-application' && subject === jobId);
}

/** The status that staff have set, as far as it is known here. */
export function knownStatus(entry: Entry | undefined): ApplicationStatus | undefined {
  return toStatus(entry?.known?.stage);
}

const words: Readonly<Record<ApplicationStatus, string>> = {
  submitted: 'We received your application',
  'under-review': 'We are reading it',
  shortlisted: 'You are on the shortlist',
  interview: 'We would like to talk to you',
  rejected: 'We will not go on with it',
  hired: 'You were chosen for the job',
};

export interface HistoryStep {
  readonly text: string;
  /** ISO 8601 */
  readonly at: string;
}

/** What happened to an application, in the candidate's words, oldest first. */
export function historyOf({ history = [] }: Pick<ReceiptState, 'history'>): HistoryStep[] {
  return history.flatMap(({ stage, at }) => {
    const status = toStatus(stage);
    return status ? [{ text: words[status], at }] : [];
  });
}

export interface OfferedSlot {
  readonly id: string;
  readonly startISO: string;
}

/** The interview times that can still be chosen, soonest first: once a chosen one is over, those offered since. */
export function openSlots({ slots = [] }: Pick<ReceiptState, 'slots'>, now: Date): OfferedSlot[] {
  const chosen = Date.parse(chosenStart({ slots }) ?? '');
  const isOver = chosen <= now.getTime();
  return slots
    .filter(({ withdrawn_at, starts_at }) => !withdrawn_at && Date.parse(starts_at) > now.getTime())
    .filter(({ offered_at }) => !isOver || Date.parse(offered_at ?? '') > chosen)
    .map(({ id, starts_at }) => ({ id, startISO: starts_at }))
    .sort((one, other) => Date.parse(one.startISO) - Date.parse(other.startISO));
}

/** The start of the interview that was chosen, ISO 8601. */
export function chosenStart({ slots = [] }: Pick<ReceiptState, 'slots'>): string | undefined {
  return slots.find(({ chosen_at, withdrawn_at }) => chosen_at && !withdrawn_at)?.starts_at;
}

import { announce } from '@/components/feedback/announcer';
import { statusInfo } from '@/data/application-statuses';
import type { Entry } from '@/lib/outbox/entry';
import { outbox, receipts } from '@/lib/outbox/outbox';
import { createSignal } from '@/lib/signal';
import { sentResumes } from '@/lib/storage/resume-files';
import {
  interviewChoiceStore,
  jobApplications,
  jobApplicationStore,
  type JobApplication,
} from './application-store';
import { ownItemId } from './application';
import { applicationEntry, chosenStart, knownStatus } from './standing';

export interface OwnRecords {
  /** With the status that staff have set, as far as it is known. */
  readonly applications: readonly JobApplication[];
  /** Start of the chosen interview by the application's id, samples included. */
  readonly interviews: Readonly<Record<string, string>>;
  /** What was sent of each application, by its job; of old ones nothing. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The last question how they stand; `failed` where the provider could not be reached. */
  readonly inquiry: 'done' | 'asking' | 'failed';
}

const inquiryChanged = createSignal();
let inquiry: OwnRecords['inquiry'] = 'done';
let snapshot: OwnRecords | undefined;

function takeSnapshot(): OwnRecords {
  const sent = outbox.get().entries;
  const interviews = { ...interviewChoiceStore.get() };
  const entries = new Map<string, Entry>();
  const applications = jobApplications.list().map((record) => {
    const entry = applicationEntry(sent, record.jobId);
    if (entry) entries.set(record.jobId, entry);
    const start = entry?.known && chosenStart(entry.known);
    if (start !== undefined) interviews[ownItemId(record.jobId)] = start;
    return { ...record, status: knownStatus(entry) ?? record.status };
  });
  return { applications, interviews, entries, inquiry };
}

/** The visitor's own applications with what is known of each; null until what was sent has been read. */
export const ownRecordsStore = {
  get: (): OwnRecords | null => (outbox.get().isKnown ? (snapshot ??= takeSnapshot()) : null),
  subscribe: (listener: () => void): (() => void) => {
    const handleChange = () => {
      snapshot = undefined;
      listener();
    };
    const stops = [
      jobApplications.subscribe(handleChange),
      interviewChoiceStore.subscribe(handleChange),
      outbox.subscribe(handleChange),
      inquiryChanged.subscribe(handleChange),
    ];
    // Not in turn with the sending, which may take a while.
    void outbox.refresh();
    return () => {
      for (const stop of stops) stop();
      // Nobody hears of changes now, so the next reader reads anew.
      snapshot = undefined;
    };
  },
};

/** `unreachable`: the provider could not be told. `stuck`: the browser would not let go of the résumé. */
export type WithdrawOutcome = 'withdrawn' | 'unreachable' | 'stuck';

/** Erases an application with its résumé and its interview: first at the provider, then here; else nothing is changed here. */
export async function withdrawApplication(jobId: string): Promise<WithdrawOutcome> {
  const entries = (await outbox.refresh()).filter(
    ({ kind, subject }) => kind === 'job-application' && subject === jobId,
  );
  // The newest stands for the ones that it took the place of.
  for (const entry of entries.reverse()) {
    const outcome = await receipts.erase(entry);
    if (outcome === 'unreachable') return 'unreachable';
    if (outcome === 'unknown') await outbox.forget(entry.id);
  }
  if (!(await sentResumes.remove(jobId))) return 'stuck';
  jobApplicationStore(jobId).clear();
  return 'withdrawn';
}

function setInquiry(next: OwnRecords['inquiry']): void {
  inquiry = next;
  inquiryChanged.emit();
}

/** Asks the provider how the applications stand, and has a screen reader say what is new. */
export async function askHowTheyStand(): Promise<void> {
  if (inquiry === 'asking') return;
  const before = takeSnapshot().applications;
  setInquiry('asking');
  const isAnswered = await receipts.read();
  const news = takeSnapshot().applications.filter(({ jobId, status }) => {
    const earlier = before.find((application) => application.jobId === jobId);
    return earlier && earlier.status !== status;
  });
  if (news.length > 0)
    announce(
      news.map(({ jobTitle, status }) => `${jobTitle}: ${statusInfo[status].label}`).join('. '),
    );
  setInquiry(isAnswered ? 'done' : 'failed');
}

/** @returns what hinders it, as a sentence; undefined when the time is chosen */
export async function chooseSlot(entry: Entry, slotId: string): Promise<string | undefined> {
  const answer = await receipts.chooseSlot(entry, slotId);
  if (answer.outcome === 'done') return undefined;
  if (answer.outcome === 'refused') {
    // The times have changed meanwhile.
    void receipts.read();
    return answer.reason;
  }
  return 'We could not be reached, so no time is chosen yet. Check your connection and try again.';
}

import { outbox } from '@/lib/outbox/outbox';
import { clearKey } from '@/lib/storage/define-store';
import { defineFormDraft } from '@/lib/storage/form-draft';
import { deviceStorage, tabStorage } from '@/lib/storage/raw-storage';
import { eraseOutbox, outboxEntries } from '@/lib/storage/outbox-entries';
import { draftResumes, eraseResumes, sentResumes } from '@/lib/storage/resume-files';
import {
  draftPrefix,
  jobApplicationPrefix,
  outboxPrefix,
  visitorKeys,
} from '@/lib/storage/visitor-keys';
import { exportSent } from './sent-data';

export { eraseAllElsewhere, eraseSent } from './sent-data';

/** How much of each kind this browser keeps of the visitor. */
export interface VisitorDataCounts {
  readonly applications: number;
  readonly resumes: number;
  readonly savedJobs: number;
  readonly jobReports: number;
  readonly leads: number;
  readonly registrations: number;
  readonly contactMessages: number;
  /** What the provider has received from here, or what waits to be sent. */
  readonly sent: number;
  /** Forms that were begun and not sent, in this tab. */
  readonly drafts: number;
}

const applicationKeys = () => deviceStorage.keys(jobApplicationPrefix);
const draftKeys = () => tabStorage.keys(draftPrefix);
/** Without what waits to be sent: secrets belong to it. */
const recordKeys = () => [...Object.values(visitorKeys), ...applicationKeys()];
const ownKeys = () => [...recordKeys(), ...deviceStorage.keys(outboxPrefix)];

/**
 * Everything that the visitor area keeps, by key, unreadable entries included; résumés by their names. What was sent
 * without its receipts: who has these can erase it.
 */
export async function exportVisitorData(now: Date) {
  const [resumes, drafts, sent] = await Promise.all([
    sentResumes.list(),
    draftResumes.list(),
    exportSent(),
  ]);
  return {
    exportedAt: now.toISOString(),
    sent,
    records: deviceStorage.read(recordKeys()),
    drafts: tabStorage.read(draftKeys()),
    resumes: {
      sent: resumes.map(({ id, name }) => ({ jobId: id, name })),
      drafts: drafts.map(({ name }) => ({ name })),
    },
  };
}

/** Counted as it is exported: whatever stands there, readable or not. */
export async function countVisitorData(): Promise<VisitorDataCounts> {
  const [resumes, drafts, sent] = await Promise.all([
    sentResumes.list(),
    draftResumes.list(),
    outboxEntries.list(),
  ]);
  const records = deviceStorage.read(Object.values(visitorKeys));
  const count = (key: string) => {
    const value = records[key];
    return Array.isArray(value) ? value.length : 0;
  };
  return {
    applications: applicationKeys().length,
    resumes: resumes.length + drafts.length,
    savedJobs: count(visitorKeys.savedJobs),
    jobReports: count(visitorKeys.jobReports),
    leads: count(visitorKeys.leads),
    registrations: count(visitorKeys.registrations),
    contactMessages: count(visitorKeys.contactMessages),
    sent: sent.length,
    drafts: draftKeys().length,
  };
}

/** Forgets the visitor in this browser: records, drafts, résumés and receipts. @returns whether nothing is left */
export async function eraseVisitorData(): Promise<boolean> {
  // Before its marker goes, which others hear of.
  const areGone = await Promise.all([eraseResumes(), eraseOutbox()]);
  for (const key of ownKeys()) clearKey(key);
  for (const key of draftKeys()) defineFormDraft(key.slice(draftPrefix.length)).clear();
  await outbox.refresh();
  const left = [...draftKeys(), ...Object.keys(deviceStorage.read(ownKeys()))];
  return areGone.every(Boolean) && left.length === 0;
}

import { clearKey } from '@/lib/storage/define-store';
import { defineFormDraft, draftPrefix } from '@/lib/storage/form-draft';
import { deviceStorage, tabStorage } from '@/lib/storage/raw-storage';
import { eraseOutbox } from '@/lib/storage/outbox-entries';
import { draftResumes, eraseResumes, sentResumes } from '@/lib/storage/resume-files';
import { jobApplicationPrefix, outboxPrefix, visitorKeys } from '@/lib/storage/visitor-keys';

/** How much of each kind this browser keeps of the visitor. */
export interface VisitorDataCounts {
  readonly applications: number;
  readonly resumes: number;
  readonly savedJobs: number;
  readonly jobReports: number;
  readonly leads: number;
  readonly registrations: number;
  readonly contactMessages: number;
  /** Forms that were begun and not sent, in this tab. */
  readonly drafts: number;
}

const applicationKeys = () => deviceStorage.keys(jobApplicationPrefix);
const draftKeys = () => tabStorage.keys(draftPrefix);
const ownKeys = () => [
  ...Object.values(visitorKeys),
  ...applicationKeys(),
  ...deviceStorage.keys(outboxPrefix),
];

/** Everything that the visitor area keeps, by key, unreadable entries included; résumés by their names. */
export async function exportVisitorData(now: Date) {
  const [sent, drafts] = await Promise.all([sentResumes.list(), draftResumes.list()]);
  return {
    exportedAt: now.toISOString(),
    records: deviceStorage.read(ownKeys()),
    drafts: tabStorage.read(draftKeys()),
    resumes: {
      sent: sent.map(({ id, name }) => ({ jobId: id, name })),
      drafts: drafts.map(({ name }) => ({ name })),
    },
  };
}

/** Counted as it is exported: whatever stands there, readable or not. */
export async function countVisitorData(): Promise<VisitorDataCounts> {
  const [sent, drafts] = await Promise.all([sentResumes.list(), draftResumes.list()]);
  const records = deviceStorage.read(Object.values(visitorKeys));
  const count = (key: string) => {
    const value = records[key];
    return Array.isArray(value) ? value.length : 0;
  };
  return {
    applications: applicationKeys().length,
    resumes: sent.length + drafts.length,
    savedJobs: count(visitorKeys.savedJobs),
    jobReports: count(visitorKeys.jobReports),
    leads: count(visitorKeys.leads),
    registrations: count(visitorKeys.registrations),
    contactMessages: count(visitorKeys.contactMessages),
    drafts: draftKeys().length,
  };
}

/** Forgets the visitor: records, drafts and résumés. @returns whether nothing is left */
export async function eraseVisitorData(): Promise<boolean> {
  for (const key of ownKeys()) clearKey(key);
  for (const key of draftKeys()) defineFormDraft(key.slice(draftPrefix.length)).clear();
  const areGone = await Promise.all([eraseResumes(), eraseOutbox()]);
  const left = [...draftKeys(), ...Object.keys(deviceStorage.read(ownKeys()))];
  return areGone.every(Boolean) && left.length === 0;
}

import { draftPrefix } from './form-draft';
import { draftResumes, eraseResumes, sentResumes } from './resume-files';
import {
  contactMessageStore,
  interviewChoiceStore,
  jobApplications,
  jobApplicationStore,
  jobReportStore,
  leadStore,
  popupShownStore,
  registrationStore,
  resourcesAccessStore,
  savedJobsStore,
  visitorKeys,
} from './visitor-stores';

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

const stores = [
  leadStore,
  registrationStore,
  contactMessageStore,
  resourcesAccessStore,
  popupShownStore,
  savedJobsStore,
  jobReportStore,
  interviewChoiceStore,
] as const;

const fixedKeys = Object.values(visitorKeys).filter((key) => typeof key === 'string');

function ownKeys(): string[] {
  return [...fixedKeys, ...jobApplications.ids().map(visitorKeys.jobApplication)];
}

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix));
  } catch {
    return [];
  }
}

/** What stands under a key: its JSON, the plain text where it is none, undefined where nothing is. */
function readValue(storage: () => Storage, key: string): unknown {
  let text: string | null;
  try {
    text = storage().getItem(key);
  } catch {
    return undefined;
  }
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function readAll(storage: () => Storage, keys: readonly string[]): Record<string, unknown> {
  const entries = keys.map((key) => [key, readValue(storage, key)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Everything that the visitor area keeps, by key, unreadable entries included; résumés by their names. */
export async function exportVisitorData(now: Date) {
  const [sent, drafts] = await Promise.all([sentResumes.list(), draftResumes.list()]);
  return {
    exportedAt: now.toISOString(),
    records: readAll(() => localStorage, ownKeys()),
    drafts: readAll(() => sessionStorage, draftKeys()),
    resumes: {
      sent: sent.map(({ id, name }) => ({ jobId: id, name })),
      drafts: drafts.map(({ name }) => ({ name })),
    },
  };
}

export async function countVisitorData(): Promise<VisitorDataCounts> {
  const [sent, drafts] = await Promise.all([sentResumes.list(), draftResumes.list()]);
  return {
    applications: jobApplications.ids().length,
    resumes: sent.length + drafts.length,
    savedJobs: savedJobsStore.get().length,
    jobReports: jobReportStore.get().length,
    leads: leadStore.get().length,
    registrations: registrationStore.get().length,
    contactMessages: contactMessageStore.get().length,
    drafts: draftKeys().length,
  };
}

/** Forgets the visitor: records, drafts and résumés. @returns whether nothing is left */
export async function eraseVisitorData(): Promise<boolean> {
  for (const jobId of jobApplications.ids()) jobApplicationStore(jobId).clear();
  for (const store of stores) store.clear();
  try {
    for (const key of draftKeys()) sessionStorage.removeItem(key);
  } catch {
    // Counted below.
  }
  const areFilesGone = await eraseResumes();
  return (
    areFilesGone && draftKeys().length === 0 && isEmpty(readAll(() => localStorage, ownKeys()))
  );
}

function isEmpty(record: Record<string, unknown>): boolean {
  return Object.keys(record).length === 0;
}

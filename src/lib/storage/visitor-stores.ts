import * as z from 'zod/mini';
import { createSignal } from '@/lib/signal';
import { defineStore, type Store } from './define-store';
import {
  contactMessageSchema,
  interviewChoicesSchema,
  jobApplicationSchema,
  jobReportSchema,
  leadSchema,
  registrationSchema,
  type ContactMessage,
  type JobApplication,
  type JobReport,
  type Lead,
  type Registration,
} from './visitor-records';

/** Every key of the visitor area. */
export const visitorKeys = {
  leads: 'leads',
  registrations: 'webinar_registrations',
  contactMessages: 'contact_messages',
  resourcesAccess: 'resourcesAccess',
  popupShown: 'webinar_popup_shown',
  savedJobs: 'saved_jobs',
  jobReports: 'job_reports',
  interviewChoices: 'interview_choices',
  jobApplication: (jobId: string) => `job_application_${jobId}`,
} as const;

export const leadStore = defineStore<Lead[]>({
  key: visitorKeys.leads,
  schema: z.array(leadSchema),
  fallback: [],
});

export const registrationStore = defineStore<Registration[]>({
  key: visitorKeys.registrations,
  schema: z.array(registrationSchema),
  fallback: [],
});

export const contactMessageStore = defineStore<ContactMessage[]>({
  key: visitorKeys.contactMessages,
  schema: z.array(contactMessageSchema),
  fallback: [],
});

/** `1` when the resources are unlocked. */
export const resourcesAccessStore = defineStore<string>({
  key: visitorKeys.resourcesAccess,
  schema: z.string(),
  fallback: '',
  format: 'text',
});

/** The visitor's day on which the popup opened last, as `Date.toDateString` writes it. */
export const popupShownStore = defineStore<string>({
  key: visitorKeys.popupShown,
  schema: z.string(),
  fallback: '',
  format: 'text',
});

export const savedJobsStore = defineStore<string[]>({
  key: visitorKeys.savedJobs,
  schema: z.array(z.string()),
  fallback: [],
});

export const jobReportStore = defineStore<JobReport[]>({
  key: visitorKeys.jobReports,
  schema: z.array(jobReportSchema),
  fallback: [],
});

export const interviewChoiceStore = defineStore<Record<string, string>>({
  key: visitorKeys.interviewChoices,
  schema: interviewChoicesSchema,
  fallback: {},
});

const applicationsChanged = createSignal();
const applicationStores = new Map<string, Store<JobApplication | null>>();

/** The visitor's application for one job, or null. The same object for the same job. */
export function jobApplicationStore(jobId: string): Store<JobApplication | null> {
  const known = applicationStores.get(jobId);
  if (known) return known;
  const store = defineStore<JobApplication | null>({
    key: visitorKeys.jobApplication(jobId),
    schema: z.nullable(jobApplicationSchema),
    fallback: null,
  });
  applicationStores.set(jobId, store);
  store.subscribe(applicationsChanged.emit);
  return store;
}

const applicationPrefix = visitorKeys.jobApplication('');

/** The visitor's applications for jobs of any id; what cannot be read is left out. */
export const jobApplications = {
  list: (): JobApplication[] =>
    jobApplications.ids().flatMap((jobId) => {
      const record = jobApplicationStore(jobId).get();
      // The key is what finds it again, whatever the record says.
      return record ? [{ ...record, jobId }] : [];
    }),
  /** The jobs' ids, unreadable records included. */
  ids: (): string[] => {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(applicationPrefix))
        .map((key) => key.slice(applicationPrefix.length));
    } catch {
      return [];
    }
  },
  /** Hears of a change in this tab, and in another of a job that this one has not met yet. */
  subscribe: (listener: () => void) => {
    const stop = applicationsChanged.subscribe(listener);
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(applicationPrefix)) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => {
      stop();
      window.removeEventListener('storage', handleStorage);
    };
  },
};

/** Adds a record, or leaves the list as it is. @returns whether the browser keeps the record */
export function keepRecord<T>(store: Store<T[]>, record: T): boolean {
  return keepList(store, [...store.get(), record]);
}

/** @returns whether the browser keeps the list; what it refuses is not left behind for the next try to double */
export function keepList<T>(store: Store<T[]>, list: T[]): boolean {
  const before = store.get();
  if (store.set(list) === 'stored') return true;
  store.set(before);
  return false;
}

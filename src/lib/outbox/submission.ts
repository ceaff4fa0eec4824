/** What visitors send; the database knows the same names. */
export const submissionKinds = [
  'course-application',
  'contact-message',
  'event-registration',
  'webinar-popup',
  'resource-unlock',
  'bootcamp-booking',
  'bootcamp-waitlist',
  'job-application',
  'job-report',
] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

/** What a form has for the provider. Its keys and lengths per kind are those that `submit_form` takes. */
export interface Submission {
  readonly kind: SubmissionKind;
  /** Of whom or what it is: a course's slug, an event's, edition's, job's or resource's id. */
  readonly subject?: string;
  /** As the visitor finds it again: "Application for Cyber Security". */
  readonly title: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly message?: string;
  readonly details?: Readonly<Record<string, string | number>>;
  /** The job whose résumé (`sentResumes`) belongs to it. */
  readonly resume?: string;
}

/**
 * What became of it as far as is known. `received`: the provider has it. `waiting`: it is kept, and sent as soon as
 * possible. `refused`: the provider will not take it, for the reason given.
 */
export type Delivery =
  | { readonly state: 'received' | 'waiting' }
  | { readonly state: 'refused'; readonly reason: string };

/** Milliseconds for which a form waits for code and network together; then it goes on without them. */
export const FORM_PATIENCE = 5_000;

/** `CL-7F3A-91BC`: short enough to be read out, known before anything is sent. The database makes the same of the id. */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `CL-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

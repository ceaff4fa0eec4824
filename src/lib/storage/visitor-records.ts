import * as z from 'zod/mini';
import { applicationStatuses } from '@/data/application-statuses';

/** What the visitor area keeps in the browser. Each shape is checked again when it is read. */
const text = z.string();
const optionalText = z.optional(z.string());
/** ISO 8601; what is no time would break the page that shows it. */
const instant = z.string().check(z.refine((value) => Number.isFinite(Date.parse(value))));

export const leadSchema = z.object({
  id: text,
  createdAt: text,
  fullName: text,
  email: text,
  phone: text,
  courseSlug: text,
  message: text,
});

/** The event and its date, ISO 8601: a topic comes back. Earlier records do not say it, a waitlist has none. */
const occurrence = { eventId: optionalText, startISO: optionalText };

/** Three forms write here: the popup, an event's dialog and the bootcamp's booking, which alone has a ticket. */
export const popupRegistrationSchema = z.object({
  ...occurrence,
  id: text,
  name: text,
  email: text,
  phone: text,
  timestamp: text,
  webinarTitle: text,
  ticket: optionalText,
});

export const eventRegistrationSchema = z.object({
  ...occurrence,
  eventId: text,
  name: text,
  email: text,
  ts: text,
});

export const registrationSchema = z.union([popupRegistrationSchema, eventRegistrationSchema]);

export const contactMessageSchema = z.object({
  id: text,
  createdAt: text,
  name: text,
  email: text,
  message: text,
});

export const jobApplicationSchema = z.object({
  jobId: text,
  jobTitle: text,
  company: text,
  /** ISO 8601; of the first application, also after an update. */
  applicationDate: instant,
  updatedAt: z.optional(instant),
  status: z.enum(applicationStatuses),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  experience: text,
  currentSalary: text,
  expectedSalary: text,
  noticePeriod: text,
  coverLetter: text,
  portfolio: text,
  linkedin: text,
  agreeTerms: z.boolean(),
  /** The file itself is in IndexedDB under the job's id. */
  resume: z.object({ name: text, size: z.number(), type: text }),
});

export const jobReportSchema = z.object({
  id: text,
  jobId: text,
  reason: text,
  details: text,
  createdAt: text,
});

/** The start of the interview that was chosen, by the application's id. */
export const interviewChoicesSchema = z.record(z.string(), instant);

export type Lead = z.infer<typeof leadSchema>;
export type PopupRegistration = z.infer<typeof popupRegistrationSchema>;
export type EventRegistration = z.infer<typeof eventRegistrationSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type JobApplication = z.infer<typeof jobApplicationSchema>;
export type JobReport = z.infer<typeof jobReportSchema>;

import * as z from 'zod/mini';
import { visitorLimits as limits } from '@/config/limits';
import { noHiddenText } from '@/lib/hidden-text';
import { recordFields } from '@/lib/storage/define-records';

const atMost = (length: number) => z.maxLength(length, `Use at most ${length} characters`);

const name = (message: string, noun: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, message), atMost(limits.application.name), noHiddenText(noun));

const short = z.string().check(z.trim(), atMost(limits.application.short));

/** A web address in full; other schemes never become a link. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || /\s/.test(value)) return false;
  try {
    return /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname);
  } catch {
    return false;
  }
}

const webAddress = z.string().check(
  z.trim(),
  atMost(limits.application.address),
  z.refine(
    (value) => value === '' || isWebAddress(value),
    'Enter a full address, such as https://example.com',
  ),
);

const texts = {
  firstName: name('First name is required', 'first name'),
  lastName: name('Last name is required', 'last name'),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.email('Enter a valid email'),
      atMost(limits.email),
    ),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Phone is required'),
      z.minLength(limits.phone.min, 'Enter a valid phone'),
      z.maxLength(limits.phone.max, 'Enter a valid phone'),
    ),
  experience: short,
  currentSalary: short,
  expectedSalary: short,
  noticePeriod: short,
  coverLetter: z.string().check(z.trim(), atMost(limits.application.coverLetter)),
  portfolio: webAddress,
  linkedin: webAddress,
};

/** What is typed; agreeing comes after it has been read over. */
export const jobApplicationTextsSchema = z.object(texts);

/** The terms are no field error: unticked, they give a notice of their own (see `termsNotice`). */
export const jobApplicationFormSchema = z.object({ ...texts, agreeTerms: z.boolean() });

export type JobApplicationTexts = z.infer<typeof jobApplicationTextsSchema>;

export type JobApplicationValues = z.infer<typeof jobApplicationFormSchema>;

const keptTextsSchema = z.object(recordFields(jobApplicationTextsSchema));
const personalTextsSchema = z.omit(keptTextsSchema, { coverLetter: true });

export const emptyTexts: JobApplicationTexts = keptTextsSchema.parse({});

export const emptyJobApplication: JobApplicationValues = { ...emptyTexts, agreeTerms: false };

/** The texts of a record, without the rest of it. */
export function textsOf(record: JobApplicationTexts): JobApplicationTexts {
  return keptTextsSchema.parse(record);
}

/** What is the same in every application of one person. */
export function personalTexts(record: JobApplicationTexts) {
  return personalTextsSchema.parse(record);
}

export const termsNotice = {
  title: 'Terms Required',
  text: 'Please agree to the terms and conditions',
} as const;

const submitted = {
  title: 'Application Submitted!',
  description: "Your application has been submitted successfully. We'll get back to you soon.",
} as const;

/** What is said while it is sent, and of each outcome. */
export const submitNotices = {
  pending: 'Submitting...',
  kept: submitted,
  updated: {
    ...submitted,
    description: `${submitted.description} Your earlier application was updated.`,
  },
  closed: {
    title: 'Applications have closed',
    description: 'The deadline passed while you were writing. What you wrote is still here.',
  },
  refused: {
    title: 'Submission Failed',
    description: 'There was an error submitting your application. Please try again.',
  },
} as const;

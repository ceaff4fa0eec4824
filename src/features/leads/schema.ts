import * as z from 'zod/mini';
import { visitorLimits as limits } from '@/config/limits';
import { isDay } from '@/lib/dates';
import { noHiddenText } from '@/lib/hidden-text';

const nameRules = [
  z.maxLength(limits.name.max, `Use at most ${limits.name.max} characters`),
  noHiddenText('name'),
];
const emailMax = z.maxLength(limits.email, `Use at most ${limits.email} characters`);

/** The course application, on a course page and on /enroll. */
export const applicationSchema = z.object({
  fullName: z
    .string()
    .check(z.trim(), z.minLength(limits.name.min, 'Please enter your full name'), ...nameRules),
  email: z.string().check(z.trim(), z.email('Enter a valid email'), emailMax),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.phone.min, 'Enter a valid phone'),
      z.maxLength(limits.phone.max, 'Enter a valid phone'),
    ),
  courseSlug: z.string().check(z.minLength(1, 'Please select a course')),
  /** The day of its first session; '' while it is not decided. */
  cohort: z.string().check(z.refine((day) => day === '' || isDay(day), 'Select a cohort')),
  message: z
    .string()
    .check(z.maxLength(limits.message, `Use at most ${limits.message} characters`)),
});

export const webinarPopupSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.name.min, 'Name must be at least 2 characters'),
      ...nameRules,
    ),
  email: z.string().check(z.trim(), z.email('Please enter a valid email'), emailMax),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.longPhoneMin, 'Please enter a valid phone number'),
      z.maxLength(limits.phone.max, 'Please enter a valid phone number'),
    ),
});

export const contactSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Required'),
      z.minLength(limits.name.min, `Use at least ${limits.name.min} characters`),
      ...nameRules,
    ),
  email: z.string().check(z.trim(), z.minLength(1, 'Required'), z.email('Invalid email'), emailMax),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Required'),
      z.minLength(
        limits.contactMessage.min,
        `Use at least ${limits.contactMessage.min} characters`,
      ),
      z.maxLength(limits.contactMessage.max, `Use at most ${limits.contactMessage.max} characters`),
    ),
});

export type ApplicationValues = z.infer<typeof applicationSchema>;
export type WebinarPopupValues = z.infer<typeof webinarPopupSchema>;
export type ContactValues = z.infer<typeof contactSchema>;

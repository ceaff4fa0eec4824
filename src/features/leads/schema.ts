import * as z from 'zod/mini';
import { noHiddenText } from '@/lib/hidden-text';

/** Longest texts that forms keep; beyond the specified limits only to spare the visitor's storage. */
export const leadLimits = {
  nameMin: 2,
  nameMax: 120,
  emailMax: 320,
  phone: { min: 7, max: 20 },
  popupPhoneMin: 10,
  message: 500,
  contactMessage: { min: 10, max: 4000 },
} as const;

const nameRules = [
  z.maxLength(leadLimits.nameMax, `Use at most ${leadLimits.nameMax} characters`),
  noHiddenText('name'),
];
const emailMax = z.maxLength(leadLimits.emailMax, `Use at most ${leadLimits.emailMax} characters`);

/** The course application, on a course page and on /enroll. */
export const applicationSchema = z.object({
  fullName: z
    .string()
    .check(z.trim(), z.minLength(leadLimits.nameMin, 'Please enter your full name'), ...nameRules),
  email: z.string().check(z.trim(), z.email('Enter a valid email'), emailMax),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(leadLimits.phone.min, 'Enter a valid phone'),
      z.maxLength(leadLimits.phone.max, 'Enter a valid phone'),
    ),
  courseSlug: z.string().check(z.minLength(1, 'Please select a course')),
  message: z
    .string()
    .check(z.maxLength(leadLimits.message, `Use at most ${leadLimits.message} characters`)),
});

export const webinarPopupSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(leadLimits.nameMin, 'Name must be at least 2 characters'),
      ...nameRules,
    ),
  email: z.string().check(z.trim(), z.email('Please enter a valid email'), emailMax),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(leadLimits.popupPhoneMin, 'Please enter a valid phone number'),
      z.maxLength(leadLimits.phone.max, 'Please enter a valid phone number'),
    ),
});

export const contactSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Required'),
      z.minLength(leadLimits.nameMin, `Use at least ${leadLimits.nameMin} characters`),
      ...nameRules,
    ),
  email: z.string().check(z.trim(), z.minLength(1, 'Required'), z.email('Invalid email'), emailMax),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Required'),
      z.minLength(
        leadLimits.contactMessage.min,
        `Use at least ${leadLimits.contactMessage.min} characters`,
      ),
      z.maxLength(
        leadLimits.contactMessage.max,
        `Use at most ${leadLimits.contactMessage.max} characters`,
      ),
    ),
});

export type ApplicationValues = z.infer<typeof applicationSchema>;
export type WebinarPopupValues = z.infer<typeof webinarPopupSchema>;
export type ContactValues = z.infer<typeof contactSchema>;

import * as z from 'zod/mini';
import { visitorLimits as limits } from '@/config/limits';
import type { CareerEvent } from '@/data/events';
import { noHiddenText } from '@/lib/hidden-text';
import type { Submission } from '@/lib/outbox/submission';
import type { Registration } from '@/lib/registrations/registration-store';
import type { Stamp } from '@/lib/stamp';

/** One @, something before it, a dot in what follows. */
export const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const eventRegistrationFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(limits.name.max, `Use at most ${limits.name.max} characters`),
      noHiddenText('name'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.regex(simpleEmail, 'Enter a valid email'),
      z.maxLength(limits.email, `Use at most ${limits.email} characters`),
    ),
});

export type EventRegistrationValues = z.infer<typeof eventRegistrationFormSchema>;

export const eventRegistrationTexts = {
  pending: 'Registering...',
  saved: (eventTitle: string) => ({
    title: 'Registered successfully',
    description: `You are registered for ${eventTitle}. Check your email for details.`,
  }),
  failed: { title: 'Something went wrong', description: 'Please try again.' },
} as const;

export function buildEventRegistration(
  values: EventRegistrationValues,
  event: Pick<CareerEvent, 'id' | 'startISO'>,
  { now }: Pick<Stamp, 'now'>,
): Registration {
  return { eventId: event.id, startISO: event.startISO, ...values, ts: now.toISOString() };
}

export function eventSubmission(
  values: EventRegistrationValues,
  event: Pick<CareerEvent, 'id' | 'title' | 'startISO'>,
): Submission {
  return {
    kind: 'event-registration',
    subject: event.id,
    title: `Registration for ${event.title}`,
    ...values,
    details: { startISO: event.startISO },
  };
}

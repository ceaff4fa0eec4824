import * as z from 'zod/mini';
import { defineRecords, type RecordOutcome } from '@/lib/storage/define-records';
import { visitorKeys } from '@/lib/storage/visitor-keys';

const optionalText = z.optional(z.string());

/**
 * What the registrations of all forms have in common: the webinar popup, an event's dialog, and the bootcamp's booking
 * and waitlist. Each form keeps more than this, and says so itself.
 */
const registrationSchema = z.looseObject({
  name: z.string(),
  email: z.string(),
  /** The event and its date, ISO 8601: a topic comes back. Earlier records do not say it, a waitlist has no date. */
  eventId: optionalText,
  startISO: optionalText,
  /** Of the bootcamp alone. */
  ticket: optionalText,
});

export type Registration = z.infer<typeof registrationSchema>;

export const registrationStore = defineRecords<Registration>({
  key: visitorKeys.registrations,
  schema: registrationSchema,
});

const addressOf = ({ email }: Registration) => email.trim().toLowerCase();

/** One person, one event, one date: whichever form it came from. */
function isSame(one: Registration, other: Registration): boolean {
  return (
    one.eventId !== undefined &&
    one.eventId === other.eventId &&
    one.startISO === other.startISO &&
    addressOf(one) === addressOf(other)
  );
}

/**
 * Keeps a registration once, however often it is sent. One form asks for less than the other; what the first one
 * learned stays.
 */
export function keepRegistration(record: Registration): RecordOutcome {
  return registrationStore.keep(record, isSame);
}

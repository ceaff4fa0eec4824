import type { Registration } from './visitor-records';
import { keepList, registrationStore } from './visitor-stores';

/** `updated`: the person had registered for this before, and what was sent now took its place. */
export type RegistrationOutcome = 'kept' | 'updated' | 'refused';

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

/** Keeps a registration once, however often it is sent. */
export function keepRegistration(record: Registration): RegistrationOutcome {
  const all = registrationStore.get();
  const isKnown = all.some((earlier) => isSame(earlier, record));
  const list = isKnown
    ? // One form asks for less than the other; what the first one learned stays.
      all.map((earlier) => (isSame(earlier, record) ? { ...earlier, ...record } : earlier))
    : [...all, record];
  if (!keepList(registrationStore, list)) return 'refused';
  return isKnown ? 'updated' : 'kept';
}

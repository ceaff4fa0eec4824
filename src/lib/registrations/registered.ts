import type { Registration } from './registration-store';

/** Only the bootcamp has tickets, its waitlist among them. */
export function isWebinarRegistration({ ticket }: Registration): boolean {
  return ticket === undefined;
}

/** Who is registered for an event on its date, from this browser. */
export function registrationsFor(
  all: readonly Registration[],
  event: { readonly id: string; readonly startISO: string },
): Registration[] {
  return all.filter(({ eventId, startISO }) => eventId === event.id && startISO === event.startISO);
}

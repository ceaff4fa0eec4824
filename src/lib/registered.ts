import type { Registration } from '@/lib/storage/visitor-records';

/** Only the bootcamp has tickets, its waitlist among them. */
export function ticketOf(record: Registration): string | undefined {
  return 'ticket' in record ? record.ticket : undefined;
}

export function isWebinarRegistration(record: Registration): boolean {
  return ticketOf(record) === undefined;
}

/** Who is registered for an event on its date, from this browser. */
export function registrationsFor(
  all: readonly Registration[],
  event: { readonly id: string; readonly startISO: string },
): Registration[] {
  return all.filter(({ eventId, startISO }) => eventId === event.id && startISO === event.startISO);
}

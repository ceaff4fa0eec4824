import * as z from 'zod/mini';
import { visitorLimits as limits } from '@/config/limits';
import { site } from '@/config/site';
import { bootcamp } from '@/data/bootcamp';
import { tickets, waitlistTicket } from '@/data/bootcamp-day';
import { noHiddenText } from '@/lib/hidden-text';
import type { Submission } from '@/lib/outbox/submission';
import type { Registration } from '@/lib/registrations/registration-store';
import type { Stamp } from '@/lib/stamp';

const bookingTickets: readonly string[] = [...tickets.map(({ id }) => id), waitlistTicket];

export const bookingSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.name.min, 'Name must be at least 2 characters'),
      z.maxLength(limits.name.max, `Use at most ${limits.name.max} characters`),
      noHiddenText('name'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.email('Please enter a valid email'),
      z.maxLength(limits.email, `Use at most ${limits.email} characters`),
    ),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.longPhoneMin, 'Please enter a valid phone number'),
      z.maxLength(limits.phone.max, 'Please enter a valid phone number'),
    ),
  ticket: z
    .string()
    .check(z.refine((value) => bookingTickets.includes(value), 'Please choose a ticket')),
});

export type BookingValues = z.infer<typeof bookingSchema>;

/** Stored like a webinar registration, with the ticket beside it. Who waits, waits for an edition without a date. */
export function buildBooking(
  values: BookingValues,
  edition: { readonly id: string; readonly title: string; readonly startISO: string },
  { id, now }: Stamp,
): Registration {
  return {
    id,
    ...values,
    timestamp: now.toISOString(),
    webinarTitle: edition.title,
    eventId: edition.id,
    ...(values.ticket === waitlistTicket ? {} : { startISO: edition.startISO }),
  };
}

export function bookingSubmission(
  { ticket, ...person }: BookingValues,
  {
    id,
    title,
    startISO,
  }: { readonly id: string; readonly title: string; readonly startISO: string },
): Submission {
  const isWaiting = ticket === waitlistTicket;
  return {
    kind: isWaiting ? 'bootcamp-waitlist' : 'bootcamp-booking',
    subject: id,
    title: `${isWaiting ? 'Waitlist' : 'Booking'}: ${title}`,
    ...person,
    details: { title, ticket, ...(isWaiting ? {} : { startISO }) },
  };
}

export const bookingTexts = {
  pending: 'Registering...',
  booked: {
    title: 'Your seat is noted',
    description: `${bootcamp.dateLabel}, ${bootcamp.timeLabel}, ${bootcamp.venue.name}.`,
    again: 'Book another seat',
  },
  waiting: {
    title: 'You are on the waitlist',
    description: `For the next edition of the ${bootcamp.title}.`,
    again: 'Add someone else',
  },
  failed: {
    title: 'Registration Failed',
    description: `Please try again or contact ${site.supportEmail}`,
  },
} as const;

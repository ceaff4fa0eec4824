import * as z from 'zod/mini';
import type { PopupRegistration } from '@/lib/storage/visitor-records';

/** The waitlist takes no ticket. */
export const bookingTickets = ['early-bird', 'regular', 'waitlist'] as const;

export type BookingTicket = (typeof bookingTickets)[number];

export const bookingSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Name must be at least 2 characters'),
      z.maxLength(120, 'Use at most 120 characters'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.email('Please enter a valid email'),
      z.maxLength(320, 'Use at most 320 characters'),
    ),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Please enter a valid phone number'),
      z.maxLength(20, 'Please enter a valid phone number'),
    ),
  ticket: z.enum(bookingTickets, 'Please choose a ticket'),
});

export type BookingValues = z.infer<typeof bookingSchema>;

/** Stored like a webinar registration, with the ticket beside it. */
export function buildBooking(
  values: BookingValues,
  eventTitle: string,
  { id, now }: { readonly id: string; readonly now: Date },
): PopupRegistration {
  return { id, ...values, timestamp: now.toISOString(), webinarTitle: eventTitle };
}

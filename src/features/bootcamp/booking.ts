import * as z from 'zod/mini';
import { site } from '@/config/site';
import { tickets } from '@/data/bootcamp';
import type { PopupRegistration } from '@/lib/storage/visitor-records';

/** The waitlist takes no ticket. */
const bookingTickets: readonly string[] = [...tickets.map(({ id }) => id), 'waitlist'];

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
  ticket: z
    .string()
    .check(z.refine((value) => bookingTickets.includes(value), 'Please choose a ticket')),
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

export const bookingTexts = {
  pending: 'Registering...',
  saved: {
    title: 'Registration Successful!',
    text: "You'll receive webinar details via email shortly.",
  },
  failed: {
    title: 'Registration Failed',
    text: `Please try again or contact ${site.supportEmail}`,
  },
} as const;

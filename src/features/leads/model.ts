import { findCohort } from '@/data/cohorts';
import { courses } from '@/data/courses';
import type { CareerEvent } from '@/data/events';
import type { Submission } from '@/lib/outbox/submission';
import type { Registration } from '@/lib/registrations/registration-store';
import type { Stamp } from '@/lib/stamp';
import type { ContactMessage, Lead } from './records';
import type { ApplicationValues, ContactValues, WebinarPopupValues } from './schema';

export const leadTexts = {
  saved: {
    title: 'Thanks!',
    description: "Your application has been received. We'll reach out shortly.",
  },
  /** The wording is given; it holds because the form keeps what was typed. */
  failed: {
    title: 'Saved locally',
    description: "We couldn't reach the server, but your details are saved in your browser.",
    variant: 'default',
  },
  contactSent: "Message sent. We'll get back to you shortly.",
  contactPending: 'Sending…',
  popupPending: 'Registering...',
  popupSaved: {
    title: 'Registration Successful!',
    description: "You'll receive webinar details via email shortly.",
  },
} as const;

/** @param supportEmail from the brand's file */
export function popupFailure(supportEmail: string): { title: string; description: string } {
  return {
    title: 'Registration Failed',
    description: `Please try again or contact ${supportEmail}`,
  };
}

export function buildLead({ cohort, ...values }: ApplicationValues, { id, now }: Stamp): Lead {
  return { id, createdAt: now.toISOString(), ...values, ...(cohort === '' ? {} : { cohort }) };
}

/** As they are sent: without a cohort that cannot be chosen any more, which the form has said. */
export function withOpenCohort(values: ApplicationValues, now: Date): ApplicationValues {
  const course = courses.find(({ slug }) => slug === values.courseSlug);
  const isOpen = course && findCohort(course, values.cohort, now) !== undefined;
  return isOpen ? values : { ...values, cohort: '' };
}

/** The title of a course; empty for a slug of none. */
export function courseTitle(slug: string): string {
  return courses.find((course) => course.slug === slug)?.title ?? '';
}

export function leadSubmission({
  fullName,
  courseSlug,
  cohort,
  ...rest
}: ApplicationValues): Submission {
  return {
    kind: 'course-application',
    subject: courseSlug,
    title: `Application for ${courseTitle(courseSlug)}`,
    name: fullName,
    ...rest,
    ...(cohort === '' ? {} : { details: { cohort } }),
  };
}

/** What the popup offers: a webinar of ours, or by its name alone what a campaign offers. */
export type PopupOffer = Pick<CareerEvent, 'title'> & Partial<Pick<CareerEvent, 'id' | 'startISO'>>;

/** @param offer the one that was shown, or undefined where there was none */
export function buildPopupRegistration(
  values: WebinarPopupValues,
  offer: PopupOffer | undefined,
  { id, now }: Stamp,
): Registration {
  return {
    id,
    ...values,
    timestamp: now.toISOString(),
    webinarTitle: offer?.title ?? '',
    ...(offer?.id === undefined ? {} : { eventId: offer.id }),
    ...(offer?.startISO === undefined ? {} : { startISO: offer.startISO }),
  };
}

export function popupSubmission(
  values: WebinarPopupValues,
  offer: PopupOffer | undefined,
): Submission {
  return {
    kind: 'webinar-popup',
    subject: offer?.id ?? '',
    title: `Registration for ${offer?.title ?? 'the next webinar'}`,
    ...values,
    details: {
      webinarTitle: offer?.title ?? '',
      ...(offer?.startISO === undefined ? {} : { startISO: offer.startISO }),
    },
  };
}

export function contactSubmission(values: ContactValues): Submission {
  return { kind: 'contact-message', title: 'Contact message', ...values };
}

export function buildContactMessage(values: ContactValues, { id, now }: Stamp): ContactMessage {
  return { id, createdAt: now.toISOString(), ...values };
}

/** The value under `webinar_popup_shown`: the visitor's own calendar day. */
export function popupDay(now: Date): string {
  return now.toDateString();
}

/** Addresses on which somebody works or applies and must not be interrupted. */
const quietAddresses = [
  /^\/cms(\/|$)/,
  /^\/admin(\/|$)/,
  /^\/enroll\/?$/,
  /^\/job-portal\/apply\//,
];

/**
 * Whether the webinar popup may open: once per calendar day, not where it would disturb, and not for somebody
 * who has registered for a webinar already.
 */
export function mayOpenPopup({
  pathname,
  hash = '',
  lastShown,
  registered,
  now,
}: {
  readonly pathname: string;
  readonly hash?: string;
  /** What is stored under `webinar_popup_shown`, or an empty text. */
  readonly lastShown: string;
  readonly registered: boolean;
  readonly now: Date;
}): boolean {
  if (registered || lastShown === popupDay(now)) return false;
  // `/courses/{slug}#apply` leads straight to the course application.
  if (hash === '#apply') return false;
  return !quietAddresses.some((address) => address.test(pathname));
}

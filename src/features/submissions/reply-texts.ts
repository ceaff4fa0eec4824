import { site } from '@/config/site';
import { toKind, type LeadKind } from './kinds';
import { cohortText } from './lead-words';
import { subjectTitle } from './subject-title';

interface Person {
  readonly kind: string;
  readonly subject: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** What else the form asked. */
  readonly details: Readonly<Record<string, string>>;
}

interface ReplyText {
  /** Of the mail; the reference follows. */
  readonly subject: string;
  /** The beginning, after the salutation; whoever replies goes on from here. */
  readonly body: string;
}

/**
 * What a first answer begins with.
 * @param title of the course, event, job or resource; '' for none
 * @param cohort that was chosen, by its first day; '' for none
 */
const texts: Readonly<Record<LeadKind, (title: string, cohort: string) => ReplyText>> = {
  'course-application': (title, cohort) => ({
    subject: `Your application for ${title}`,
    body: `Thank you for applying for ${title}${cohort === '' ? '' : `, with the cohort that starts on ${cohort}`}. I would like to tell you how the course runs and answer your questions. When may I call you?`,
  }),
  'contact-message': () => ({
    subject: `Your message to ${site.name}`,
    body: 'Thank you for your message.',
  }),
  'event-registration': (title) => ({
    subject: `Your seat: ${title}`,
    body: `You are registered for ${title}. You will find what you need to join below.`,
  }),
  'webinar-popup': (title) => ({
    subject: title === '' ? 'Your webinar seat' : `Your seat: ${title}`,
    body: 'You are registered for our next webinar. You will find the link to join below.',
  }),
  'resource-unlock': (title) => ({
    subject: title === '' ? 'Our learning resources' : title,
    body: `I hope that ${title === '' ? 'our learning resources are' : `"${title}" is`} of use to you. If a question came up, just answer this mail.`,
  }),
  'bootcamp-booking': (title) => ({
    subject: `Your seat: ${title}`,
    body: `Thank you for booking a seat at ${title}. Here is how to pay and what to bring.`,
  }),
  'bootcamp-waitlist': (title) => ({
    subject: `Waitlist: ${title}`,
    body: `You are on the waitlist of ${title}. We write to you as soon as the next date is known.`,
  }),
  'job-application': (title) => ({
    subject: `Your application: ${title}`,
    body: `Thank you for your practice application as ${title}. We have read it, and this is what we would do next.`,
  }),
  'job-report': (title) => ({
    subject: `Your report: ${title}`,
    body: 'Thank you for telling us. We have looked at the posting.',
  }),
};

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/**
 * A mail to the person with a prepared beginning.
 *
 * @param from who replies, by name
 * @returns null without an e-mail
 */
export function mailLink(person: Person, from: string): string | null {
  if (person.email === '') return null;
  const kind = toKind(person.kind);
  const { subject, body } = texts[kind ?? 'contact-message'](
    subjectTitle(kind, person.subject),
    cohortText(person.details['cohort'] ?? ''),
  );
  const lines = [
    `Hello ${firstName(person.name) || 'there'},`,
    '',
    body,
    '',
    'Regards',
    from,
    site.name,
  ];
  const fields = {
    subject: `${subject} (${person.reference})`,
    body: lines.join('\r\n'),
  };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  // Encoded as a whole: an address may hold signs that would begin further fields of the link.
  return `mailto:${encodeURIComponent(person.email).replace('%40', '@')}?${query}`;
}

/** @returns null without a number */
export function telephoneLink({ phone }: Pick<Person, 'phone'>): string | null {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits === '' ? null : `tel:${digits}`;
}

/** A chat with the person's number, in the application that the site's own chat uses; null without a number. */
export function chatLink({ phone, name }: Pick<Person, 'phone' | 'name'>): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 10) return null;
  // Ten digits are a number of India.
  const number = digits.length === 10 ? `91${digits}` : digits;
  const text = `Hello ${firstName(name) || 'there'}, this is ${site.name}.`;
  return `${new URL(site.chatUrl).origin}/${number}?text=${encodeURIComponent(text)}`;
}

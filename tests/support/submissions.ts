import { randomUUID } from 'node:crypto';

export interface SentForm {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

const contact = { name: 'Meera Nair', email: 'meera@example.com', phone: '98765 43210' };
const startISO = '2026-12-05T15:00:00+05:30';

/** What each form sends beside what all of them do. */
export const formExamples = {
  'course-application': {
    ...contact,
    subject: 'data-science',
    message: 'Is there a weekend batch?',
  },
  'contact-message': {
    name: contact.name,
    email: contact.email,
    message: 'When does the next batch begin?',
  },
  'event-registration': {
    name: contact.name,
    email: contact.email,
    subject: 'webinar-sql-in-an-hour',
    details: { startISO },
  },
  'webinar-popup': {
    ...contact,
    subject: 'webinar-sql-in-an-hour',
    details: { webinarTitle: 'Ask a database your first ten questions', startISO },
  },
  'resource-unlock': { ...contact, subject: 'resource-3' },
  'bootcamp-booking': {
    ...contact,
    subject: 'workshop-ai-bootcamp',
    details: { title: 'One-Day AI Bootcamp', ticket: 'early-bird', startISO },
  },
  'bootcamp-waitlist': {
    ...contact,
    subject: 'workshop-ai-bootcamp',
    details: { title: 'One-Day AI Bootcamp', ticket: 'waitlist' },
  },
  'job-application': {
    ...contact,
    subject: 'junior-data-analyst',
    message: 'I built three dashboards.',
    details: {
      firstName: 'Meera',
      lastName: 'Nair',
      experience: '2 years',
      currentSalary: '',
      expectedSalary: '6 LPA',
      noticePeriod: '30 days',
      portfolio: 'https://meera.example.com',
      linkedin: '',
      resumeName: 'Meera Nair.pdf',
      resumeSize: 120_000,
      resumeType: 'application/pdf',
    },
  },
  'job-report': {
    subject: 'junior-data-analyst',
    message: 'They asked for a deposit.',
    details: { reason: 'It asks for money' },
  },
} as const;

export type FormKind = keyof typeof formExamples;

export const formKinds = Object.keys(formExamples) as FormKind[];

/** What `submit_form` takes: the example of its kind, with an id and a key of its own. */
export function sentForm(kind: FormKind, changes: Record<string, unknown> = {}): SentForm {
  const at = '2026-11-22T09:30:00.000Z';
  return {
    id: randomUUID(),
    key: randomUUID(),
    kind,
    ...formExamples[kind],
    consent: { version: '2026-11', at },
    sent_at: at,
    ...changes,
  };
}

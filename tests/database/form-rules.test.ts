import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { bookingSchema, bookingSubmission } from '@/features/bootcamp/booking';
import { eventRegistrationFormSchema, eventSubmission } from '@/features/events/registration';
import { jobApplicationTextsSchema } from '@/features/jobs/apply/schema';
import { applicationSubmission } from '@/features/jobs/apply/submit-application';
import { jobReportFormSchema, reportSubmission } from '@/features/jobs/portal/report';
import { contactSubmission, leadSubmission, popupSubmission } from '@/features/leads/model';
import { applicationSchema, contactSchema, webinarPopupSchema } from '@/features/leads/schema';
import { unlockSubmission } from '@/features/resources/unlock';
import { unlockSchema } from '@/features/resources/schema';
import type { Submission } from '@/lib/outbox/submission';
import { entryOf } from '@/lib/outbox/submit';
import { Mechanisms } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
  vi.stubGlobal('window', { location: { origin: 'https://site', href: 'https://site/' } });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await rules.close();
});

const name = 'Meera Nair';
const email = 'meera@example.com';
const phone = '9876543210';
const event = { id: 'webinar-x', title: 'X', startISO: '2026-12-05T15:00:00+05:30' };
const resume = { name: 'cv.pdf', type: 'application/pdf', bytes: new ArrayBuffer(4) };

type Values = Readonly<Record<string, string>>;

interface Form {
  readonly schema: z.ZodMiniType;
  readonly values: Values;
  readonly send: (values: never) => Submission;
}

const forms: Readonly<Record<string, Form>> = {
  'course application': {
    schema: applicationSchema,
    values: { fullName: name, email, phone, courseSlug: 'data-science', cohort: '', message: '' },
    send: leadSubmission,
  },
  'contact message': {
    schema: contactSchema,
    values: { name, email, message: 'When does it begin?' },
    send: contactSubmission,
  },
  'event registration': {
    schema: eventRegistrationFormSchema,
    values: { name, email },
    send: (values) => eventSubmission(values, event),
  },
  'webinar popup': {
    schema: webinarPopupSchema,
    values: { name, email, phone },
    send: (values) => popupSubmission(values, event),
  },
  'resource unlock': {
    schema: unlockSchema,
    values: { name, email, phone },
    send: (values) => unlockSubmission(values, { id: 'resource-1', title: 'Guide' }),
  },
  'bootcamp booking': {
    schema: bookingSchema,
    values: { name, email, phone, ticket: 'regular' },
    send: (values) => bookingSubmission(values, event),
  },
  'job application': {
    schema: jobApplicationTextsSchema,
    values: {
      firstName: 'Meera',
      lastName: 'Nair',
      email,
      phone,
      experience: '',
      currentSalary: '',
      expectedSalary: '',
      noticePeriod: '',
      coverLetter: '',
      portfolio: '',
      linkedin: '',
    },
    send: (values) => applicationSubmission(values, resume, { jobId: 'job-1', now: new Date() }),
  },
  'job report': {
    schema: jobReportFormSchema,
    values: { reason: 'Something else', details: 'They asked for a deposit.' },
    send: (values) => reportSubmission({ id: 'job-1', title: 'Job' }, values),
  },
};

/** What somebody may type into any field, near the limits of each. */
const typed = [
  '',
  ' ',
  'a',
  '  a  ',
  'ab',
  'अनु',
  '😀',
  '\u200B\u200B\u200B',
  '\u202Eab',
  'Line one\nline two',
  '123456',
  '1234567',
  '123456789',
  '1234567890',
  '+91 98765 43210',
  ...[9, 10, 20, 21, 80, 81, 120, 121, 161, 162, 500, 501, 2048, 2049, 4000, 4001].map((length) =>
    'x'.repeat(length),
  ),
  '😀'.repeat(40),
  '😀'.repeat(41),
  '😀'.repeat(60),
  '😀'.repeat(61),
  'a@b',
  'a@b.c',
  'a@b.co',
  ' a@b.co ',
  'a.b+c@sub.example.co',
  "o'hara@example.com",
  '.a@b.co',
  'a.@b.co',
  'a..b@b.co',
  'a@b..co',
  'a@-b.co',
  'ä@b.co',
  'a@ä.co',
  'a b@c.de',
  `${'a'.repeat(313)}@bcd.ef`,
  `${'a'.repeat(314)}@bcd.ef`,
  'https://example.com',
  'HTTP://example.com/a?b=c#d',
  'https://example',
  'https://user:word@example.com:8080/path',
  'https://exa mple.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://',
  'https://.com',
  'https://example.com\u00A0',
  '2026-12-07',
  ' 2026-12-07',
  '2028-02-29',
  '2026-02-29',
  '2026-02-30',
  '2026-12-00',
  '2026-00-10',
  '2026-13-01',
  '1999-12-31',
  '2100-01-01',
  '2026-12-7',
  '2026-12-07T00:00',
  '२०२६-१२-०७',
];

/** @returns what the database has against it; null where it takes it */
async function problemOf(submission: Submission): Promise<unknown> {
  const { payload } = entryOf(submission, { id: randomUUID(), now: new Date() });
  try {
    await rules.query('select private.read_submission($1)', [JSON.stringify(payload)]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
}

describe.each(Object.entries(forms))('%s', (_, { schema, values, send }) => {
  const fields = Object.keys(values).filter(
    (field) => !['courseSlug', 'ticket', 'reason'].includes(field),
  );

  test.each(fields)(
    'the database takes of %s what the form takes, and nothing else',
    async (field) => {
      const differences: unknown[] = [];
      for (const text of typed) {
        const entered = { ...values, [field]: text };
        const read = schema.safeParse(entered);
        const problem = await problemOf(send((read.success ? read.data : entered) as never));
        if (read.success !== (problem === null))
          differences.push([text.slice(0, 60), text.length, problem]);
      }
      expect(differences).toEqual([]);
    },
  );
});

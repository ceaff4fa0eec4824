import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { bookingSubmission } from '@/features/bootcamp/booking';
import { eventSubmission } from '@/features/events/registration';
import { applicationSubmission } from '@/features/jobs/apply/submit-application';
import { reportSubmission } from '@/features/jobs/portal/report';
import { contactSubmission, leadSubmission, popupSubmission } from '@/features/leads/model';
import { unlockSubmission } from '@/features/resources/unlock';
import { createOutbox, type OutboxParts } from '@/lib/outbox/create-outbox';
import type { Entry } from '@/lib/outbox/entry';
import { callFunction } from '@/lib/outbox/service';
import { submissionKinds, type Submission } from '@/lib/outbox/submission';
import { entryOf } from '@/lib/outbox/submit';
import { badNetwork, seededRandom } from '@/testing/bad-network';
import { startVirtualClock } from '@/testing/virtual-clock';
import { Mechanisms } from '../support/database-mechanisms';
import { formExamples } from '../support/submissions';
import { Visits } from '../support/submission-visits';

let rules: Mechanisms;
let visits: Visits;

beforeAll(async () => {
  rules = await Mechanisms.open();
  visits = new Visits(rules);
});

afterAll(() => rules.close());

beforeEach(async () => {
  vi.stubGlobal('window', { location: { origin: 'https://site', href: 'https://site/' } });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await rules.begin();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await rules.forget();
});

const { name, email, phone } = formExamples['course-application'];
const event = { id: 'webinar-x', title: 'X', startISO: '2026-12-05T15:00:00+05:30' };
const texts = {
  firstName: 'Meera',
  lastName: 'Nair',
  email,
  phone,
  experience: '',
  currentSalary: '',
  expectedSalary: '',
  noticePeriod: '',
  coverLetter: '',
  portfolio: 'https://meera.example.com',
  linkedin: '',
};
const resume = { name: 'cv.pdf', type: 'application/pdf', bytes: new ArrayBuffer(4) };

/** What the nine forms give, by the functions that they give it with. */
const forms: readonly Submission[] = [
  ...['', '2026-12-07'].map((cohort) =>
    leadSubmission({
      fullName: name,
      email,
      phone,
      courseSlug: 'data-science',
      cohort,
      message: '',
    }),
  ),
  contactSubmission({ name, email, message: 'When does it begin?' }),
  eventSubmission({ name, email }, event),
  popupSubmission({ name, email, phone }, undefined),
  popupSubmission({ name, email, phone }, event),
  unlockSubmission({ name: ` ${name} `, email, phone }, { id: 'resource-1', title: 'Guide' }),
  bookingSubmission({ name, email, phone, ticket: 'regular' }, event),
  bookingSubmission({ name, email, phone, ticket: 'waitlist' }, event),
  applicationSubmission(texts, resume, { jobId: 'junior-data-analyst', now: new Date() }),
  reportSubmission({ id: 'job-1', title: 'Job' }, { reason: 'It discriminates', details: '' }),
];

test('what each form gives is taken as it is', async () => {
  expect(new Set(forms.map(({ kind }) => kind))).toEqual(new Set(submissionKinds));
  for (const form of forms) {
    const { payload, reference } = entryOf(form, { id: randomUUID(), now: new Date() });
    expect(await visits.submit(payload), form.kind).toMatchObject({ reference });
  }
});

const browsers = 20;
const recordsEach = 30;

test('20 browsers bring 600 records of all kinds through a bad network, each exactly once', async () => {
  const random = seededRandom(14);
  const seen = new Map<string, number>();
  const network = badNetwork(random, seen);
  const flush = () => new Promise((resolve) => setImmediate(resolve));
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** The real function; one at a time, as on one connection. Each browser has a network of its own. */
  function take(body: string): Promise<Response> {
    const { submission } = JSON.parse(body) as { submission: { id: string } };
    const browser = all.findIndex((kept) => kept.has(submission.id));
    const from = { 'x-forwarded-for': `203.0.113.${browser}` };
    running += 1;
    const answer = last.then(async () => Response.json(await visits.submit(submission, from)));
    last = answer.finally(() => (running -= 1)).catch(() => undefined);
    return answer;
  }

  const schema = z.object({ id: z.string(), receipt: z.string(), received_at: z.string() });
  const all: Map<string, Entry>[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) =>
    network(() => take(body)),
  );
  const start = Date.now();
  const clock = startVirtualClock(start);
  for (let browser = 0; browser < browsers; browser += 1) {
    const kept = new Map<string, Entry>();
    all.push(kept);
    const parts: OutboxParts = {
      storage: {
        list: () => Promise.resolve([...kept.values()]),
        put: () => Promise.resolve(),
        replace: (entry) => Promise.resolve(kept.set(entry.id, entry as Entry).has(entry.id)),
        remove: (id) => Promise.resolve(kept.delete(id)),
        takeOver: () => Promise.resolve(),
      },
      submit: (submission) => callFunction('submit_form', { submission }, schema),
      upload: () => Promise.resolve({ outcome: 'done', value: true }),
      erase: () => Promise.resolve({ outcome: 'away' }),
      resumeOf: () => Promise.resolve(null),
      // Two tabs that do not wait for each other.
      inTurn: (work) => work(),
      mark: () => undefined,
      now: Date.now,
      random,
    };
    const tabs = [createOutbox(parts), createOutbox(parts)];
    for (let number = 0; number < recordsEach; number += 1) {
      const form = forms[Math.floor(random() * forms.length)];
      if (!form) continue;
      const entry = entryOf(form, { id: randomUUID(), now: new Date(start + number) });
      setTimeout(() => {
        kept.set(entry.id, entry);
        void tabs[number % 2]?.enqueue(entry);
      }, random() * 3_600_000);
    }
  }

  const isDone = () =>
    all.every((kept) => [...kept.values()].every(({ state }) => state === 'sent'));
  for (let minute = 1; minute <= 600; minute += 1) {
    await clock.runUntil(start + minute * 60_000);
    while (running > 0) await flush();
    if (minute > 60 && isDone()) break;
  }
  const entries = all.flatMap((kept) => [...kept.values()]);
  expect(entries).toHaveLength(browsers * recordsEach);
  expect(entries.filter(({ state }) => state !== 'sent')).toEqual([]);
  const rows = await rules.query('select id, kind from public.submissions');
  expect(rows.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
  for (const some of [entries.slice(0, 50), entries.slice(-50)]) {
    const opened = await visits.read(some.map(({ id, receipt = '' }) => ({ id, receipt })));
    expect(opened.map(({ id }) => id)).toEqual(some.map(({ id }) => id));
  }
  const faults = [...seen].map(([what, count]) => `${what} ${count}`).join(', ');
  process.stdout.write(
    `Fleet on the real function: ${rows.length} records, each once (${faults})\n`,
  );
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';
import { formExamples, formKinds, sentForm, type FormKind } from '../support/submissions';
import { Visits } from '../support/submission-visits';

let rules: Mechanisms;
let visits: Visits;

beforeAll(async () => {
  rules = await Mechanisms.open();
  visits = new Visits(rules);
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const stored = (id: string) => rules.query('select * from public.submissions where id = $1', [id]);
const howMany = async () =>
  (await rules.query('select count(*)::int as total from public.submissions'))[0]?.['total'];

describe('a form that is sent', () => {
  test.each(formKinds)('%s is stored as it is, and answered with a receipt', async (kind) => {
    const form = sentForm(kind);
    const answer = await visits.submit(form);
    expect(answer.id).toBe(form.id);
    expect(answer.reference).toBe(`CL-${form.id.slice(0, 4)}-${form.id.slice(4, 8)}`.toUpperCase());
    expect(answer.receipt).toMatch(/^[0-9a-f]{64}$/);
    expect('resume_path' in answer).toBe(kind === 'job-application');
    const [row] = await stored(form.id);
    expect(row).toMatchObject({
      subject: '',
      phone: '',
      message: '',
      details: {},
      ...formExamples[kind],
      reference: answer.reference,
      stage: kind === 'job-application' ? 'submitted' : 'new',
      channel: '',
    });
    expect(JSON.stringify(row)).not.toContain(answer.receipt);
    expect(JSON.stringify(row)).not.toContain(form.key);
    const [clock] = await rules.query(
      "select reply_due_at - received_at = '24 hours' as promised from public.submissions",
    );
    expect(clock).toEqual({ promised: true });
    expect(await rules.query('select kind, actor_id from public.submission_events')).toEqual([
      { kind: 'received', actor_id: null },
    ]);
  });

  test('sent again, it is one row and the same receipt', async () => {
    const form = sentForm('course-application');
    const first = await visits.submit(form);
    expect(await visits.submit({ ...form, name: 'Somebody else' })).toEqual(first);
    expect(await howMany()).toBe(1);
    expect(await stored(form.id)).toMatchObject([{ name: 'Meera Nair', version: 1 }]);
  });

  test('a signed-in person sends it as anybody does', async () => {
    const form = sentForm('contact-message');
    expect(await visits.submit(form, {}, 'editor')).toMatchObject({ id: form.id });
  });

  test('outer blanks go, and what only a line breaks becomes a blank', async () => {
    const form = sentForm('contact-message', {
      name: '\u00a0Meera\t\nNair ',
      message: ' Two lines,\nkept as such. ',
    });
    await visits.submit(form);
    expect(await stored(form.id)).toMatchObject([
      { name: 'Meera Nair', message: 'Two lines,\nkept as such.' },
    ]);
  });

  test('robots are stored as spam and answered like everybody', async () => {
    const form = sentForm('job-application', { website: 'https://spam.example' });
    const answer = await visits.submit(form);
    expect(Object.keys(answer).sort()).toEqual(
      Object.keys(await visits.submit(sentForm('job-application'))).sort(),
    );
    expect(await stored(form.id)).toMatchObject([{ stage: 'spam', waits_until: null }]);
    expect(JSON.stringify(await visits.read([answer]))).not.toContain('spam');
  });

  test.each([
    [{ last: { utm_source: 'News Letter', referrer: 'a.example' } }, 'news letter'],
    [{ first: { utm_source: 'ad' }, last: { referrer: 'www.google.com' } }, 'www.google.com'],
    [{ first: { utm_source: 'ad' }, last: { path: '/courses' } }, 'ad'],
    [{ first: { path: '/' } }, 'direct'],
    [{}, ''],
  ])('from %j its channel is "%s"', async (source, channel) => {
    const form = sentForm('contact-message', { source });
    await visits.submit(form);
    expect(await stored(form.id)).toMatchObject([{ source, channel }]);
  });

  test('N28 markup and formulas are stored as the text that they are', async () => {
    const hostile = '=HYPERLINK("https://evil.example")<img src=x onerror=alert(1)>';
    const form = sentForm('job-application', {
      name: hostile,
      message: hostile,
      details: {
        ...formExamples['job-application'].details,
        experience: hostile,
        resumeName: `${hostile}.pdf`,
      },
    });
    await visits.submit(form);
    expect(await stored(form.id)).toMatchObject([
      { name: hostile, message: hostile, details: { experience: hostile } },
    ]);
  });
});

describe('a form that would not have been sent so', () => {
  const job = formExamples['job-application'].details;
  const long = (length: number) => 'x'.repeat(length);

  test.each<[FormKind, Record<string, unknown>, string]>([
    ['course-application', { name: 'M' }, 'name'],
    ['course-application', { name: long(121) }, 'name'],
    ['course-application', { name: '\u200b\u200b\u200b' }, 'name'],
    ['course-application', { name: 'gpj.\u202eexe' }, 'name'],
    ['course-application', { name: 7 }, 'name'],
    ['course-application', { email: 'meera@example' }, 'email'],
    ['course-application', { email: '' }, 'email'],
    ['course-application', { email: `${long(310)}@example.com` }, 'email'],
    ['course-application', { phone: '123456' }, 'phone'],
    ['course-application', { phone: '1'.repeat(21) }, 'phone'],
    ['course-application', { subject: '' }, 'subject'],
    ['course-application', { subject: 'Data Science' }, 'subject'],
    ['course-application', { subject: 'a'.repeat(121) }, 'subject'],
    ['course-application', { message: long(501) }, 'message'],
    ['course-application', { details: { more: 'x' } }, 'details'],
    ['course-application', { details: [] }, 'details'],
    ['course-application', { details: { cohort: '' } }, 'cohort'],
    ['course-application', { details: { cohort: 'next' } }, 'cohort'],
    ['contact-message', { details: { cohort: '2026-12-07' } }, 'details'],
    ['contact-message', { message: 'Too short' }, 'message'],
    ['contact-message', { message: long(4001) }, 'message'],
    ['contact-message', { phone: '98765 43210' }, 'phone'],
    ['contact-message', { subject: 'data-science' }, 'subject'],
    ['event-registration', { name: '' }, 'name'],
    ['event-registration', { email: 'meera@example' }, 'email'],
    ['event-registration', { details: {} }, 'startISO'],
    ['event-registration', { details: { startISO: '2026-13-45T10:00Z' } }, 'startISO'],
    ['event-registration', { details: { startISO: 'tomorrow' } }, 'startISO'],
    ['webinar-popup', { phone: '123456789' }, 'phone'],
    ['webinar-popup', { details: {} }, 'webinarTitle'],
    ['resource-unlock', { name: 'M' }, 'name'],
    ['resource-unlock', { phone: '123456' }, 'phone'],
    ['bootcamp-booking', { details: { title: 'T', ticket: 'Early bird' } }, 'startISO'],
    ['bootcamp-waitlist', { details: { title: 'T', ticket: 'Early bird' } }, 'ticket'],
    ['bootcamp-waitlist', { details: { title: '', ticket: 'waitlist' } }, 'title'],
    ['job-application', { subject: '' }, 'subject'],
    ['job-application', { message: long(4001) }, 'message'],
    ['job-application', { details: { ...job, firstName: ' ' } }, 'firstName'],
    ['job-application', { details: { ...job, lastName: 'a\u202eb' } }, 'lastName'],
    ['job-application', { details: { ...job, experience: long(81) } }, 'experience'],
    ['job-application', { details: { ...job, experience: { years: 2 } } }, 'experience'],
    ['job-application', { details: { ...job, portfolio: 'javascript:alert(1)' } }, 'portfolio'],
    ['job-application', { details: { ...job, linkedin: 'https://localhost/me' } }, 'linkedin'],
    ['job-application', { details: { ...job, resumeSize: 5_242_881 } }, 'resumeSize'],
    ['job-application', { details: { ...job, resumeSize: '12' } }, 'resumeSize'],
    ['job-application', { details: { ...job, resumeType: 'text/html' } }, 'resumeType'],
    ['job-application', { details: { ...job, resumeName: '' } }, 'resumeName'],
    ['job-report', { details: { reason: 'I do not like it' } }, 'reason'],
    ['job-report', { details: { reason: 'Something else' }, message: ' ' }, 'message'],
    ['job-report', { name: 'Meera' }, 'name'],
    ['job-report', { email: 'meera@example.com' }, 'email'],
    ['contact-message', { kind: 'newsletter' }, 'kind'],
    ['contact-message', { id: 'one' }, 'id'],
    ['contact-message', { key: undefined }, 'id'],
    ['contact-message', { consent: undefined }, 'consent'],
    ['contact-message', { consent: { version: '', at: '2026-11-22T09:30:00Z' } }, 'version'],
    ['contact-message', { consent: { version: '1', at: 'now' } }, 'at'],
    ['contact-message', { sent_at: '2026-11-22' }, 'sent_at'],
    ['contact-message', { stage: 'enrolled' }, 'form'],
    ['contact-message', { source: { first: { path: '/?token=1' } } }, 'source'],
    ['contact-message', { source: { first: { referrer: 'https://a.example/x?y' } } }, 'source'],
    ['contact-message', { source: { first: { utm_source: long(201) } } }, 'utm_source'],
    ['contact-message', { source: { first: { cookie: 'x' } } }, 'source'],
    ['contact-message', { source: { middle: {} } }, 'source'],
    ['contact-message', { replaces: { id: randomUUID(), receipt: '', owner: 1 } }, 'replaces'],
  ])('%s with %j is refused for its %s', async (kind, changes, field) => {
    const form = sentForm(kind, changes);
    const answer = await visits.trySubmit(form);
    expect(answer).toMatchObject({ code: '22023', hint: field });
    expect(answer).toHaveProperty('message', expect.stringMatching(/^[A-Z][^<>{}]+$/));
    expect(await howMany()).toBe(0);
    // The neighbour: the same without the fault.
    expect(await visits.submit(sentForm(kind))).toHaveProperty('receipt');
  });

  test.each<[FormKind, Record<string, unknown>]>([
    ['event-registration', { name: 'M' }],
    ['event-registration', { email: 'meera@[10.0.0.1].x' }],
    ['course-application', { name: '🙂🙂' }],
    ['course-application', { name: 'ശ്രീ മീര' }],
    ['course-application', { message: long(500), phone: '+91 98765 43210' }],
    ['webinar-popup', { subject: '', details: { webinarTitle: '' } }],
    ['job-application', { details: { ...job, linkedin: 'HTTPS://in.example.com:443/in/x?a=b' } }],
    ['job-report', { details: { reason: 'It discriminates' }, message: '' }],
  ])('%s with %j is taken, as the form takes it', async (kind, changes) => {
    expect(await visits.submit(sentForm(kind, changes))).toHaveProperty('receipt');
  });

  test('N72 a cohort is a real day and nothing else', async () => {
    for (const cohort of [
      '2026-02-30',
      '2026-12-32',
      '2026-12-07\n=1+1',
      '=HYPERLINK',
      '<script>x',
      long(10_000),
      20261207,
      null,
      ['2026-12-07'],
      { day: '2026-12-07' },
    ]) {
      const answer = await visits.trySubmit(
        sentForm('course-application', { details: { cohort } }),
      );
      expect(answer, JSON.stringify(cohort).slice(0, 40)).toMatchObject({
        code: '22023',
        hint: 'cohort',
      });
    }
    expect(await howMany()).toBe(0);
    const form = sentForm('course-application', { details: { cohort: '2028-02-29' } });
    await visits.submit(form);
    expect(await stored(form.id)).toMatchObject([{ details: { cohort: '2028-02-29' } }]);
    // Without one it is an application like any other.
    expect(await visits.submit(sentForm('course-application'))).toHaveProperty('receipt');
  });

  test('N24 unknown keys, a thousand levels and ten million letters are refused, not stored', async () => {
    const nested = JSON.parse('{"a":'.repeat(1000) + '1' + '}'.repeat(1000)) as unknown;
    for (const changes of [
      { details: nested },
      { details: { startISO: nested } },
      { source: { first: nested } },
      { message: long(10_000_000) },
      { website: long(70_000) },
      { a: nested },
    ]) {
      const started = performance.now();
      const answer = await visits.trySubmit(sentForm('event-registration', changes));
      expect(answer).toMatchObject({ code: '22023' });
      expect(performance.now() - started).toBeLessThan(10_000);
    }
    for (const body of [null, [], 'text', 7])
      expect(await visits.trySubmit(body)).toMatchObject({ code: '22023' });
    expect(await howMany()).toBe(0);
  });
});

describe('N25 the id of another person', () => {
  test('is answered as a new one would be, and opens and changes nothing', async () => {
    const form = sentForm('job-application');
    const own = await visits.submit(form);
    await rules.query("update public.submissions set received_at = now() - interval '1 day'");
    const before = await stored(form.id);
    const claim = { ...sentForm('job-application', { name: 'Robber Baron' }), id: form.id };
    const answer = await visits.submit(claim);
    expect(Object.keys(answer).sort()).toEqual(Object.keys(own).sort());
    expect(answer.receipt).not.toBe(own.receipt);
    expect(answer.resume_path).not.toBe(own.resume_path);
    expect(answer.received_at).toBe(own.received_at);
    expect(await visits.submit(claim)).toEqual(answer);
    expect(await visits.read([answer])).toEqual([]);
    expect(await visits.erase(answer)).toBe(false);
    expect(await stored(form.id)).toEqual(before);
    expect(await visits.read([own])).toHaveLength(1);
  });
});

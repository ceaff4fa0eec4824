import { describe, expect, it } from 'vitest';
import { eventWords } from './event-words';
import { formDetails, resumeText } from './form-details';
import { leadKinds } from './kinds';
import { aboutLine, channelLabel, senderName } from './lead-words';
import { leadColumns, leadEvent, type Lead } from './model';
import { chatLink, mailLink, telephoneLink } from './reply-texts';
import { slotProblem } from './slot-times';
import { sourceDetails, consentDetails } from './source-words';
import { leadRow } from './testing/lead-rows';

const lead = (changes: object = {}): Lead => leadColumns.fromRow(leadRow(changes));

describe('what a lead is called', () => {
  it('by its form and the title on the site', () => {
    expect(aboutLine(lead())).toBe('Course application · Data Science with Python and SQL');
    expect(aboutLine({ kind: 'event-registration', subject: 'webinar-first-marketing-job' })).toBe(
      'Event registration · Your first job in digital marketing',
    );
    expect(aboutLine({ kind: 'contact-message', subject: '' })).toBe('Contact message');
    const { kind, subject } = lead();
    expect(aboutLine({ kind, subject, cohort: '2026-12-07' })).toBe(
      'Course application · Data Science with Python and SQL · Mon, 7 Dec 2026',
    );
    expect(aboutLine({ kind: 'job-report', subject: 'gone-from-the-list' })).toBe(
      'Job report · gone-from-the-list',
    );
  });

  it('by the name, the e-mail, or neither', () => {
    const sender = { name: 'Asha', email: 'a@example.com', erasedAt: null };
    expect(senderName(sender)).toBe('Asha');
    expect(senderName({ ...sender, name: '' })).toBe('a@example.com');
    expect(senderName({ ...sender, name: '', email: '' })).toBe('Somebody without a name');
    expect(senderName({ ...sender, erasedAt: '2026-11-22T10:00:00Z' })).toBe('Erased');
  });
});

describe('the ways to reach somebody', () => {
  it.each(leadKinds)('a mail about a %s has a beginning and the reference', (kind) => {
    const link = new URL(mailLink({ ...lead({ kind }) }, 'Rohan Kapoor') ?? '');
    expect(link.searchParams.get('subject')).toMatch(/\S.* \(CL-7F3A-91BC\)$/);
    expect(link.searchParams.get('body')).toMatch(
      /^Hello Asha,\r\n\r\n\p{Lu}.+\r\n\r\nRegards\r\nRohan Kapoor\r\n/u,
    );
  });

  it('a mail about an application names the cohort that was chosen', () => {
    const body = (details: object) =>
      new URL(mailLink(lead({ details }), 'Rohan') ?? '').searchParams.get('body');
    expect(body({ cohort: '2026-12-07' })).toContain(
      'SQL, with the cohort that starts on Mon, 7 Dec 2026. I',
    );
    expect(body({})).toContain('SQL. I');
  });

  it('an address that holds further fields stays an address', () => {
    const link = mailLink(lead({ email: 'a?bcc=all@example.com&x=1' }), 'Rohan') ?? '';
    expect(link).toMatch(/^mailto:a%3Fbcc%3Dall@example\.com%26x%3D1\?subject=/);
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it('numbers are called and chatted with as they are dialled', () => {
    expect(telephoneLink({ phone: '+91 98765-43210' })).toBe('tel:+919876543210');
    expect(chatLink({ phone: '098765 43210', name: 'Asha' })).toMatch(
      /^https:\/\/chat\.careerloom\.example\/919876543210\?text=Hello%20Asha/,
    );
    expect(chatLink({ phone: '+44 20 7946 0000', name: '' })).toContain('/442079460000?');
    expect(chatLink({ phone: '12345', name: 'Asha' })).toBeNull();
    expect(mailLink(lead({ email: '' }), 'Rohan')).toBeNull();
    expect(telephoneLink({ phone: '' })).toBeNull();
  });
});

describe('where somebody came from', () => {
  const touch = { path: '/courses', referrer: 'www.google.com', at: '2026-11-20T04:30:00Z' };

  it('is said in words', () => {
    const source = {
      first: touch,
      last: { path: '/enroll', utm_source: 'newsletter', utm_campaign: 'diwali', at: 'yesterday' },
    };
    expect(sourceDetails(lead({ source }))).toEqual([
      {
        term: 'First visit',
        text: 'Came from www.google.com to /courses on 20 Nov 2026, 10:00 am IST',
      },
      { term: 'Last visit', text: 'Came directly to /enroll' },
      { term: 'Campaign', text: 'source: newsletter, campaign: diwali' },
    ]);
  });

  it('is said once where it is the same, and not at all where nothing was kept', () => {
    expect(sourceDetails(lead({ source: { first: touch, last: touch } }))).toHaveLength(1);
    for (const source of [{}, { first: null }, { first: 'x', last: [] }])
      expect(sourceDetails(lead({ source }))).toEqual([]);
    expect(['', 'direct', 'www.google.com'].map(channelLabel)).toEqual([
      'Not kept',
      'Direct',
      'www.google.com',
    ]);
  });

  it('what waited for a network says how long', () => {
    const waited = consentDetails(lead({ sent_at: '2026-11-22 04:00:00+00' })).at(-1);
    expect(waited?.text).toMatch(/by the clock of the device; it waited 5 h for a network$/);
    expect(consentDetails(lead()).at(-1)?.text).toBe('');
    expect(consentDetails(lead())[0]?.text).toBe(
      'Agreed on 22 Nov 2026, 2:30 pm IST to the wording of 2026-11-22',
    );
  });
});

it('the rest of a form is shown by its fields, without what nobody filled in', () => {
  const details = {
    linkedin: '',
    experience: '2 years',
    startISO: '2026-11-28T15:00:00+05:30',
    unknown: 'x',
  };
  expect(formDetails(lead({ details }))).toEqual([
    { term: 'Takes place', text: '28 Nov 2026, 3:00 pm IST' },
    { term: 'Experience', text: '2 years' },
  ]);
  expect(formDetails(lead({ details: { cohort: '2026-12-07' } }))).toEqual([
    { term: 'Cohort', text: 'Mon, 7 Dec 2026' },
  ]);
  expect(resumeText(lead({ details: { resumeName: 'cv.pdf', resumeSize: 2048 } }))).toBe(
    'cv.pdf · 2.00 KB',
  );
});

describe('the history', () => {
  const words = (kind: string, detail: object = {}, actor_name = 'Rohan') => {
    const { who, deed, lines } = eventWords(
      leadEvent.fromRow({
        id: 1,
        kind,
        at: '2026-11-22 10:00:00+00',
        actor_name,
        detail: { ...detail },
      }),
    );
    return [`${who} ${deed}`, ...lines];
  };

  it.each([
    ['received', {}, '', ['The visitor sent it']],
    ['stage', { from: 'new', to: 'closed' }, 'Rohan', ['Rohan moved it from New to Closed']],
    ['owner', { from: '', to: 'Rohan' }, 'Rohan', ['Rohan took it']],
    ['owner', { from: '', to: 'Asha' }, 'Rohan', ['Rohan assigned it to Asha']],
    ['owner', { from: 'Asha', to: '' }, 'Rohan', ['Rohan took it from Asha']],
    ['note', { text: '<b>x</b>' }, 'Rohan', ['Rohan noted', '<b>x</b>']],
    ['reply', {}, 'Rohan', ['Rohan replied']],
    ['merged', { from: 'id' }, '', ['The visitor sent it again; this one holds']],
    ['merged', { into: 'id' }, '', ['The visitor replaced it by a later one']],
    ['erased', {}, '', ['The visitor erased what was sent']],
    ['erased', {}, 'Rohan', ['Rohan erased what was sent']],
    [
      'slots',
      { starts: ['2026-12-01T09:30:00Z', 7] },
      'Rohan',
      ['Rohan offered interview times', '1 Dec 2026, 3:00 pm IST'],
    ],
    ['slot', { to: '2026-12-01T09:30:00Z' }, '', ['The candidate chose 1 Dec 2026, 3:00 pm IST']],
    ['something-new', {}, '', ['The system something-new']],
  ])('%s %j by "%s"', (kind, detail, actor, expected) => {
    expect(words(kind, detail, actor)).toEqual(expected);
  });
});

it.each([
  [[], 'Enter at least one time.'],
  [['2026-11-24T15:00', '2026-11-24T15:00'], 'Offer each time once.'],
  [['2026-11-22T15:29'], 'One of the times has passed. Choose a later one.'],
  [['2027-04-24T15:00'], 'Offer times within the next 120 days.'],
  [['soon'], 'Enter date and time.'],
  [['2026-11-22T15:31', '2026-11-24T15:00'], undefined],
])('interview times %j: %s', (typed, problem) => {
  expect(slotProblem(typed, Date.parse('2026-11-22T10:00:00Z'))).toBe(problem);
});

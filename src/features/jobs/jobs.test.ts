import { describe, expect, test } from 'vitest';
import { visitorLimits } from '@/config/limits';
import { sampleApplicationsAt } from '@/data/applications';
import { jobsAt } from '@/data/jobs';
import {
  applicationTimeline,
  countApplications,
  filterApplications,
  orderApplications,
  summarizeApplications,
  toListItem,
} from './applications/application';
import { jobApplicationSchema } from './applications/application-store';
import {
  countJobs,
  daysLeft,
  deadlineLabel,
  findJob,
  interviewSlots,
  isOpen,
  searchJobs,
  summarizeSkills,
} from './model';
import { toggleSaved } from './portal/saved-jobs';
import { resumeProblem, resumeType } from './apply/resume';
import { emptyJobApplication, isWebAddress, jobApplicationFormSchema } from './apply/schema';
import { buildJobApplication } from './apply/build-application';

const now = new Date('2026-11-20T10:00:00+05:30');
const jobs = jobsAt(now);

describe('the search', () => {
  const ids = (query: string, category: 'all' | 'cybersecurity' = 'all') =>
    searchJobs(jobs, { query, category }).map((job) => job.id);

  test('finds title, company and any skill in any case', () => {
    expect(ids('SOC analyst')).toEqual(['soc-analyst-level-1']);
    expect(ids('kestrel')).toEqual(['soc-analyst-level-1']);
    expect(ids('docker')).toEqual(['machine-learning-associate']);
    expect(ids('  PYTHON ')).toHaveLength(3);
  });

  test('does not look into descriptions', () => {
    expect(ids('dispatchers')).toEqual([]);
  });

  test('goes together with the category', () => {
    expect(ids('python', 'cybersecurity')).toEqual(['cloud-security-trainee']);
    expect(ids('')).toHaveLength(6);
  });

  test('counts on the tabs follow the words', () => {
    expect(countJobs(jobs)).toEqual({
      all: 6,
      'digital-marketing': 2,
      'data-science': 2,
      cybersecurity: 2,
    });
    expect(countJobs(jobs, 'python')).toEqual({
      all: 3,
      'digital-marketing': 0,
      'data-science': 2,
      cybersecurity: 1,
    });
    expect(countJobs(jobs, '[')).toMatchObject({ all: 0 });
  });
});

test('a card shows three skills and how many more', () => {
  expect(summarizeSkills(['a', 'b', 'c', 'd', 'e'])).toEqual({
    shown: ['a', 'b', 'c'],
    more: '+2 more',
  });
  expect(summarizeSkills(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'] });
});

test('a job is open through the last second of its last day', () => {
  const job = { applicationDeadline: '2026-11-20T23:59:59+05:30' };
  expect(isOpen(job, new Date('2026-11-20T23:59:59+05:30'))).toBe(true);
  expect(isOpen(job, new Date('2026-11-21T00:00:00+05:30'))).toBe(false);
  expect(daysLeft(job, now)).toBe(0);
  expect(deadlineLabel(job, now)).toBe('Last day');
  expect(deadlineLabel(job, new Date('2026-11-19T23:00:00+05:30'))).toBe('1 day left');
  expect(deadlineLabel(job, new Date('2026-11-10T01:00:00+05:30'))).toBe('10 days left');
  expect(deadlineLabel(job, new Date('2026-11-21T00:00:00+05:30'))).toBe('Closed');
});

test('an unknown job is not found', () => {
  expect(findJob('soc-analyst-level-1', now)?.company).toBe('Kestrel Secure');
  expect(findJob('nothing', now)).toBeUndefined();
  expect(findJob(undefined, now)).toBeUndefined();
});

test('interviews are offered on the next three working days', () => {
  expect(interviewSlots(now).map((slot) => slot.startISO)).toEqual([
    '2026-11-23T11:00:00+05:30',
    '2026-11-24T14:30:00+05:30',
    '2026-11-25T16:00:00+05:30',
  ]);
});

describe('the application form', () => {
  const good = {
    ...emptyJobApplication,
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    phone: '9000000000',
  };
  const errors = (values: unknown) =>
    Object.fromEntries(
      [...(jobApplicationFormSchema.safeParse(values).error?.issues ?? [])]
        .reverse()
        .map((issue) => [String(issue.path[0]), issue.message]),
    );

  test('requires name, e-mail and phone and nothing else', () => {
    expect(errors(good)).toEqual({});
    expect(errors(emptyJobApplication)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone is required',
    });
  });

  test.each([
    ['https://example.com/me', true],
    ['http://a.co', true],
    ['example.com', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['https://localhost', false],
    ['https://exa mple.com', false],
    ['ftp://example.com', false],
  ])('%s is a web address: %s', (address, valid) => {
    expect(isWebAddress(address)).toBe(valid);
    expect(Object.keys(errors({ ...good, portfolio: address, linkedin: address }))).toEqual(
      valid ? [] : expect.arrayContaining(['portfolio', 'linkedin']),
    );
  });

  test('keeps a record that survives being read again', () => {
    const [job] = jobs;
    if (!job) throw new Error('no job');
    const values = jobApplicationFormSchema.parse({ ...good, agreeTerms: true });
    const resume = { name: 'cv.pdf', size: 1000, type: 'application/pdf' };
    const first = buildJobApplication(values, { job, resume, now });
    expect(first).toMatchObject({
      jobId: job.id,
      jobTitle: job.title,
      company: job.company,
      applicationDate: now.toISOString(),
      status: 'submitted',
    });
    expect(jobApplicationSchema.parse(JSON.parse(JSON.stringify(first)))).toEqual(first);

    const later = new Date(now.getTime() + 1000);
    const second = buildJobApplication(
      { ...values, phone: '9111111111' },
      { job, resume, now: later, previous: { ...first, status: 'shortlisted' } },
    );
    expect(second).toMatchObject({
      phone: '9111111111',
      status: 'shortlisted',
      applicationDate: first.applicationDate,
      updatedAt: later.toISOString(),
    });
    expect(toListItem(second, job)).toMatchObject({ location: job.location, isSample: false });
    expect(toListItem(second, undefined)).toMatchObject({ location: '', salary: '' });
  });
});

describe('the résumé', () => {
  const file = (name: string, bytes: readonly number[], size = 1000) =>
    resumeProblem({ name, size, head: Uint8Array.from(bytes) });
  const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
  const zip = [0x50, 0x4b, 0x03, 0x04];

  test('is required', () => {
    expect(resumeProblem(undefined)).toBe('Résumé is required');
  });

  test('may be a PDF, DOC or DOCX by name and by content', () => {
    expect(file('CV.PDF', pdf)).toBeUndefined();
    expect(file('cv.docx', zip)).toBeUndefined();
    expect(file('cv.doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])).toBeUndefined();
    expect(file('cv.pdf', zip)).toBe('This file is not a real PDF document');
    expect(file('cv.pdf.exe', pdf)).toBe('Choose a PDF, DOC or DOCX file');
    expect(file('cv', pdf)).toBe('Choose a PDF, DOC or DOCX file');
    expect(resumeType('cv.doc')).toBe('application/msword');
    expect(resumeType('cv.png')).toBeUndefined();
  });

  test('may be 5 MB and not a byte more', () => {
    expect(file('cv.pdf', pdf, visitorLimits.resume)).toBeUndefined();
    expect(file('cv.pdf', pdf, visitorLimits.resume + 1)).toBe('This file is larger than 5 MB');
    expect(file('cv.pdf', [], 0)).toBe('This file is empty');
  });
});

describe('my applications', () => {
  const samples = sampleApplicationsAt(now);

  test('are counted by status and summed up in four tiles', () => {
    expect(countApplications(samples)).toEqual({
      all: 4,
      submitted: 0,
      'under-review': 1,
      shortlisted: 1,
      interview: 1,
      rejected: 1,
      hired: 0,
    });
    expect(summarizeApplications(samples)).toEqual({
      total: 4,
      underReview: 1,
      shortlisted: 1,
      interviews: 1,
    });
    expect(filterApplications(samples, 'interview')).toHaveLength(1);
    expect(filterApplications(samples, 'all')).toHaveLength(4);
  });

  test('stand before the samples, newest first', () => {
    const [sample] = samples;
    if (!sample) throw new Error('no sample');
    const own = { ...sample, id: 'own-x', isSample: false, appliedDate: '2020-01-01T00:00:00Z' };
    const ordered = orderApplications([...samples, own]);
    expect(ordered[0]?.id).toBe('own-x');
    const dates = ordered.slice(1).map((item) => Date.parse(item.appliedDate));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
  });

  test('tell how far they have come', () => {
    expect(applicationTimeline('shortlisted').map((step) => step.state)).toEqual([
      'done',
      'done',
      'current',
      'ahead',
      'ahead',
    ]);
    expect(applicationTimeline('rejected').at(-1)).toEqual({
      status: 'rejected',
      state: 'current',
    });
    expect(applicationTimeline('hired').every((step) => step.state !== 'ahead')).toBe(true);
  });
});

test('saving a job toggles', () => {
  expect(toggleSaved([], 'a')).toEqual(['a']);
  expect(toggleSaved(['a', 'b'], 'a')).toEqual(['b']);
});

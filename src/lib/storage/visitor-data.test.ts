import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubIndexedDb } from '@/testing/fake-indexed-db';
import { defineFormDraft } from './form-draft';
import { draftResumes, sentResumes } from './resume-files';
import { countVisitorData, eraseVisitorData, exportVisitorData } from './visitor-data';
import { jobApplications, jobApplicationStore, savedJobsStore } from './visitor-stores';

const now = new Date('2026-11-21T10:00:00Z');
const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]).buffer };

function application(jobId: string) {
  return {
    ...{ jobId, jobTitle: 'SOC Analyst', company: 'Kestrel', status: 'submitted' as const },
    ...{ firstName: 'Asha', lastName: 'Rao', email: 'a@b.co', phone: '9000000000' },
    ...{ experience: '', currentSalary: '', expectedSalary: '', noticePeriod: '' },
    ...{ coverLetter: '', portfolio: '', linkedin: '', agreeTerms: true },
    applicationDate: now.toISOString(),
    resume: { name: 'cv.pdf', size: 1, type: 'application/pdf' },
  };
}

let control: { refuse: boolean };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  control = stubIndexedDb();
});
afterEach(() => vi.unstubAllGlobals());

test('applications for jobs of any id are found, unreadable ones left out', () => {
  jobApplicationStore('a').set(application('a'));
  jobApplicationStore('not in the catalogue').set(application('b'));
  localStorage.setItem('job_application_broken', '{');
  localStorage.setItem(
    'job_application_undated',
    JSON.stringify({ ...application('undated'), applicationDate: 'soon' }),
  );
  localStorage.setItem('job_applications', JSON.stringify(application('c')));
  expect(jobApplications.list().map(({ jobId }) => jobId)).toEqual(['a', 'not in the catalogue']);
});

test('whoever lists applications hears of each change, until they stop listening', () => {
  const listener = vi.fn();
  const stop = jobApplications.subscribe(listener);
  const expectHeard = (act: () => void) => {
    listener.mockClear();
    act();
    expect(listener).toHaveBeenCalled();
  };
  expectHeard(() => jobApplicationStore('a').set(application('a')));
  expectHeard(() => jobApplicationStore('a').clear());
  for (const key of ['job_application_z', null]) {
    expectHeard(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  }
  listener.mockClear();
  savedJobsStore.set(['a']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'saved_jobs' }));
  stop();
  jobApplicationStore('a').clear();
  expect(listener).not.toHaveBeenCalled();
});

test('the export holds everything of the visitor and nothing of the staff', async () => {
  jobApplicationStore('a').set(application('a'));
  savedJobsStore.set(['a']);
  localStorage.setItem('leads', '{broken');
  localStorage.setItem('careerloom-auth', '"secret"');
  localStorage.setItem('webinar_popup_shown', 'Sat Nov 21 2026');
  defineFormDraft('contact').set({ name: 'Asha' });
  await sentResumes.put('a', cv);
  await draftResumes.put('token', { ...cv, name: 'draft.doc' });
  expect(await exportVisitorData(now)).toEqual({
    exportedAt: '2026-11-21T10:00:00.000Z',
    records: {
      job_application_a: application('a'),
      saved_jobs: ['a'],
      leads: '{broken',
      webinar_popup_shown: 'Sat Nov 21 2026',
    },
    drafts: { form_draft_contact: { name: 'Asha' } },
    resumes: { sent: [{ jobId: 'a', name: 'cv.pdf' }], drafts: [{ name: 'draft.doc' }] },
  });
});

test('erasing leaves nothing of the visitor and everything of the staff', async () => {
  jobApplicationStore('a').set(application('a'));
  localStorage.setItem('job_application_broken', '{');
  savedJobsStore.set(['a']);
  localStorage.setItem('careerloom-auth', '"secret"');
  defineFormDraft('contact').set({ name: 'Asha' });
  await sentResumes.put('a', cv);
  expect(await countVisitorData()).toMatchObject({ applications: 2, resumes: 1, drafts: 1 });
  expect(await eraseVisitorData()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['careerloom-auth']);
  expect(sessionStorage).toHaveLength(0);
  expect(Object.values(await countVisitorData()).every((count) => count === 0)).toBe(true);
});

test('erasing does not claim success when files stay', async () => {
  await sentResumes.put('a', cv);
  control.refuse = true;
  expect(await eraseVisitorData()).toBe(false);
});

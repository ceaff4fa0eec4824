import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubIndexedDb } from '@/testing/fake-indexed-db';
import { watchKeys } from '@/lib/storage/define-store';
import { defineFormDraft } from '@/lib/storage/form-draft';
import { draftResumes, sentResumes } from '@/lib/storage/resume-files';
import { countVisitorData, eraseVisitorData, exportVisitorData } from './visitor-data';

const now = new Date('2026-11-21T10:00:00Z');
const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]).buffer };

const application = { jobId: 'a', jobTitle: 'SOC Analyst', resume: { name: 'cv.pdf' } };
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

let control: { refuse: boolean };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  control = stubIndexedDb();
});
afterEach(() => vi.unstubAllGlobals());

test('the export holds everything of the visitor and nothing of the staff', async () => {
  store('job_application_a', application);
  store('saved_jobs', ['a']);
  localStorage.setItem('leads', '{broken');
  localStorage.setItem('careerloom-auth', '"secret"');
  localStorage.setItem('webinar_popup_shown', 'Sat Nov 21 2026');
  defineFormDraft('contact').set({ name: 'Asha' });
  await sentResumes.put('a', cv);
  await draftResumes.put('token', { ...cv, name: 'draft.doc' });
  expect(await exportVisitorData(now)).toEqual({
    exportedAt: '2026-11-21T10:00:00.000Z',
    records: {
      job_application_a: application,
      saved_jobs: ['a'],
      leads: '{broken',
      webinar_popup_shown: 'Sat Nov 21 2026',
    },
    drafts: { form_draft_contact: { name: 'Asha' } },
    resumes: { sent: [{ jobId: 'a', name: 'cv.pdf' }], drafts: [{ name: 'draft.doc' }] },
  });
});

test('erasing leaves nothing of the visitor and everything of the staff', async () => {
  store('job_application_a', application);
  localStorage.setItem('job_application_broken', '{');
  store('saved_jobs', ['a']);
  localStorage.setItem('careerloom-auth', '"secret"');
  defineFormDraft('contact').set({ name: 'Asha' });
  await sentResumes.put('a', cv);
  expect(await countVisitorData()).toMatchObject({
    applications: 2,
    resumes: 1,
    savedJobs: 1,
    drafts: 1,
  });
  const listener = vi.fn();
  watchKeys('saved_jobs', listener);
  expect(await eraseVisitorData()).toBe(true);
  expect(listener).toHaveBeenCalled();
  expect(Object.keys(localStorage)).toEqual(['careerloom-auth']);
  expect(sessionStorage).toHaveLength(0);
  expect(Object.values(await countVisitorData()).every((count) => count === 0)).toBe(true);
});

test('erasing does not claim success when files stay', async () => {
  await sentResumes.put('a', cv);
  control.refuse = true;
  expect(await eraseVisitorData()).toBe(false);
});

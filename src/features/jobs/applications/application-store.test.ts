import { beforeEach, expect, test, vi } from 'vitest';
import { jobApplications, jobApplicationStore } from './application-store';
import { savedJobsStore } from '../portal/saved-jobs';
import { emptyJobApplication } from '../apply/schema';

function application(jobId: string) {
  return {
    ...emptyJobApplication,
    jobId,
    jobTitle: 'SOC Analyst',
    company: 'Kestrel',
    status: 'submitted' as const,
    firstName: 'Asha',
    applicationDate: '2026-11-21T10:00:00.000Z',
    resume: { name: 'cv.pdf', size: 1, type: 'application/pdf' },
  };
}

beforeEach(() => localStorage.clear());

test('each job has a key and a store of its own', () => {
  jobApplicationStore('a').set(application('a'));
  expect(Object.keys(localStorage)).toEqual(['job_application_a']);
  expect(jobApplicationStore('a')).toBe(jobApplicationStore('a'));
  expect(jobApplicationStore('b').get()).toBeNull();
});

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

import { describe, expect, test } from 'vitest';
import { jobsAt } from '@/data/jobs';
import { orderJobs, postedText, resultText, similarJobs } from './listing';
import { findJob } from '../model';

const now = new Date('2026-11-20T10:00:00+05:30');
const jobs = jobsAt(now);

function similarTo(id: string): string[] {
  const job = findJob(id, now);
  if (!job) throw new Error(`${id} is no job`);
  return similarJobs(job, jobs, now).map((other) => other.id);
}

test('open jobs stand before closed ones, and the newest first', () => {
  expect(orderJobs(jobs, now).map((job) => job.id)).toEqual([
    'junior-data-analyst',
    'performance-marketing-executive',
    'soc-analyst-level-1',
    'machine-learning-associate',
    'seo-content-specialist',
    'cloud-security-trainee',
  ]);
});

describe('similar jobs', () => {
  test('begin with the same category and are all open', () => {
    expect(similarTo('machine-learning-associate')).toEqual([
      'junior-data-analyst',
      'performance-marketing-executive',
      'soc-analyst-level-1',
    ]);
  });

  test('of a closed job are others that can be applied for', () => {
    expect(similarTo('cloud-security-trainee')[0]).toBe('soc-analyst-level-1');
    expect(similarTo('cloud-security-trainee')).not.toContain('cloud-security-trainee');
  });
});

test('a posting says its age in a sentence', () => {
  expect(postedText({ postedDate: 'Today' })).toBe('Posted today');
  expect(postedText({ postedDate: '9 days ago' })).toBe('Posted 9 days ago');
});

test('the number of results says what was looked for', () => {
  expect(resultText(6, { query: ' ', isSaved: false })).toBe('6 jobs');
  expect(resultText(1, { query: ' SQL', category: 'Data Science', isSaved: false })).toBe(
    '1 job for “SQL” in Data Science',
  );
  expect(resultText(0, { query: '', isSaved: true })).toBe('0 saved jobs');
});

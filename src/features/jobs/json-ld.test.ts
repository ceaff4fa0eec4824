import { describe, expect, it } from 'vitest';
import { jobTexts, type JobTexts } from '@/data/job-texts';
import { jobsAt, type Job } from '@/data/jobs';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { jobPostingJsonLd } from './json-ld';

const now = new Date('2026-11-20T10:00:00+05:30');
const samples = jobsAt(now).map((job) => ({ ...job, ...jobTexts(job.id) }));

function real(id: string, changes: Partial<Job> = {}): Job & JobTexts {
  const sample = samples.find((job) => job.id === id);
  if (!sample) throw new Error(`${id} is no job`);
  return { ...sample, isSample: false, ...changes };
}

describe('vacancies for search engines', () => {
  it('samples give none', () => {
    expect(samples.flatMap((job) => jobPostingJsonLd(job, now))).toEqual([]);
  });

  it('a closed job gives none, nor any job before the clock is known', () => {
    expect(jobPostingJsonLd(real('seo-content-specialist'), now)).toEqual([]);
    const job = real('junior-data-analyst');
    expect(jobPostingJsonLd(job, null)).toEqual([]);
    const deadline = Date.parse(job.applicationDeadline);
    expect(jobPostingJsonLd(job, new Date(deadline))).toHaveLength(1);
    expect(jobPostingJsonLd(job, new Date(deadline + 1))).toEqual([]);
  });

  it('a real, open job says what, where, until when and for how much', () => {
    const [posting] = jobPostingJsonLd(real('performance-marketing-executive'), now);
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Performance Marketing Executive',
      url: absoluteUrl('/job-portal/job/performance-marketing-executive'),
      datePosted: '2026-11-18T00:00:00+05:30',
      validThrough: '2026-12-09T23:59:59+05:30',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Tamarind & Thread' },
      jobLocation: { address: { addressLocality: 'Bengaluru', addressCountry: 'IN' } },
      baseSalary: {
        currency: 'INR',
        value: { minValue: 450_000, maxValue: 650_000, unitText: 'YEAR' },
      },
    });
    expect(posting?.['description']).toContain('<li>Two days a week from home</li>');
  });

  it('a remote job names the country to live in instead of a place', () => {
    const job = real('seo-content-specialist', {
      applicationDeadline: '2026-11-30T23:59:59+05:30',
    });
    const [posting] = jobPostingJsonLd(job, now);
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'India' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  it('a contract is one, and a salary in other words is left out', () => {
    const job = real('cloud-security-trainee', {
      applicationDeadline: '2026-11-30T23:59:59+05:30',
      salary: 'As agreed',
    });
    const [posting] = jobPostingJsonLd(job, now);
    expect(posting).toMatchObject({ employmentType: 'CONTRACTOR' });
    expect(posting?.['baseSalary']).toBeUndefined();
  });

  it('text of a posting cannot become markup', () => {
    const job = real('junior-data-analyst', { description: 'SQL < Python & <b>more</b>' });
    expect(jobPostingJsonLd(job, now)[0]?.['description']).toContain(
      '<p>SQL &lt; Python &amp; &lt;b&gt;more&lt;/b&gt;</p>',
    );
  });
});

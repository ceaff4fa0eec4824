import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '@/lib/ist';
import { applicationStatuses, statusInfo } from './application-statuses';
import { sampleApplicationsAt } from './applications';
import { bootcamp } from './bootcamp';
import { agenda, bootcampFaq, slotTypeLabels, tickets } from './bootcamp-day';
import { advancedAiDigitalMarketingDetails } from './course-details/advanced-ai-digital-marketing';
import { aiDigitalMarketingBasicDetails } from './course-details/ai-digital-marketing-basic';
import type { CourseDetails } from './course-details/course-details';
import { cyberSecurityDetails } from './course-details/cyber-security';
import { dataScienceDetails } from './course-details/data-science';
import { generalDetails } from './course-details/general-details';
import { courseCategories, courseLevels, courses, findCourse } from './courses';
import { awards, partners, partnershipTypes, press, regions } from './credibility';
import { advancedAiDigitalMarketing } from './curricula/advanced-ai-digital-marketing';
import { aiDigitalMarketingBasic } from './curricula/ai-digital-marketing-basic';
import { weekCount, type Curriculum } from './curricula/curriculum';
import { cyberSecurity } from './curricula/cyber-security';
import { dataScience } from './curricula/data-science';
import { defaultCurriculum } from './curricula/default-curriculum';
import { delays, statisticThreshold } from './delays';
import { endOf, eventsAt, eventTypes } from './events';
import { facts, formatFact, outcomeFacts, statTiles } from './facts';
import { faqTopics, generalFaq, homeFaq } from './faq';
import { hiringPartners } from './hiring-partners';
import { instructors } from './instructors';
import { jobTexts } from './job-texts';
import { jobCategories, jobIds, jobsAt, postedLabel } from './jobs';
import { resourceCategories, resources } from './resources';
import { testimonials } from './testimonials';
import { promosAt, webinarPromo } from './ticker';

/** Instants with an edge each: ordinary, just before and after a webinar, on it, year end, leap day. */
const clocks = [
  '2026-11-20T10:00:00+05:30',
  '2026-11-21T14:59:00+05:30',
  '2026-11-21T15:00:00+05:30',
  '2026-11-21T15:01:00+05:30',
  '2026-11-22T09:59:59+05:30',
  '2026-12-31T23:59:59+05:30',
  '2027-01-01T00:00:00+05:30',
  '2028-02-29T12:00:00+05:30',
  '2025-09-01T12:00:00+05:30',
].map((iso) => new Date(iso));

const unique = (values: readonly string[]) => new Set(values).size === values.length;
const indian = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options }).format(new Date(iso));

const courseTexts: Readonly<Record<string, readonly [Curriculum, CourseDetails]>> = {
  'advanced-ai-digital-marketing-job-guarantee': [
    advancedAiDigitalMarketing,
    advancedAiDigitalMarketingDetails,
  ],
  'data-science': [dataScience, dataScienceDetails],
  'cyber-security': [cyberSecurity, cyberSecurityDetails],
  'ai-digital-marketing-basic': [aiDigitalMarketingBasic, aiDigitalMarketingBasicDetails],
};

function textsOf(slug: string): readonly [Curriculum, CourseDetails] {
  return courseTexts[slug] ?? [defaultCurriculum, generalDetails];
}

describe('courses', () => {
  test('are the four of the catalogue, with the specified figures', () => {
    const rows = courses.map((one) => [
      one.slug,
      one.level,
      one.durationWeeks,
      one.price,
      one.category,
      one.hours,
      one.assignments,
    ]);
    expect(rows).toEqual([
      ['advanced-ai-digital-marketing-job-guarantee', 'Advanced', 24, 3500, 'Marketing', 180, 12],
      ['data-science', 'Intermediate', 16, 2400, 'Data Science', 120, 8],
      ['cyber-security', 'Intermediate', 8, 1800, 'Security', 80, 6],
      ['ai-digital-marketing-basic', 'Beginner', 12, 1500, 'Marketing', 100, 8],
    ]);
    expect(courses.every((one) => courseLevels.includes(one.level))).toBe(true);
    expect(courses.every((one) => courseCategories.includes(one.category))).toBe(true);
    expect(new Set(courses.map((one) => one.mode))).toEqual(new Set(['Online']));
  });

  test.each(courses.map((one) => one.slug))('%s has a plan for each of its weeks', (slug) => {
    const [plan] = textsOf(slug);
    expect(weekCount(plan)).toBe(findCourse(slug)?.durationWeeks);
    const weeks = plan.modules.flatMap((module) => module.weeks);
    expect(weeks.map((one) => one.week)).toEqual(weeks.map((_, index) => index + 1));
    expect(weeks.every((one) => one.points.length >= 3)).toBe(true);
    expect(unique(weeks.map((one) => one.title))).toBe(true);
  });

  test.each(courses.map((one) => one.slug))(
    '%s has outcomes, a roadmap and three quotes',
    (slug) => {
      const [, details] = textsOf(slug);
      expect(details.quotes).toHaveLength(3);
      expect(details.outcomes.length).toBeGreaterThanOrEqual(4);
      expect(details.roadmap.length).toBeGreaterThanOrEqual(3);
      expect(details).not.toBe(generalDetails);
    },
  );

  test('have a generic plan for those without one of their own', () => {
    expect(Object.keys(courseTexts).sort()).toEqual(courses.map((one) => one.slug).sort());
    expect(weekCount(defaultCurriculum)).toBeGreaterThan(0);
    expect(generalDetails.quotes).toHaveLength(3);
    expect(findCourse('another-course')).toBeUndefined();
    expect(findCourse(undefined)).toBeUndefined();
  });

  test('hand in as much as the facts of the course promise', () => {
    for (const course of courses) {
      const weeks = textsOf(course.slug)[0].modules.flatMap((module) => module.weeks);
      expect(weeks.filter((one) => one.handIn)).toHaveLength(course.assignments);
    }
  });
});

describe('events', () => {
  test.each(clocks)('are five webinars and three workshops at %s', (now) => {
    const events = eventsAt(now);
    expect(events).toHaveLength(8);
    expect(unique(events.map((one) => one.id))).toBe(true);
    expect(events.every((one) => eventTypes.includes(one.type))).toBe(true);
    expect(events.every((one) => one.startISO.endsWith('+05:30'))).toBe(true);
    const starts = events.map((one) => Date.parse(one.startISO));
    expect(starts).toEqual([...starts].sort((one, other) => one - other));

    const webinars = events.filter((one) => one.type === 'Webinar');
    expect(webinars).toHaveLength(5);
    for (const one of webinars) {
      expect(indian(one.startISO, { weekday: 'long', hour: '2-digit', minute: '2-digit' })).toBe(
        'Saturday 15:00',
      );
      expect(one).toMatchObject({ durationMins: 60, free: true, host: 'Admissions Team' });
    }
    expect(webinars.filter((one) => Date.parse(one.startISO) > now.getTime())).toHaveLength(4);
    const next = webinars.find((one) => Date.parse(one.startISO) > now.getTime());
    expect(Date.parse(next?.startISO ?? '') - now.getTime()).toBeLessThanOrEqual(7 * DAY_MS);

    const workshops = events.filter((one) => one.type === 'Workshop');
    expect(workshops.map((one) => one.durationMins).sort()).toEqual([180, 180, 480]);
    const coming = workshops.filter((one) => one.durationMins === 180);
    expect(coming.every((one) => Date.parse(one.startISO) > now.getTime())).toBe(true);
    expect(workshops.find((one) => one.durationMins === 480)).toMatchObject({
      id: bootcamp.id,
      startISO: '2025-09-20T09:00:00+05:30',
      registrationUrlZoom: '/ai-bootcamp-event',
      free: false,
    });
  });

  test('move on at the minute a webinar begins', () => {
    const next = (iso: string) => {
      const now = new Date(iso);
      return eventsAt(now).find(
        (one) => one.type === 'Webinar' && Date.parse(one.startISO) > now.getTime(),
      )?.startISO;
    };
    expect(next('2026-11-21T14:59:00+05:30')).toBe('2026-11-21T15:00:00+05:30');
    expect(next('2026-11-21T15:01:00+05:30')).toBe('2026-11-28T15:00:00+05:30');
    expect(next('2026-12-31T23:00:00+05:30')).toBe('2027-01-02T15:00:00+05:30');
  });

  test('are the same list as long as the same come next', () => {
    const [early, late, after] = ['2026-11-22T10:01', '2026-11-28T14:59', '2026-11-28T15:01'].map(
      (minute) => eventsAt(new Date(`${minute}:00+05:30`)),
    );
    expect(late).toBe(early);
    expect(after).not.toEqual(late);
    expect(eventsAt(new Date('2026-11-29T10:01:00+05:30'))).not.toEqual(after);
  });

  test('keep the topic of a Saturday from week to week', () => {
    const topicOn = (now: string, startISO: string) =>
      eventsAt(new Date(now)).find((one) => one.startISO === startISO)?.id;
    const saturday = '2026-12-05T15:00:00+05:30';
    expect(topicOn('2026-11-20T10:00:00+05:30', saturday)).toBe(
      topicOn('2026-12-08T10:00:00+05:30', saturday),
    );
  });

  test('register outside only on the reserved example host', () => {
    const links = eventsAt(new Date('2026-11-20T00:00:00Z')).flatMap(
      (one) => one.registrationUrlZoom ?? [],
    );
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      expect(
        link.startsWith('https://meet.careerloom.example/') || link === '/ai-bootcamp-event',
      ).toBe(true);
    }
    expect(endOf({ startISO: bootcamp.startISO, durationMins: bootcamp.durationMins })).toBe(
      Date.parse(bootcamp.endISO),
    );
  });
});

describe('jobs', () => {
  test.each(clocks)('are six samples, four of them open, at %s', (now) => {
    const jobs = jobsAt(now);
    expect(jobs).toHaveLength(6);
    expect(unique(jobIds)).toBe(true);
    expect(jobs.every((one) => one.isSample)).toBe(true);
    expect(jobs.filter((one) => Date.parse(one.applicationDeadline) >= now.getTime())).toHaveLength(
      4,
    );
    for (const job of jobs) {
      expect(jobCategories).toContain(job.category);
      expect(job.skills.length).toBeGreaterThanOrEqual(4);
      expect(job.applicationDeadline).toMatch(/T23:59:59\+05:30$/);
      expect(Date.parse(job.postedISO)).toBeLessThanOrEqual(now.getTime());
      expect(Date.parse(job.postedISO)).toBeLessThan(Date.parse(job.applicationDeadline));
      const days = Math.floor((now.getTime() - Date.parse(job.postedISO)) / DAY_MS);
      expect(job.postedDate).toBe(postedLabel(days));
      expect(job.url).toBe(`/job-portal/job/${job.id}`);
      const texts = jobTexts(job.id);
      for (const list of [texts.requirements, texts.responsibilities, texts.benefits]) {
        expect(list.length).toBeGreaterThanOrEqual(3);
      }
    }
    for (const category of jobCategories) {
      expect(jobs.filter((one) => one.category === category)).toHaveLength(2);
    }
  });

  test('each have texts of their own', () => {
    const jobs = jobsAt(new Date());
    expect(unique(jobs.map((one) => one.description))).toBe(true);
    const texts = jobs.map((one) => jobTexts(one.id));
    expect(unique(texts.map((one) => one.companyDescription))).toBe(true);
    expect(unique(texts.map((one) => one.requirements.join()))).toBe(true);
  });

  test('have four sample applications with valid statuses', () => {
    const now = new Date('2026-11-20T02:00:00+05:30');
    const samples = sampleApplicationsAt(now);
    expect(samples).toHaveLength(4);
    expect(unique(samples.map((one) => one.id))).toBe(true);
    expect(samples.every((one) => jobIds.includes(one.jobId) && one.isSample)).toBe(true);
    expect(samples.every((one) => Date.parse(one.appliedDate) < now.getTime())).toBe(true);
    expect(applicationStatuses.map((one) => statusInfo[one].label)).toEqual([
      'Submitted',
      'Under Review',
      'Shortlisted',
      'Interview Scheduled',
      'Not Selected',
      'Hired',
    ]);
    expect(unique(applicationStatuses.map((one) => statusInfo[one].tone))).toBe(true);
  });
});

test('resources are twelve: six marketing, three cybersecurity, three data science', () => {
  const counts = resourceCategories.map(
    (category) => resources.filter((one) => one.category === category).length,
  );
  expect(counts).toEqual([6, 3, 3]);
  expect(unique(resources.map((one) => one.id))).toBe(true);
  expect(unique(resources.map((one) => one.slug))).toBe(true);
});

test('people, partners and press are as many as specified', () => {
  expect(instructors.map((one) => one.role)).toEqual([
    'Digital Marketing Director',
    'Data Science Lead',
    'Cybersecurity Expert',
    'UX Design Director',
  ]);
  expect(unique(instructors.map((one) => one.id))).toBe(true);
  expect(testimonials).toHaveLength(3);
  expect(hiringPartners).toHaveLength(6);
  expect(regions.map((one) => [one.region, one.count])).toEqual([
    ['North America', 12],
    ['Europe', 8],
    ['Asia Pacific', 15],
    ['India', 25],
  ]);
  for (const type of partnershipTypes) {
    expect(partners.some((one) => one.partnership === type)).toBe(true);
  }
  // An employer who hires is not shown as somebody who teaches, nor the other way round.
  const hiring = new Set<string>(hiringPartners);
  for (const { name, partnership } of partners) {
    expect(hiring.has(name), name).toBe(partnership === 'Hiring Partner');
  }
  for (const { company } of jobsAt(new Date('2026-11-20T10:00:00+05:30'))) {
    expect(hiring, company).toContain(company);
  }
  expect(press.length).toBeGreaterThanOrEqual(3);
  expect(awards.length).toBeGreaterThanOrEqual(3);
});

test('questions and promos are as many as specified', () => {
  expect(generalFaq).toHaveLength(2);
  expect(Object.keys(homeFaq)).toEqual([...faqTopics]);
  expect(faqTopics.every((topic) => homeFaq[topic].entries.length >= 3)).toBe(true);
  const promos = promosAt(null);
  expect(promos).toHaveLength(6);
  expect(promos[0]).toEqual(webinarPromo(null));
  expect(new Set(promos.map((one) => one.href))).toEqual(
    new Set(['/events/webinars', '/contact', '/courses', '/enroll', '/about', '/events/workshops']),
  );
});

describe('the bootcamp', () => {
  test('has nine slots without a gap from nine to five, of four types', () => {
    expect(agenda).toHaveLength(9);
    expect(agenda.at(0)?.starts).toBe('09:00');
    expect(agenda.at(-1)?.ends).toBe('17:00');
    agenda.forEach((slot, index) => {
      const next = agenda[index + 1];
      if (next) expect(slot.ends).toBe(next.starts);
    });
    expect(new Set(agenda.map((slot) => slot.type))).toEqual(new Set(Object.keys(slotTypeLabels)));
    expect(agenda.filter((slot) => slot.type === 'workshop')).toHaveLength(3);
    expect(agenda.find((slot) => slot.title === 'Group project')).toMatchObject({
      starts: '16:00',
      ends: '16:45',
      type: 'activity',
    });
  });

  test('falls on a Saturday and has two tickets and six questions', () => {
    expect(indian(bootcamp.startISO, { weekday: 'long' })).toBe('Saturday');
    expect(tickets.map((one) => [one.name, one.price])).toEqual([
      ['Early Bird', 1499],
      ['Regular', 1999],
    ]);
    expect(bootcampFaq).toHaveLength(6);
    expect(bootcamp.banner).toBe('Only 50 Left');
  });
});

describe('facts', () => {
  test('print as specified', () => {
    expect([...outcomeFacts, ...statTiles].map((fact) => formatFact(fact))).toEqual([
      '1000+',
      '4.8/5',
      '500+',
      '85%',
      '65%',
      '12 weeks',
      '120+',
      '40+',
    ]);
    expect(formatFact(facts.learnerRating)).toBe('4.9/5');
    expect(formatFact(facts.awardPartners)).toBe('50+');
  });

  test('stand in one file only', () => {
    const folder = import.meta.dirname;
    const figures = /\b(4\.8\/5|4\.9\/5|85 ?%|98 ?%|120\+|1000\+|500\+)/;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/fact(s|-meanings)\.ts$|\.test\.ts$/.test(name),
    );
    const strays = files.filter((name) => figures.test(readFileSync(join(folder, name), 'utf8')));
    expect(strays).toEqual([]);
  });
});

test('waiting times are the specified ones', () => {
  expect(delays).toMatchObject({
    jobList: 1000,
    jobDetail: 500,
    jobSubmission: 2000,
    contactSend: 600,
    webinarPopup: 30_000,
    tickerCycle: 30_000,
    statistic: 1200,
  });
  expect(statisticThreshold).toBe(0.35);
});

test.each([
  ['2026-11-20T23:59:59+05:30', 'this'],
  ['2026-11-21T14:59:59+05:30', 'this'],
  ['2026-11-21T15:00:00+05:30', 'next'],
  ['2026-11-22T23:59:59+05:30', 'next'],
  ['2026-11-23T00:00:00+05:30', 'this'],
])('at %s the banner announces the webinar for %s Saturday', (iso, which) => {
  expect(webinarPromo(new Date(iso)).text).toBe(`Free tech webinar ${which} Saturday, 3 PM IST`);
});

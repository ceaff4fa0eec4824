import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../../src/config/paths';
import { site } from '../../src/config/site';
import { advancedAiDigitalMarketingDetails } from '../../src/data/course-details/advanced-ai-digital-marketing';
import { aiDigitalMarketingBasicDetails } from '../../src/data/course-details/ai-digital-marketing-basic';
import type { CourseDetails } from '../../src/data/course-details/course-details';
import { cyberSecurityDetails } from '../../src/data/course-details/cyber-security';
import { dataScienceDetails } from '../../src/data/course-details/data-science';
import type { Course } from '../../src/data/courses';
import { advancedAiDigitalMarketing } from '../../src/data/curricula/advanced-ai-digital-marketing';
import { aiDigitalMarketingBasic } from '../../src/data/curricula/ai-digital-marketing-basic';
import type { Curriculum } from '../../src/data/curricula/curriculum';
import { cyberSecurity } from '../../src/data/curricula/cyber-security';
import { dataScience } from '../../src/data/curricula/data-science';
import { terms } from '../../src/data/facts';
import { instructorsFor } from '../../src/features/courses/trainers';
import { groupIndian } from '../../src/lib/money';
import { edition, type PrintedText } from './print-document';

interface Source {
  readonly curriculum: Curriculum;
  readonly details: CourseDetails;
  /** Where the last page has room for it. */
  readonly withRoadmap?: boolean;
}

const sources: Record<string, Source> = {
  'advanced-ai-digital-marketing-job-guarantee': {
    curriculum: advancedAiDigitalMarketing,
    details: advancedAiDigitalMarketingDetails,
  },
  'ai-digital-marketing-basic': {
    curriculum: aiDigitalMarketingBasic,
    details: aiDigitalMarketingBasicDetails,
  },
  'cyber-security': { curriculum: cyberSecurity, details: cyberSecurityDetails },
  'data-science': { curriculum: dataScience, details: dataScienceDetails, withRoadmap: true },
};

const { hoursPerWeek, replyHours, foreclosureAfterEmis, attendancePercent } = terms;

/** A cell of a table must hold no bar. */
const cell = (text: string) => text.replace(/\|/g, '/');

function syllabus({ modules }: Curriculum): string {
  const rows = modules.flatMap((module) =>
    module.weeks.map(
      ({ week, title, points, handIn }) =>
        `| ${week} | **${cell(title)}.** ${cell(points.join('; '))}.${handIn === undefined ? '' : ` *Hand in: ${cell(handIn)}.*`} |`,
    ),
  );
  return ['| Week | What you do |', '| --- | --- |', ...rows].join('\n');
}

function roadmap({ roadmap: steps }: CourseDetails): string {
  const rows = steps.map(
    ({ when, role, text }) => `| ${when} | **${cell(role)}.** ${cell(text)} |`,
  );
  return ['| When | Role |', '| --- | --- |', ...rows].join('\n');
}

const items = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join('\n');

/** Who leads the course, at length, and who comes in for single sessions. */
function mentors(course: Course): string {
  const [lead, ...others] = instructorsFor(course.hue);
  if (!lead) throw new Error(`Nobody leads ${course.slug}.`);
  const names = others.map(({ name, role }) => `${name} (${role})`).join(', ');
  return [
    `**${lead.name}, ${lead.role}, leads the course.** ${lead.bio}`,
    `For single sessions and project reviews you meet ${names}.`,
  ].join('\n\n');
}

/** Nothing in it depends on the day on which it is read. */
function dates(course: Course): string {
  return [
    `The course lasts ${course.durationWeeks} weeks from its first session. New cohorts begin through the year, each when its seats are taken; admissions tell you the next first day, within ${replyHours} hours, and confirm it in writing before you pay anything.`,
    'Live sessions take two evenings a week, the assignment a weekend morning. All times are India time (IST), and every session is recorded.',
  ].join('\n\n');
}

function fee(course: Course): string {
  const guarantee = course.slug.endsWith('job-guarantee')
    ? ` The job guarantee holds for learners who attend at least ${attendancePercent}% of the sessions.`
    : '';
  return `**${groupIndian(course.price)}** for everything named here: live sessions, reviews, career assistance and the learning platform for life. There is no application fee. Currency, instalments and scholarships are confirmed in writing before you pay anything; instalments can be foreclosed without a penalty after ${foreclosureAfterEmis} EMIs. Refunds follow our [refund policy](${paths.refundPolicy()}).${guarantee}`;
}

function facts(course: Course): string {
  return [
    '| In short | |',
    '| --- | --- |',
    `| Level | ${course.level} |`,
    `| Length | ${course.durationWeeks} weeks, ${course.mode.toLowerCase()}, ${hoursPerWeek.min} to ${hoursPerWeek.max} hours a week |`,
    `| Taught and lab hours | ${course.hours} |`,
    `| Reviewed assignments | ${course.assignments} |`,
    `| Fee | ${groupIndian(course.price)} |`,
  ].join('\n');
}

/**
 * The brochure of a course: what its page says, with the words of content/brochures in front.
 * @throws Error for a course without texts of its own
 */
export async function brochureText(course: Course): Promise<PrintedText> {
  const source = sources[course.slug];
  if (!source) throw new Error(`${course.slug} has no curriculum of its own.`);
  const file = join(import.meta.dirname, '../../content/brochures', `${course.slug}.md`);
  const markdown = [
    (await readFile(file, 'utf8')).trim(),
    facts(course),
    '## What you will be able to do',
    items(source.details.outcomes),
    '## Week by week',
    syllabus(source.curriculum),
    ...(source.withRoadmap ? ['## Career roadmap', roadmap(source.details)] : []),
    '## Who teaches',
    mentors(course),
    '## Dates',
    dates(course),
    '## Fee and application',
    fee(course),
    `Apply on the [page of the course](${paths.courseApplication(course.slug)}) or by e-mail to [${site.supportEmail}](mailto:${site.supportEmail}). Admissions reply within ${replyHours} hours. Where this brochure and the page differ, the page is right.`,
  ].join('\n\n');
  return {
    slug: course.slug,
    title: course.title,
    category: `Course brochure: ${course.category}`,
    hue: course.hue,
    imprint: `${site.name}, ${edition}. Free to print and to pass on.`,
    markdown,
    keywords: digestOf(markdown),
  };
}

/** Tells one text from another. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

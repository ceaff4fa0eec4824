import { describe, expect, it } from 'vitest';
import { findCourse } from '../courses';
import { eventsAt } from '../events';
import { advancedAiDigitalMarketingLesson } from './advanced-ai-digital-marketing';
import { aiDigitalMarketingBasicLesson } from './ai-digital-marketing-basic';
import { alerts, evidence, verdicts } from './alerts';
import { cyberSecurityLesson } from './cyber-security';
import { dataScienceLesson } from './data-science';
import type { Lesson, LessonBlock } from './lesson';
import { lessonSlugs } from './lesson-slugs';
import { partIds, promptParts } from './prompt-parts';

const lessons: readonly Lesson[] = [
  advancedAiDigitalMarketingLesson,
  dataScienceLesson,
  cyberSecurityLesson,
  aiDigitalMarketingBasicLesson,
];

const numbers: Readonly<Record<number, string>> = {
  8: 'eight',
  12: 'twelve',
  16: 'sixteen',
  24: 'twenty-four',
};

function wordsOf(block: LessonBlock): string {
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ');
  return 'items' in block ? block.items.join(' ') : block.text;
}

describe.each(lessons)('the first lesson of $slug', (lesson) => {
  const course = findCourse(lesson.slug);

  it('is a lesson in length, and says truly how long its course is', () => {
    const words = lesson.sections
      .flatMap(({ blocks }) => blocks)
      .map(wordsOf)
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(900);
    expect(lesson.closing.title).toContain(numbers[course?.durationWeeks ?? 0]);
  });

  it('has a description that search results show whole', () => {
    expect(lesson.description.length).toBeGreaterThanOrEqual(70);
    expect(lesson.description.length).toBeLessThanOrEqual(160);
  });

  it('leads to a webinar that is held', () => {
    const titles = eventsAt(new Date('2026-11-23T10:00:00+05:30')).map(({ title }) => title);
    expect(titles).toContain(lesson.webinar);
  });

  it('has parts of its own addresses', () => {
    const ids = [...lesson.sections.map(({ id }) => id), 'exercise'];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('there is one for each course that says so', () => {
  expect(lessons.map(({ slug }) => slug).sort()).toEqual([...lessonSlugs].sort());
});

it('the alerts hold each verdict, and the evidence its line', () => {
  expect(new Set(alerts.map(({ verdict }) => verdict))).toEqual(
    new Set(verdicts.map(({ id }) => id)),
  );
  expect(evidence.lines.map(({ id }) => id)).toContain(evidence.right);
});

it('each part of the prompt has one wording that works', () => {
  expect(promptParts.map(({ id }) => id)).toEqual(partIds);
  for (const { options } of promptParts)
    expect(options.filter(({ isGood }) => isGood)).toHaveLength(1);
});

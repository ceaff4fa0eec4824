import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brochureFile, courses } from '@/data/courses';
import { brochureText } from '../../scripts/resources/brochure';

const pdf = (address: string) => readFileSync(join('public', address), 'latin1');

describe('the brochures', () => {
  it('are one for each course, and no other', () => {
    const expected = courses.map((course) => join('public', brochureFile(course)));
    const folder = 'public/resources/brochures';
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual(expected.toSorted());
  });

  it.each(courses)('$slug is made from what is said of the course today', async (course) => {
    const { keywords = '', markdown, title } = await brochureText(course);
    const text = pdf(brochureFile(course));
    expect(keywords).toHaveLength(32);
    expect(text, 'run "npm run build:resources"').toContain(`(${keywords})`);
    expect(title).toBe(course.title);
    for (const heading of ['Week by week', 'What you will be able to do', 'Who teaches', 'Dates']) {
      expect(markdown).toContain(`## ${heading}`);
    }
    expect(markdown.match(/^\| \d+ \|/gm)).toHaveLength(course.durationWeeks);
    const pages = Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(pages).toBeLessThanOrEqual(4);
  });

  it.each(courses)('$slug says nothing that a calendar would make untrue', async (course) => {
    const { markdown } = await brochureText(course);
    expect(markdown).not.toMatch(
      /\b20\d\d\b|\b(?:next|this) (?:week|month|year|saturday|sunday)\b|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
    );
  });
});

import { expect, test } from 'vitest';
import { artSize, planCourseArt } from './course-art-plan';

const hues = ['ai', 'marketing', 'data', 'security'] as const;

test.each(hues)('%s draws the same picture each time, and nothing undrawable', (hue) => {
  const plan = planCourseArt('seed', hue);
  expect(planCourseArt('seed', hue)).toEqual(plan);
  expect(planCourseArt('other', hue)).not.toEqual(plan);
  expect([...plan.threads, ...plan.accents].join(' ')).not.toMatch(/NaN|undefined|Infinity/);
  expect(new Set(plan.threads).size).toBe(plan.threads.length);
});

test.each(hues)('%s keeps its knots inside the frame, each in a place of its own', (hue) => {
  const { knots } = planCourseArt('course-seed', hue);
  expect(new Set(knots.map(({ x, y }) => `${x} ${y}`)).size).toBe(knots.length);
  for (const { x, y, r } of knots) {
    expect(x - r).toBeGreaterThanOrEqual(0);
    expect(y - r).toBeGreaterThanOrEqual(0);
    expect(x + r).toBeLessThanOrEqual(artSize.width);
    expect(y + r).toBeLessThanOrEqual(artSize.height);
  }
});

import { expect, test } from 'vitest';
import { courses } from '@/data/courses';
import { instructorsFor, trainersFor } from './trainers';

test.each(courses)('$slug is taught by all four, and three are told about', ({ hue }) => {
  expect(new Set(instructorsFor(hue)).size).toBe(4);
  expect(trainersFor(hue)).toEqual(instructorsFor(hue).slice(0, 3));
});

test('the lead of the field comes first', () => {
  expect(trainersFor('data')[0]?.name).toBe('Vikram Sethi');
  expect(trainersFor('security')[0]?.name).toBe('Meera Nair');
  expect(trainersFor('ai')[0]?.name).toBe('Ananya Rao');
});

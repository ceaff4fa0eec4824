import { afterEach, expect, test, vi } from 'vitest';
import { jobReportStore } from '@/lib/storage/visitor-stores';
import { jobReportFormSchema, keepJobReport } from './report';

const errors = (values: unknown) =>
  jobReportFormSchema.safeParse(values).error?.issues.map((issue) => issue.message) ?? [];

afterEach(() => {
  vi.restoreAllMocks();
  jobReportStore.clear();
});

test('a report needs a reason, and words where the reason says nothing', () => {
  expect(errors({ reason: '', details: '' })).toEqual(['Choose a reason']);
  expect(errors({ reason: 'It asks for money', details: '' })).toEqual([]);
  expect(errors({ reason: 'Something else', details: '  ' })).toEqual([
    'Say in a few words what is wrong',
  ]);
  expect(errors({ reason: 'It asks for money', details: 'x'.repeat(501) })).toEqual([
    'Use at most 500 characters',
  ]);
});

test('reports add up, and one that was refused is not kept half', () => {
  const values = { reason: 'It asks for money', details: 'A deposit' } as const;
  expect(keepJobReport('junior-data-analyst', values)).toBe(true);
  expect(jobReportStore.get()).toMatchObject([{ jobId: 'junior-data-analyst', ...values }]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepJobReport('junior-data-analyst', values)).toBe(false);
  expect(jobReportStore.get()).toHaveLength(1);
});

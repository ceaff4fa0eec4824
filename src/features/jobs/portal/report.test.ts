import { afterEach, expect, test, vi } from 'vitest';
import { newStamp } from '@/lib/stamp';
import {
  buildJobReport,
  jobReportFormSchema,
  jobReportStore,
  type JobReportValues,
} from './report';

const keepJobReport = (jobId: string, values: JobReportValues) =>
  jobReportStore.keep(buildJobReport(jobId, values, newStamp()));

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
  expect(keepJobReport('junior-data-analyst', values)).toBe('kept');
  expect(jobReportStore.get()).toMatchObject([{ jobId: 'junior-data-analyst', ...values }]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepJobReport('junior-data-analyst', values)).toBe('refused');
  expect(jobReportStore.get()).toHaveLength(1);
});

test('a report keeps its reason and at most 500 characters', () => {
  const report = buildJobReport(
    'soc-analyst-level-1',
    { reason: 'It asks for money', details: ` ${'x'.repeat(600)}` },
    newStamp(),
  );
  expect(report.details).toHaveLength(500);
  expect(report).toMatchObject({ jobId: 'soc-analyst-level-1', reason: 'It asks for money' });
});

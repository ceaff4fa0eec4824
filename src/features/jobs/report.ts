import * as z from 'zod/mini';
import { visitorLimits as limits } from '@/config/limits';
import { jobReportStore, keepRecord } from '@/lib/storage/visitor-stores';
import { newId } from '@/lib/drafts/new-id';
import { buildJobReport, reportReasons } from './application';

const other = 'Something else';

function isReason(text: string): boolean {
  return reportReasons.some((reason) => reason === text);
}

/** A reason, and a few words about it: needed where the reason says nothing by itself. */
export const jobReportFormSchema = z
  .object({
    reason: z.string().check(z.refine(isReason, 'Choose a reason')),
    details: z
      .string()
      .check(
        z.trim(),
        z.maxLength(limits.reportDetails, `Use at most ${limits.reportDetails} characters`),
      ),
  })
  .check(
    z.refine(({ reason, details }) => reason !== other || details !== '', {
      path: ['details'],
      error: 'Say in a few words what is wrong',
    }),
  );

export type JobReportValues = z.output<typeof jobReportFormSchema>;

/** @returns whether the browser keeps it */
export function keepJobReport(jobId: string, values: JobReportValues): boolean {
  const stamp = { id: newId(), now: new Date() };
  return keepRecord(jobReportStore, buildJobReport(jobId, values, stamp));
}

import * as z from 'zod/mini';
import { visitorLimits as limits } from '@/config/limits';
import { defineRecords, recordFields } from '@/lib/storage/define-records';
import { visitorKeys } from '@/lib/storage/visitor-keys';
import type { Job } from '@/data/jobs';
import type { Submission } from '@/lib/outbox/submission';
import type { Stamp } from '@/lib/stamp';

export const reportReasons = [
  'The posting is misleading',
  'It asks for money',
  'It discriminates',
  'It is a duplicate or closed',
  'Something else',
] as const;

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

const jobReportSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  ...recordFields(jobReportFormSchema),
});

export type JobReportValues = z.output<typeof jobReportFormSchema>;
type JobReport = z.infer<typeof jobReportSchema>;

export const jobReportStore = defineRecords<JobReport>({
  key: visitorKeys.jobReports,
  schema: jobReportSchema,
});

export function reportSubmission(
  job: Pick<Job, 'id' | 'title'>,
  { reason, details }: JobReportValues,
): Submission {
  return {
    kind: 'job-report',
    subject: job.id,
    title: `Report on ${job.title}`,
    message: details,
    details: { reason },
  };
}

export function buildJobReport(
  jobId: string,
  values: JobReportValues,
  { id, now }: Stamp,
): JobReport {
  return {
    id,
    jobId,
    ...values,
    details: values.details.trim().slice(0, limits.reportDetails),
    createdAt: now.toISOString(),
  };
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { ChoiceField } from '@/components/form/choice-field';
import { FormShell } from '@/components/form/form-shell';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { Dialog } from '@/components/ui/dialog';
import { visitorLimits } from '@/config/limits';
import { delays } from '@/data/delays';
import type { Job } from '@/data/jobs';
import { newStamp } from '@/lib/stamp';
import {
  buildJobReport,
  jobReportFormSchema,
  jobReportStore,
  reportReasons,
  type JobReportValues,
} from '../report';

interface ReportDialogProps {
  readonly job: Pick<Job, 'id' | 'title' | 'company'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

const formId = 'job-report';

const reasons = reportReasons.map((reason) => ({ value: reason, label: reason }));

/** What is wrong with a posting, in one of five reasons and a few words. */
export function ReportDialog({ job, open, onClose }: ReportDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!isPending}
      size="small"
      title="Report this job"
      description={`${job.title}, ${job.company}`}
    >
      <ReportForm job={job} isPending={isPending} onPending={setPending} onClose={onClose} />
    </Dialog>
  );
}

interface ReportFormProps extends Pick<ReportDialogProps, 'job' | 'onClose'> {
  readonly isPending: boolean;
  readonly onPending: (isPending: boolean) => void;
}

function ReportForm({ job, isPending, onPending, onClose }: ReportFormProps) {
  const [isRefused, setRefused] = useState(false);
  const [sent, setSent] = useState<JobReportValues | null>(null);
  const form = useForm({
    resolver: zodResolver(jobReportFormSchema),
    defaultValues: { reason: '', details: '' },
  });
  const forgetDraft = useFormDraft(form, { name: `job_report_${job.id}`, formId });

  async function handleSubmit(values: JobReportValues) {
    setRefused(false);
    onPending(true);
    await new Promise((resolve) => setTimeout(resolve, delays.pendingMinimum));
    const isKept = jobReportStore.keep(buildJobReport(job.id, values, newStamp())) !== 'refused';
    onPending(false);
    setRefused(!isKept);
    if (!isKept) return;
    showToast({
      title: 'Report received',
      description: 'Thank you. It is kept in this browser, beside your applications.',
      variant: 'success',
    });
    form.reset();
    forgetDraft();
    setSent(values);
  }

  if (sent) {
    return (
      <SentConfirmation
        title="Report received"
        details={[
          { term: 'Reason', text: sent.reason },
          { term: 'Details', text: sent.details },
        ]}
        againLabel="Report something else"
        onAgain={() => {
          flushSync(() => setSent(null));
          document.getElementById(formId)?.querySelector('input')?.focus();
        }}
        onDone={onClose}
      />
    );
  }

  return (
    <FormShell
      form={form}
      id={formId}
      label="Job report"
      onSubmit={handleSubmit}
      pending={isPending}
      error={
        isRefused
          ? 'Your browser refused to keep the report: its storage is full or blocked. Nothing you wrote is lost; make room and send it again.'
          : null
      }
    >
      <ChoiceField
        control={form.control}
        name="reason"
        label="What is wrong with it?"
        options={reasons}
        required
      />
      <TextareaField
        control={form.control}
        name="details"
        label="Details"
        hint="Optional, unless it is something else"
        rows={3}
        limit={visitorLimits.reportDetails}
      />
      <SubmitButton pending={isPending} pendingLabel="Sending…" className="w-full">
        Send report
      </SubmitButton>
    </FormShell>
  );
}

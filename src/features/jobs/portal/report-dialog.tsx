import { ChoiceField } from '@/components/form/choice-field';
import { ConsentLine } from '@/components/form/consent-line';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useSending, useVisitorForm, type Sending } from '@/components/form/use-visitor-form';
import { VisitorFormShell } from '@/components/form/visitor-form-shell';
import { Dialog } from '@/components/ui/dialog';
import { visitorLimits } from '@/config/limits';
import type { Job } from '@/data/jobs';
import {
  buildJobReport,
  jobReportFormSchema,
  jobReportStore,
  reportReasons,
  reportSubmission,
  type JobReportValues,
} from './report';

interface ReportDialogProps {
  readonly job: Pick<Job, 'id' | 'title' | 'company'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

const reasons = reportReasons.map((reason) => ({ value: reason, label: reason }));

const kept = {
  title: 'Report received',
  description: 'Thank you. Our placement team looks at the posting.',
};

const refused =
  'Your browser refused to keep the report: its storage is full or blocked. Nothing you wrote is lost; make room and send it again.';

/** What is wrong with a posting, in one of five reasons and a few words. */
export function ReportDialog({ job, open, onClose }: ReportDialogProps) {
  const sending = useSending<JobReportValues>();

  function close() {
    sending.startOver();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      dismissible={!sending.isPending}
      size="small"
      title="Report this job"
      description={`${job.title}, ${job.company}`}
    >
      {sending.sent ? (
        <SentConfirmation
          title={kept.title}
          sent={sending.sent}
          details={[
            { term: 'Reason', text: sending.sent.values.reason },
            { term: 'Details', text: sending.sent.values.details },
          ]}
          againLabel="Report something else"
          onAgain={sending.again}
          onDone={close}
        />
      ) : (
        <ReportForm job={job} sending={sending} />
      )}
    </Dialog>
  );
}

interface ReportFormProps extends Pick<ReportDialogProps, 'job'> {
  readonly sending: Sending<JobReportValues>;
}

function ReportForm({ job, sending }: ReportFormProps) {
  const visitor = useVisitorForm({
    schema: jobReportFormSchema,
    defaultValues: { reason: '', details: '' },
    formId: 'job-report',
    draft: `job_report_${job.id}`,
    keep: (values, stamp) => jobReportStore.keep(buildJobReport(job.id, values, stamp)),
    submission: (values) => reportSubmission(job, values),
    say: (outcome) => (outcome === 'refused' ? refused : kept),
    sending,
  });
  const { control } = visitor.form;

  return (
    <VisitorFormShell visitor={visitor} label="Job report">
      <ChoiceField
        control={control}
        name="reason"
        label="What is wrong with it?"
        options={reasons}
        required
      />
      <TextareaField
        control={control}
        name="details"
        label="Details"
        hint="Optional, unless it is something else"
        rows={3}
        limit={visitorLimits.reportDetails}
      />
      <SubmitButton pending={visitor.isPending} pendingLabel="Sending…" className="w-full">
        Send report
      </SubmitButton>
      <ConsentLine kind="job-report" />
    </VisitorFormShell>
  );
}

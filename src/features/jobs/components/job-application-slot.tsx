import { lazy, memo, Suspense } from 'react';
import { FormSkeleton } from '@/components/form/form-skeleton';
import { ScriptNote } from '@/components/form/script-note';

const JobApplicationForm = lazy(async () => ({
  default: (await import('./job-application-form')).JobApplicationForm,
}));

/** The form, its code apart from the page's. Memoised: an update from outside would cut short its taking over. */
export const JobApplicationSlot = memo(function JobApplicationSlot({
  jobId,
}: {
  readonly jobId: string;
}) {
  return (
    <>
      <ScriptNote />
      <Suspense fallback={<FormSkeleton label="Loading the application form" fields={6} />}>
        <JobApplicationForm jobId={jobId} />
      </Suspense>
    </>
  );
});

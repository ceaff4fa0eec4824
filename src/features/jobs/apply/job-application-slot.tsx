import { memo } from 'react';
import { FormSkeleton } from '@/components/form/form-skeleton';
import { ScriptNote } from '@/components/form/script-note';
import { Late, LateNotice } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';
import { whenWanted } from '@/lib/when-wanted';

const form = lateCode(async () => {
  await whenWanted('main form');
  return import('./job-application-form');
});

/** The form, its code apart from the page's. Memoised: an update from outside would cut short its hydration. */
export const JobApplicationSlot = memo(function JobApplicationSlot({
  jobId,
}: {
  readonly jobId: string;
}) {
  return (
    <>
      <ScriptNote />
      <LateNotice code={form} title="The form could not be loaded" />
      <Late
        code={form}
        fallback={<FormSkeleton label="Loading the application form" fields={6} />}
        failed={null}
      >
        {({ JobApplicationForm }) => <JobApplicationForm jobId={jobId} />}
      </Late>
    </>
  );
});

import { memo } from 'react';
import { FormSkeleton } from '@/components/form/form-skeleton';
import { ScriptNote } from '@/components/form/script-note';
import { Late, LateNotice } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';
import { whenNear } from '@/lib/when-near';
import { whenWanted } from '@/lib/when-wanted';
import type { ApplicationFormProps } from './application-form';

/** The section of a course page that `#apply` leads to. */
export const applyAnchor = 'apply';

const form = lateCode(() => import('./application-form'));

const formWhenWanted = lateCode(async () => {
  await whenWanted('main form');
  return form.load();
});

const formWhenNear = lateCode(async () => {
  await whenNear(applyAnchor);
  return form.load();
});

/**
 * The application form, its code apart from the page's. On the page of a course it stands far down and is fetched as
 * the visitor comes near. Memoised: an update from outside would cut short its hydration.
 */
export const ApplicationSlot = memo(function ApplicationSlot(props: ApplicationFormProps) {
  const code = props.isCoursePage === true ? formWhenNear : formWhenWanted;
  return (
    <>
      <ScriptNote />
      <LateNotice code={code} title="The form could not be loaded" />
      <Late
        code={code}
        fallback={<FormSkeleton label="Loading the application form" fields={3} />}
        failed={null}
      >
        {({ ApplicationForm }) => <ApplicationForm {...props} />}
      </Late>
    </>
  );
});

import { lazy, memo, Suspense } from 'react';
import { FormSkeleton } from '@/components/form/form-skeleton';
import { ScriptNote } from '@/components/form/script-note';
import { whenNear } from '@/lib/when-near';
import type { ApplicationFormProps } from './application-form';

/** The section of a course page that `#apply` leads to. */
export const applyAnchor = 'apply';

const loadForm = async () => ({ default: (await import('./application-form')).ApplicationForm });

const FormNow = lazy(loadForm);

const FormWhenNear = lazy(async () => {
  await whenNear(applyAnchor);
  return loadForm();
});

/**
 * The application form, its code apart from the page's. With an anchor it stands far down and is fetched as
 * the visitor comes near. Memoised: an update from outside would cut short its taking over of the page.
 */
export const ApplicationSlot = memo(function ApplicationSlot(props: ApplicationFormProps) {
  const Form = props.anchor === undefined ? FormNow : FormWhenNear;
  return (
    <>
      <ScriptNote />
      <Suspense fallback={<FormSkeleton label="Loading the application form" fields={3} />}>
        <Form {...props} />
      </Suspense>
    </>
  );
});

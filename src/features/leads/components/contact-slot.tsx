import { lazy, memo, Suspense } from 'react';
import { FormSkeleton } from '@/components/form/form-skeleton';
import { ScriptNote } from '@/components/form/script-note';

const ContactForm = lazy(async () => ({ default: (await import('./contact-form')).ContactForm }));

/** The contact form, its code apart from the page's. */
export const ContactSlot = memo(function ContactSlot() {
  return (
    <>
      <ScriptNote />
      <Suspense fallback={<FormSkeleton label="Loading the contact form" fields={2} />}>
        <ContactForm />
      </Suspense>
    </>
  );
});

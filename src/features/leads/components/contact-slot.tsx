import { memo } from 'react';
import { FormSkeleton } from '@/components/form/form-skeleton';
import { ScriptNote } from '@/components/form/script-note';
import { Late, LateNotice } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';
import { whenWanted } from '@/lib/when-wanted';

const form = lateCode(async () => {
  await whenWanted('main form');
  return import('./contact-form');
});

/** The contact form, its code apart from the page's. */
export const ContactSlot = memo(function ContactSlot() {
  return (
    <>
      <ScriptNote />
      <LateNotice code={form} title="The form could not be loaded" />
      <Late
        code={form}
        fallback={<FormSkeleton label="Loading the contact form" fields={2} />}
        failed={null}
      >
        {({ ContactForm }) => <ContactForm />}
      </Late>
    </>
  );
});

import { ConsentLine } from '@/components/form/consent-line';
import { EmailField, NameField } from '@/components/form/contact-fields';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useVisitorForm } from '@/components/form/use-visitor-form';
import { VisitorFormShell } from '@/components/form/visitor-form-shell';
import { visitorLimits as limits } from '@/config/limits';
import { site } from '@/config/site';
import { delays } from '@/data/delays';
import { buildContactMessage, contactSubmission, leadTexts } from '../model';
import { contactMessageStore } from '../records';
import { contactSchema } from '../schema';

const refused = `Your browser would not keep the message: its storage is full or blocked. What you wrote is still here. Try again, or write to ${site.supportEmail}.`;

export function ContactForm() {
  const visitor = useVisitorForm({
    schema: contactSchema,
    defaultValues: { name: '', email: '', message: '' },
    formId: 'contact-form',
    draft: 'contact',
    keep: (values, stamp) => contactMessageStore.keep(buildContactMessage(values, stamp)),
    submission: contactSubmission,
    say: (outcome) => (outcome === 'refused' ? refused : { title: leadTexts.contactSent }),
    minimumPending: delays.contactSend,
  });
  const { control } = visitor.form;

  if (visitor.sent) {
    const { values } = visitor.sent;
    return (
      <SentConfirmation
        title="Message sent"
        sent={visitor.sent}
        details={[
          { term: 'Name', text: values.name },
          { term: 'Email', text: values.email },
          { term: 'Message', text: values.message },
        ]}
        againLabel="Write another message"
        onAgain={visitor.again}
      />
    );
  }

  return (
    <VisitorFormShell visitor={visitor} label="Contact" className="space-y-6">
      <NameField control={control} name="name" />
      <EmailField control={control} name="email" />
      <TextareaField
        control={control}
        name="message"
        label="Message"
        rows={7}
        limit={limits.contactMessage.max}
        required
      />
      <SubmitButton pending={visitor.isPending} pendingLabel={leadTexts.contactPending}>
        Send message
      </SubmitButton>
      <ConsentLine kind="contact-message" />
    </VisitorFormShell>
  );
}

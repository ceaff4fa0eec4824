import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { visitorLimits as limits } from '@/config/limits';
import { site } from '@/config/site';
import { delays } from '@/data/delays';
import { isLikelyBot } from '@/lib/honeypot';
import { newStamp } from '@/lib/stamp';
import { buildContactMessage, leadTexts } from '../model';
import { contactMessageStore } from '../records';
import { contactSchema, type ContactValues } from '../schema';

const formId = 'contact-form';

export function ContactForm() {
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [sent, setSent] = useState<ContactValues | null>(null);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: { name: '', email: '', message: '' },
  });
  const forgetDraft = useFormDraft(form, { name: 'contact', formId });

  async function handleSubmit(values: ContactValues) {
    setFailed(false);
    setPending(true);
    await new Promise((resolve) => setTimeout(resolve, delays.contactSend));
    const isKept =
      isLikelyBot({ website: trap.current?.value }) ||
      contactMessageStore.keep(buildContactMessage(values, newStamp())) !== 'refused';
    setPending(false);
    setFailed(!isKept);
    if (!isKept) return;
    showToast({ title: leadTexts.contactSent, variant: 'success' });
    form.reset();
    forgetDraft();
    setSent(values);
  }

  if (sent) {
    return (
      <SentConfirmation
        title="Message sent"
        details={[
          { term: 'Name', text: sent.name },
          { term: 'Email', text: sent.email },
          { term: 'Message', text: sent.message },
        ]}
        againLabel="Write another message"
        onAgain={() => {
          flushSync(() => setSent(null));
          form.setFocus('name');
        }}
      />
    );
  }

  return (
    <FormShell
      form={form}
      id={formId}
      label="Contact"
      onSubmit={handleSubmit}
      pending={isPending}
      error={
        hasFailed
          ? `Your browser would not keep the message: its storage is full or blocked. What you wrote is still here. Try again, or write to ${site.supportEmail}.`
          : null
      }
      className="space-y-6"
    >
      <TextField
        control={form.control}
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={limits.name.max}
        required
      />
      <TextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <TextareaField
        control={form.control}
        name="message"
        label="Message"
        rows={7}
        limit={limits.contactMessage.max}
        required
      />
      <Honeypot ref={trap} />
      <SubmitButton pending={isPending} pendingLabel={leadTexts.contactPending}>
        Send message
      </SubmitButton>
    </FormShell>
  );
}

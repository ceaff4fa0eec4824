import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { Dialog } from '@/components/ui/dialog';
import { delays } from '@/data/delays';
import type { CareerEvent } from '@/data/events';
import { formatDateTime } from '@/lib/dates';
import { isLikelyBot } from '@/lib/honeypot';
import { append, registrationStore } from '@/lib/storage/visitor-stores';
import {
  buildEventRegistration,
  eventRegistrationFormSchema,
  eventRegistrationTexts,
  type EventRegistrationValues,
} from '../registration';

interface RegistrationDialogProps {
  readonly event: CareerEvent;
  readonly open: boolean;
  readonly onClose: () => void;
}

const formId = 'event-registration';

/** @returns whether the browser keeps it; what it refuses is not left behind for the next try to double */
function keepRegistration(values: EventRegistrationValues, eventId: string): boolean {
  const before = registrationStore.get();
  const record = buildEventRegistration(values, eventId, new Date());
  if (append(registrationStore, record) === 'stored') return true;
  registrationStore.set(before);
  return false;
}

/** Name and e-mail for one event. */
export function RegistrationDialog({ event, open, onClose }: RegistrationDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!isPending}
      size="small"
      title={`Register for ${event.title}`}
      description={`${formatDateTime(event.startISO)}, online and free.`}
    >
      <RegistrationForm
        event={event}
        isPending={isPending}
        onPending={setPending}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface RegistrationFormProps {
  readonly event: CareerEvent;
  readonly isPending: boolean;
  readonly onPending: (isPending: boolean) => void;
  readonly onClose: () => void;
}

function RegistrationForm({ event, isPending, onPending, onClose }: RegistrationFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(eventRegistrationFormSchema),
    defaultValues: { name: '', email: '' },
  });
  const forgetDraft = useFormDraft(form, { name: 'event_registration', formId });

  async function handleSubmit(values: EventRegistrationValues) {
    onPending(true);
    await new Promise((resolve) => setTimeout(resolve, delays.pendingMinimum));
    const isKept =
      isLikelyBot({ website: trap.current?.value }) || keepRegistration(values, event.id);
    onPending(false);
    const { title, text } = isKept
      ? eventRegistrationTexts.saved(event.title)
      : eventRegistrationTexts.failed;
    showToast({ title, description: text, variant: isKept ? 'success' : 'destructive' });
    if (!isKept) return;
    form.reset();
    forgetDraft();
    onClose();
  }

  return (
    <FormShell
      form={form}
      id={formId}
      label="Event registration"
      onSubmit={handleSubmit}
      pending={isPending}
      error={null}
    >
      <TextField
        control={form.control}
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={120}
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
      <Honeypot ref={trap} />
      <SubmitButton
        pending={isPending}
        pendingLabel={eventRegistrationTexts.pending}
        className="w-full"
      >
        Register
      </SubmitButton>
    </FormShell>
  );
}

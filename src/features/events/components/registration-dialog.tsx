import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { Dialog } from '@/components/ui/dialog';
import { visitorLimits } from '@/config/limits';
import { paths } from '@/config/paths';
import { delays } from '@/data/delays';
import type { CareerEvent } from '@/data/events';
import { formatDateTime } from '@/lib/dates';
import { isLikelyBot } from '@/lib/honeypot';
import { keepRegistration, type Registration } from '@/lib/registrations/registration-store';
import { newStamp } from '@/lib/stamp';
import type { RecordOutcome } from '@/lib/storage/define-records';
import {
  buildEventRegistration,
  eventRegistrationFormSchema,
  eventRegistrationTexts,
  type EventRegistrationValues,
} from '../registration';
import { AddToCalendar } from './add-to-calendar';

interface RegistrationDialogProps {
  readonly event: CareerEvent;
  /** Who is registered for this date already; looked at first, before another form. */
  readonly registered: readonly Registration[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What was sent just now. */
interface Sent {
  readonly values: EventRegistrationValues;
  readonly outcome: RecordOutcome;
}

const formId = 'event-registration';

/** Name and e-mail for one event; afterwards, and for who has registered before, that it is so. */
export function RegistrationDialog({ event, registered, open, onClose }: RegistrationDialogProps) {
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  /** Somebody else is to be registered. */
  const [isAgain, setAgain] = useState(false);
  const isAsking = sent === null && (isAgain || registered.length === 0);
  const when = `${formatDateTime(event.startISO)}, online and free.`;

  function close() {
    setSent(null);
    setAgain(false);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      dismissible={!isPending}
      size="small"
      title={isAsking ? `Register for ${event.title}` : event.title}
      description={when}
    >
      {isAsking ? (
        <RegistrationForm
          event={event}
          isPending={isPending}
          isAgain={isAgain}
          onPending={setPending}
          onSent={setSent}
        />
      ) : (
        <SentConfirmation
          title="You are registered"
          details={(sent ? [sent.values] : registered).map(({ name, email }) => ({
            term: name,
            text: email,
          }))}
          againLabel="Register someone else"
          onAgain={() => {
            setSent(null);
            setAgain(true);
          }}
          onDone={close}
          isFresh={sent !== null}
        >
          {sent?.outcome === 'updated' ? (
            <p>You had registered with this address before. What you sent now took its place.</p>
          ) : null}
          <WayIn event={event} />
        </SentConfirmation>
      )}
    </Dialog>
  );
}

/** What to do until it begins. */
function WayIn({ event }: { readonly event: CareerEvent }) {
  return (
    <>
      {event.registrationUrlZoom === undefined ? null : (
        <p>
          The room is on Zoom. For its address, also{' '}
          <a
            href={event.registrationUrlZoom}
            target="_blank"
            rel="noopener noreferrer"
            className="link-underline font-medium text-ink"
          >
            register on Zoom
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </p>
      )}
      <div className="-ml-2">
        <AddToCalendar event={event} path={paths.webinars()} />
      </div>
    </>
  );
}

interface RegistrationFormProps {
  readonly event: CareerEvent;
  readonly isPending: boolean;
  /** It stands where the confirmation stood, and takes the focus from it. */
  readonly isAgain: boolean;
  readonly onPending: (isPending: boolean) => void;
  readonly onSent: (sent: Sent) => void;
}

function RegistrationForm({ event, isPending, isAgain, onPending, onSent }: RegistrationFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(eventRegistrationFormSchema),
    defaultValues: { name: '', email: '' },
  });
  const forgetDraft = useFormDraft(form, { name: 'event_registration', formId });
  const { setFocus } = form;

  useEffect(() => {
    if (isAgain) setFocus('name');
  }, [isAgain, setFocus]);

  async function handleSubmit(values: EventRegistrationValues) {
    onPending(true);
    await new Promise((resolve) => setTimeout(resolve, delays.pendingMinimum));
    const outcome = isLikelyBot({ website: trap.current?.value })
      ? 'kept'
      : keepRegistration(buildEventRegistration(values, event, newStamp()));
    onPending(false);
    const isKept = outcome !== 'refused';
    const { title, text } = isKept
      ? eventRegistrationTexts.saved(event.title)
      : eventRegistrationTexts.failed;
    showToast({ title, description: text, variant: isKept ? 'success' : 'destructive' });
    if (!isKept) return;
    form.reset();
    forgetDraft();
    onSent({ values, outcome });
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
        maxLength={visitorLimits.name.max}
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

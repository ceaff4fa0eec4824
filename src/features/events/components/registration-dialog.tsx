import { AddToCalendar } from '@/components/calendar/add-to-calendar';
import { ConsentLine } from '@/components/form/consent-line';
import { EmailField, NameField } from '@/components/form/contact-fields';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { useSending, useVisitorForm, type Sending } from '@/components/form/use-visitor-form';
import { VisitorFormShell } from '@/components/form/visitor-form-shell';
import { Dialog } from '@/components/ui/dialog';
import { paths } from '@/config/paths';
import type { CareerEvent } from '@/data/events';
import { formatDateTime } from '@/lib/dates';
import { keepRegistration, type Registration } from '@/lib/registrations/registration-store';
import { calendarEntry } from '../calendar-entry';
import {
  buildEventRegistration,
  eventRegistrationFormSchema,
  eventRegistrationTexts,
  eventSubmission,
  type EventRegistrationValues,
} from '../registration';

interface RegistrationDialogProps {
  readonly event: CareerEvent;
  /** Who is registered for this date already; looked at first, before another form. */
  readonly registered: readonly Registration[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Name and e-mail for one event; afterwards, and for who has registered before, that it is so. */
export function RegistrationDialog({ event, registered, open, onClose }: RegistrationDialogProps) {
  const sending = useSending<EventRegistrationValues>();
  const { isPending, sent } = sending;
  // The record is known a moment before its form has heard of it.
  const isAsking = sent === null && (isPending || sending.isAgain || registered.length === 0);
  const when = `${formatDateTime(event.startISO)}, online and free.`;

  function close() {
    sending.startOver();
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
        <RegistrationForm event={event} sending={sending} />
      ) : (
        <SentConfirmation
          title="You are registered"
          sent={sent}
          details={(sent ? [sent.values] : registered).map(({ name, email }) => ({
            term: name,
            text: email,
          }))}
          againLabel="Register someone else"
          onAgain={sending.again}
          onDone={close}
        >
          {sent?.isUpdate ? (
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
        <AddToCalendar entry={calendarEntry(event, paths.webinars())} />
      </div>
    </>
  );
}

interface RegistrationFormProps {
  readonly event: CareerEvent;
  readonly sending: Sending<EventRegistrationValues>;
}

function RegistrationForm({ event, sending }: RegistrationFormProps) {
  const visitor = useVisitorForm({
    schema: eventRegistrationFormSchema,
    defaultValues: { name: '', email: '' },
    formId: 'event-registration',
    draft: 'event_registration',
    keep: (values, stamp) => keepRegistration(buildEventRegistration(values, event, stamp)),
    submission: (values) => eventSubmission(values, event),
    say: (outcome) =>
      outcome === 'refused'
        ? eventRegistrationTexts.failed
        : eventRegistrationTexts.saved(event.title),
    sending,
  });
  const { control } = visitor.form;

  return (
    <VisitorFormShell visitor={visitor} label="Event registration">
      <NameField control={control} name="name" />
      <EmailField control={control} name="email" />
      <SubmitButton
        pending={visitor.isPending}
        pendingLabel={eventRegistrationTexts.pending}
        className="w-full"
      >
        Register
      </SubmitButton>
      <ConsentLine kind="event-registration" />
    </VisitorFormShell>
  );
}

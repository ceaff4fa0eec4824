import { ConsentLine } from '@/components/form/consent-line';
import { EmailField, LongPhoneField, NameField } from '@/components/form/contact-fields';
import { SelectField } from '@/components/form/select-field';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { useSending, useVisitorForm, type Sending } from '@/components/form/use-visitor-form';
import { VisitorFormShell } from '@/components/form/visitor-form-shell';
import type { Detail } from '@/components/ui/detail-list';
import { Dialog } from '@/components/ui/dialog';
import { bootcamp, type EditionState } from '@/data/bootcamp';
import { editionTexts, paymentText, tickets, waitlistTicket } from '@/data/bootcamp-day';
import { formatRupees } from '@/lib/money';
import { keepRegistration, type Registration } from '@/lib/registrations/registration-store';
import {
  bookingSchema,
  bookingSubmission,
  bookingTexts,
  buildBooking,
  type BookingValues,
} from '../booking';
import { isBookable } from '../model';

const ticketOptions = tickets.map(({ id, name, price }) => ({
  value: id,
  label: `${name}, ${formatRupees(price)}`,
}));

const bookingIntro = `${bootcamp.dateLabel}, ${bootcamp.timeLabel}. ${paymentText} ${editionTexts.upcoming.prices}`;
const waitlistIntro =
  'Leave your details and you will hear of the next edition: its date, its place and its prices. Joining costs nothing.';

const keepDay = `Keep the day free: ${bootcamp.venue.name}. Nothing has been charged yet.`;
const nextEdition =
  'The next edition has no date yet. This page will name it, with its place and its prices.';

const ticketLabel = (ticket: string) =>
  ticketOptions.find(({ value }) => value === ticket)?.label ?? '';

function detailsOf(values: BookingValues): Detail[] {
  return [
    { term: 'Name', text: values.name },
    { term: 'Email', text: values.email },
    { term: 'Phone', text: values.phone },
    { term: 'Ticket', text: ticketLabel(values.ticket) },
  ];
}

function detailOf(record: Registration): Detail {
  const text = [record.email, ticketLabel(record.ticket ?? '')].filter(Boolean).join('\n');
  return { term: record.name, text };
}

interface BookingDialogProps {
  readonly state: EditionState;
  /** What this browser has booked already; looked at first, before another form. */
  readonly booked: readonly Registration[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Name, e-mail and phone, for a seat also the ticket; afterwards what was booked. */
export function BookingDialog({ state, booked, open, onClose }: BookingDialogProps) {
  const sending = useSending<BookingValues>();
  const { isPending, sent } = sending;
  const canBook = isBookable(state);
  // The record is known a moment before its form has heard of it.
  const isAsking = sent === null && (isPending || sending.isAgain || booked.length === 0);
  const { title, again } = canBook ? bookingTexts.booked : bookingTexts.waiting;

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
      title={isAsking ? editionTexts[state].action : bootcamp.title}
      description={canBook ? bookingIntro : isAsking ? waitlistIntro : undefined}
    >
      {isAsking ? (
        // Another form, not the same one with other answers, should the doors open while it is filled in.
        <BookingForm
          key={canBook ? 'booking' : 'waitlist'}
          label={editionTexts[state].action}
          isWaitlist={!canBook}
          sending={sending}
        />
      ) : (
        <SentConfirmation
          title={title}
          sent={sent}
          details={sent ? detailsOf(sent.values) : booked.map(detailOf)}
          againLabel={again}
          onAgain={sending.again}
          onDone={close}
        >
          {sent?.isUpdate ? (
            <p>You had sent this with the same address before. What you sent now took its place.</p>
          ) : null}
          <p>{canBook ? keepDay : nextEdition}</p>
        </SentConfirmation>
      )}
    </Dialog>
  );
}

interface BookingFormProps {
  readonly label: string;
  readonly isWaitlist: boolean;
  readonly sending: Sending<BookingValues>;
}

function BookingForm({ label, isWaitlist, sending }: BookingFormProps) {
  const visitor = useVisitorForm({
    schema: bookingSchema,
    defaultValues: { name: '', email: '', phone: '', ticket: isWaitlist ? waitlistTicket : '' },
    formId: 'bootcamp-booking-form',
    draft: isWaitlist ? 'bootcamp_waitlist' : 'bootcamp_booking',
    keep: (values, stamp) => keepRegistration(buildBooking(values, bootcamp, stamp)),
    submission: (values) => bookingSubmission(values, bootcamp),
    say: (outcome) => {
      if (outcome === 'refused') return bookingTexts.failed;
      const { title, description } = isWaitlist ? bookingTexts.waiting : bookingTexts.booked;
      return { title, description };
    },
    sending,
  });
  const { control } = visitor.form;

  return (
    <VisitorFormShell visitor={visitor} label={label}>
      <NameField control={control} name="name" />
      <EmailField control={control} name="email" />
      <LongPhoneField control={control} name="phone" />
      {isWaitlist ? null : (
        <SelectField
          control={control}
          name="ticket"
          label="Ticket"
          options={ticketOptions}
          placeholder="Choose a ticket"
          required
        />
      )}
      <SubmitButton
        pending={visitor.isPending}
        pendingLabel={bookingTexts.pending}
        className="w-full"
      >
        {label}
      </SubmitButton>
      <ConsentLine kind={isWaitlist ? 'bootcamp-waitlist' : 'bootcamp-booking'} />
    </VisitorFormShell>
  );
}

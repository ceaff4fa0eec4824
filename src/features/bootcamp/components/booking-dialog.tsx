import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SelectField } from '@/components/form/select-field';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import type { Detail } from '@/components/ui/detail-list';
import { Dialog } from '@/components/ui/dialog';
import { visitorLimits } from '@/config/limits';
import {
  bootcamp,
  editionTexts,
  paymentText,
  tickets,
  waitlistTicket,
  type EditionState,
} from '@/data/bootcamp';
import { delays } from '@/data/delays';
import { isLikelyBot } from '@/lib/honeypot';
import { formatRupees } from '@/lib/money';
import { keepRegistration, type Registration } from '@/lib/registrations/registration-store';
import { newStamp } from '@/lib/stamp';
import type { RecordOutcome } from '@/lib/storage/define-records';
import { bookingSchema, bookingTexts, buildBooking, type BookingValues } from '../booking';
import { isBookable } from '../model';

const formId = 'bootcamp-booking-form';

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

/** What was sent just now. */
interface Sent {
  readonly values: BookingValues;
  readonly outcome: RecordOutcome;
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
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  /** For somebody else. */
  const [isAgain, setAgain] = useState(false);
  const canBook = isBookable(state);
  const isAsking = sent === null && (isAgain || booked.length === 0);
  const { title, again } = canBook ? bookingTexts.booked : bookingTexts.waiting;

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
      title={isAsking ? editionTexts[state].action : bootcamp.title}
      description={canBook ? bookingIntro : isAsking ? waitlistIntro : undefined}
    >
      {isAsking ? (
        // Another form, not the same one with other answers, should the doors open while it is filled in.
        <BookingForm
          key={canBook ? 'booking' : 'waitlist'}
          label={editionTexts[state].action}
          isWaitlist={!canBook}
          isPending={isPending}
          isAgain={isAgain}
          onPending={setPending}
          onSent={setSent}
        />
      ) : (
        <SentConfirmation
          title={title}
          details={sent ? detailsOf(sent.values) : booked.map(detailOf)}
          againLabel={again}
          onAgain={() => {
            setSent(null);
            setAgain(true);
          }}
          onDone={close}
          isFresh={sent !== null}
        >
          {sent?.outcome === 'updated' ? (
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
  readonly isPending: boolean;
  /** It stands where the confirmation stood, and takes the focus from it. */
  readonly isAgain: boolean;
  readonly onPending: (isPending: boolean) => void;
  readonly onSent: (sent: Sent) => void;
}

function BookingForm({
  label,
  isWaitlist,
  isPending,
  isAgain,
  onPending,
  onSent,
}: BookingFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(bookingSchema),
    defaultValues: { name: '', email: '', phone: '', ticket: isWaitlist ? waitlistTicket : '' },
  });
  const draft = isWaitlist ? 'bootcamp_waitlist' : 'bootcamp_booking';
  const forgetDraft = useFormDraft(form, { name: draft, formId });
  const { setFocus } = form;

  useEffect(() => {
    if (isAgain) setFocus('name');
  }, [isAgain, setFocus]);

  async function handleSubmit(values: BookingValues) {
    onPending(true);
    await new Promise((resolve) => setTimeout(resolve, delays.pendingMinimum));
    const outcome = isLikelyBot({ website: trap.current?.value })
      ? 'kept'
      : keepRegistration(buildBooking(values, bootcamp, newStamp()));
    onPending(false);
    const isKept = outcome !== 'refused';
    const saved = isWaitlist ? bookingTexts.waiting : bookingTexts.booked;
    const { title, text } = isKept ? saved : bookingTexts.failed;
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
      label={label}
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
      <TextField
        control={form.control}
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={visitorLimits.phone.max}
        hint="At least 10 digits, with the country code if you are outside India"
        required
      />
      {isWaitlist ? null : (
        <SelectField
          control={form.control}
          name="ticket"
          label="Ticket"
          options={ticketOptions}
          placeholder="Choose a ticket"
          required
        />
      )}
      <Honeypot ref={trap} />
      <SubmitButton pending={isPending} pendingLabel={bookingTexts.pending} className="w-full">
        {label}
      </SubmitButton>
    </FormShell>
  );
}

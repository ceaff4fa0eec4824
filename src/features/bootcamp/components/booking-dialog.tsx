import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { Dialog } from '@/components/ui/dialog';
import { bootcamp, editionTexts, paymentText, tickets, type EditionState } from '@/data/bootcamp';
import { delays } from '@/data/delays';
import { newId } from '@/lib/drafts/new-id';
import { isLikelyBot } from '@/lib/honeypot';
import { formatRupees } from '@/lib/money';
import { append, registrationStore } from '@/lib/storage/visitor-stores';
import { bookingSchema, bookingTexts, buildBooking, type BookingValues } from '../booking';
import { isBookable } from '../model';

interface BookingDialogProps {
  readonly state: EditionState;
  readonly open: boolean;
  readonly onClose: () => void;
}

const formId = 'bootcamp-booking-form';

const ticketOptions = tickets.map(({ id, name, price }) => ({
  value: id,
  label: `${name}, ${formatRupees(price)}`,
}));

const bookingIntro = `${bootcamp.dateLabel}, ${bootcamp.timeLabel}. ${paymentText} ${editionTexts.upcoming.prices}`;
const waitlistIntro =
  'Leave your details and you will hear of the next edition: its date, its place and its prices. Joining costs nothing.';

/** @returns whether the browser keeps it; what it refuses is not left behind for the next try to double */
function keepBooking(values: BookingValues): boolean {
  const before = registrationStore.get();
  const record = buildBooking(values, bootcamp.title, { id: newId(), now: new Date() });
  if (append(registrationStore, record) === 'stored') return true;
  registrationStore.set(before);
  return false;
}

/** Name, e-mail and phone; for a seat also the ticket. */
export function BookingDialog({ state, open, onClose }: BookingDialogProps) {
  const [isPending, setPending] = useState(false);
  const canBook = isBookable(state);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!isPending}
      size="small"
      title={editionTexts[state].action}
      description={canBook ? bookingIntro : waitlistIntro}
    >
      {/* Another form, not the same one with other answers, should the doors open while it is filled in. */}
      <BookingForm
        key={canBook ? 'booking' : 'waitlist'}
        label={editionTexts[state].action}
        isWaitlist={!canBook}
        isPending={isPending}
        onPending={setPending}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface BookingFormProps {
  readonly label: string;
  readonly isWaitlist: boolean;
  readonly isPending: boolean;
  readonly onPending: (isPending: boolean) => void;
  readonly onClose: () => void;
}

function BookingForm({ label, isWaitlist, isPending, onPending, onClose }: BookingFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(bookingSchema),
    defaultValues: { name: '', email: '', phone: '', ticket: isWaitlist ? 'waitlist' : '' },
  });
  const draft = isWaitlist ? 'bootcamp_waitlist' : 'bootcamp_booking';
  const forgetDraft = useFormDraft(form, { name: draft, formId });

  async function handleSubmit(values: BookingValues) {
    onPending(true);
    await new Promise((resolve) => setTimeout(resolve, delays.pendingMinimum));
    const isKept = isLikelyBot({ website: trap.current?.value }) || keepBooking(values);
    onPending(false);
    const { title, text } = isKept ? bookingTexts.saved : bookingTexts.failed;
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
      <TextField
        control={form.control}
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
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

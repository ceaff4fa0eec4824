import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { TextField } from '@/components/form/text-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { site } from '@/config/site';
import { delays } from '@/data/delays';
import { eventsAt } from '@/data/events';
import { formatDateTime } from '@/lib/dates';
import { newId } from '@/lib/drafts/new-id';
import { isLikelyBot } from '@/lib/honeypot';
import { append, registrationStore } from '@/lib/storage/visitor-stores';
import { buildPopupRegistration, leadTexts, popupFailure } from '../model';
import { leadLimits, webinarPopupSchema, type WebinarPopupValues } from '../schema';

const formId = 'webinar-popup-form';

interface WebinarPopupDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function nextWebinar() {
  const now = new Date();
  return eventsAt(now).find(
    (event) => event.type === 'Webinar' && Date.parse(event.startISO) > now.getTime(),
  );
}

/** @returns whether the browser keeps the registration; what it refuses is not left half registered either */
function keepRegistration(values: WebinarPopupValues, webinarTitle: string): boolean {
  const before = registrationStore.get();
  const stamp = { id: newId(), now: new Date() };
  const outcome = append(registrationStore, buildPopupRegistration(values, webinarTitle, stamp));
  if (outcome === 'stored') return true;
  registrationStore.set(before);
  return false;
}

export function WebinarPopupDialog({ open, onClose }: WebinarPopupDialogProps) {
  const [webinar] = useState(nextWebinar);
  const [isPending, setPending] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(webinarPopupSchema),
    defaultValues: { name: '', email: '', phone: '' },
  });
  const forgetDraft = useFormDraft(form, { name: 'webinar-popup', formId });

  async function handleSubmit(values: WebinarPopupValues) {
    setPending(true);
    await new Promise((resolve) => setTimeout(resolve, delays.pendingMinimum));
    const isKept =
      isLikelyBot({ website: trap.current?.value }) ||
      keepRegistration(values, webinar?.title ?? '');
    setPending(false);
    if (!isKept) {
      const { title, text } = popupFailure(site.supportEmail);
      showToast({ title, description: text, variant: 'destructive' });
      return;
    }
    const { title, text } = leadTexts.popupSaved;
    showToast({ title, description: text, variant: 'success' });
    form.reset();
    forgetDraft();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!isPending}
      size="small"
      title="Join our next free webinar"
      description={
        webinar ? `${webinar.title}. ${formatDateTime(webinar.startISO)}, one hour, online.` : null
      }
    >
      <FormShell
        form={form}
        id={formId}
        label="Webinar registration"
        onSubmit={handleSubmit}
        pending={isPending}
        error={null}
      >
        <TextField
          control={form.control}
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={leadLimits.nameMax}
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
          maxLength={leadLimits.phone.max}
          hint="At least 10 digits, with the country code if you are outside India"
          required
        />
        <Honeypot ref={trap} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingLabel={leadTexts.popupPending}
            className="min-h-11 grow"
          >
            Register
          </Button>
          <Button variant="quiet" className="min-h-11" disabled={isPending} onClick={onClose}>
            Later
          </Button>
        </div>
      </FormShell>
    </Dialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { TextField } from '@/components/form/text-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { visitorLimits as limits } from '@/config/limits';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { delays } from '@/data/delays';
import { eventsAt, type CareerEvent } from '@/data/events';
import { formatDateTime } from '@/lib/dates';
import { isLikelyBot } from '@/lib/honeypot';
import { keepRegistration } from '@/lib/registrations/registration-store';
import { newStamp } from '@/lib/stamp';
import { buildPopupRegistration, leadTexts, popupFailure } from '../model';
import { webinarPopupSchema, type WebinarPopupValues } from '../schema';

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

/** Once it is the dialog's title, the webinar is not named again. */
function describe(webinar: CareerEvent | undefined, isTitled: boolean): string | null {
  if (!webinar) return null;
  const when = `${formatDateTime(webinar.startISO)}, one hour, online.`;
  return isTitled ? when : `${webinar.title}. ${when}`;
}

export function WebinarPopupDialog({ open, onClose }: WebinarPopupDialogProps) {
  const [webinar] = useState(nextWebinar);
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState<WebinarPopupValues | null>(null);
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
      keepRegistration(buildPopupRegistration(values, webinar, newStamp())) !== 'refused';
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
    setSent(values);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!isPending}
      size="small"
      title={sent && webinar ? webinar.title : 'Join our next free webinar'}
      description={describe(webinar, sent !== null)}
    >
      {sent ? (
        <SentConfirmation
          title="You are registered"
          details={[
            { term: 'Name', text: sent.name },
            { term: 'Email', text: sent.email },
            { term: 'Phone', text: sent.phone },
          ]}
          againLabel="Register someone else"
          onAgain={() => {
            flushSync(() => setSent(null));
            form.setFocus('name');
          }}
          onDone={onClose}
        >
          <p>
            It stands among{' '}
            <Link
              to={paths.webinars()}
              onClick={onClose}
              className="link-underline font-medium text-ink"
            >
              our webinars
            </Link>
            , with a file for your calendar.
          </p>
        </SentConfirmation>
      ) : (
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
          <TextField
            control={form.control}
            name="phone"
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={limits.phone.max}
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
      )}
    </Dialog>
  );
}

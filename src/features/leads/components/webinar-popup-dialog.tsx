import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ConsentLine } from '@/components/form/consent-line';
import { EmailField, LongPhoneField, NameField } from '@/components/form/contact-fields';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { useVisitorForm } from '@/components/form/use-visitor-form';
import { VisitorFormShell } from '@/components/form/visitor-form-shell';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { eventsAt, type CareerEvent } from '@/data/events';
import { shownCampaigns } from '@/lib/campaigns/shown';
import { formatDateTime } from '@/lib/dates';
import { keepRegistration } from '@/lib/registrations/registration-store';
import { buildPopupRegistration, leadTexts, popupFailure, popupSubmission } from '../model';
import { webinarPopupSchema } from '../schema';

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
  // As it was when the dialog opened: what ends meanwhile is still what this visitor was offered.
  const [campaign] = useState(() => shownCampaigns.get().popup);
  const [webinar] = useState(() => (campaign ? undefined : nextWebinar()));
  const offer = campaign ? { title: campaign.content.recordedAs } : webinar;
  const visitor = useVisitorForm({
    schema: webinarPopupSchema,
    defaultValues: { name: '', email: '', phone: '' },
    formId: 'webinar-popup-form',
    draft: 'webinar-popup',
    keep: (values, stamp) => {
      campaign?.onFollow(window.location.pathname);
      return keepRegistration(buildPopupRegistration(values, offer, stamp));
    },
    submission: (values) => popupSubmission(values, offer),
    say: (outcome) =>
      outcome === 'refused' ? popupFailure(site.supportEmail) : leadTexts.popupSaved,
  });
  const { isPending, sent, form } = visitor;

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!isPending}
      size="small"
      title={
        sent && offer ? offer.title : (campaign?.content.title ?? 'Join our next free webinar')
      }
      description={campaign?.content.text ?? describe(webinar, sent !== null)}
    >
      {sent ? (
        <SentConfirmation
          title="You are registered"
          sent={sent}
          details={[
            { term: 'Name', text: sent.values.name },
            { term: 'Email', text: sent.values.email },
            { term: 'Phone', text: sent.values.phone },
          ]}
          againLabel="Register someone else"
          onAgain={visitor.again}
          onDone={onClose}
        >
          {campaign ? null : (
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
          )}
        </SentConfirmation>
      ) : (
        <VisitorFormShell visitor={visitor} label="Webinar registration">
          <WebinarPopupFields control={form.control} isPending={isPending} onLater={onClose} />
        </VisitorFormShell>
      )}
    </Dialog>
  );
}

export interface PopupValues {
  name: string;
  email: string;
  phone: string;
}

interface WebinarPopupFieldsProps {
  readonly control: Control<PopupValues>;
  readonly isPending: boolean;
  readonly onLater: () => void;
}

/** What the popup asks for; its preview shows it, too. */
export function WebinarPopupFields({ control, isPending, onLater }: WebinarPopupFieldsProps) {
  return (
    <>
      <NameField control={control} name="name" />
      <EmailField control={control} name="email" />
      <LongPhoneField control={control} name="phone" />
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
        <Button variant="quiet" className="min-h-11" disabled={isPending} onClick={onLater}>
          Later
        </Button>
      </div>
      <ConsentLine kind="webinar-popup" />
    </>
  );
}

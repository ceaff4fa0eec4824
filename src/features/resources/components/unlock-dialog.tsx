import { ConsentLine } from '@/components/form/consent-line';
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { useVisitorForm } from '@/components/form/use-visitor-form';
import { VisitorFormShell } from '@/components/form/visitor-form-shell';
import { Dialog } from '@/components/ui/dialog';
import type { Resource } from '@/data/resources';
import { grantAccess } from '../access';
import { unlockMessage, unlockSubmission } from '../unlock';
import { unlockSchema } from '../schema';

interface UnlockDialogProps {
  readonly resource: Resource;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The visitor has introduced themselves. */
  readonly onUnlock: () => void;
}

/** Asks once who downloads. */
export function UnlockDialog({ resource, open, onClose, onUnlock }: UnlockDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="small"
      title="Tell us who is reading"
      description={`Then “${resource.title}” downloads at once, and so does everything else here from now on.`}
    >
      <UnlockForm resource={resource} onUnlock={onUnlock} />
    </Dialog>
  );
}

function UnlockForm({ resource, onUnlock }: Pick<UnlockDialogProps, 'resource' | 'onUnlock'>) {
  const visitor = useVisitorForm({
    schema: unlockSchema,
    defaultValues: { name: '', email: '', phone: '' },
    formId: 'resources-unlock',
    draft: 'resources',
    keep: () => {
      grantAccess();
      return 'kept';
    },
    submission: (values) => unlockSubmission(values, resource),
    say: () => undefined,
    // The download itself is the answer, whether or not anything could be sent.
    minimumPending: 0,
  });
  const { control, formState } = visitor.form;
  const isWrong = Object.keys(formState.errors).length > 0;

  return (
    <VisitorFormShell
      visitor={visitor}
      label="Your details"
      onSubmit={async (values) => {
        if (await visitor.send(values)) onUnlock();
      }}
      error={isWrong ? unlockMessage : null}
    >
      <NameField control={control} name="name" maxLength={undefined} />
      <EmailField control={control} name="email" />
      <PhoneField control={control} name="phone" />
      <SubmitButton
        pending={visitor.isPending}
        pendingLabel="Unlock and download"
        className="w-full"
      >
        Unlock and download
      </SubmitButton>
      <ConsentLine kind="resource-unlock" />
    </VisitorFormShell>
  );
}

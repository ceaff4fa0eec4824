import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Dialog } from '@/components/ui/dialog';
import type { Resource } from '@/data/resources';
import { isLikelyBot } from '@/lib/honeypot';
import { grantAccess } from '../access';
import { unlockMessage } from '../model';
import { unlockSchema } from '../schema';

interface UnlockDialogProps {
  readonly resource: Resource;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The visitor has introduced themselves. */
  readonly onUnlock: () => void;
}

const formId = 'resources-unlock';

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
      <UnlockForm onUnlock={onUnlock} />
    </Dialog>
  );
}

function UnlockForm({ onUnlock }: Pick<UnlockDialogProps, 'onUnlock'>) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(unlockSchema),
    defaultValues: { name: '', email: '', phone: '' },
  });
  const forgetDraft = useFormDraft(form, { name: 'resources', formId });
  const { errors } = form.formState;

  function handleSubmit() {
    if (!isLikelyBot({ website: trap.current?.value })) grantAccess();
    form.reset();
    forgetDraft();
    onUnlock();
  }

  return (
    <FormShell
      form={form}
      id={formId}
      label="Your details"
      onSubmit={handleSubmit}
      pending={false}
      error={Object.keys(errors).length > 0 ? unlockMessage : null}
    >
      <TextField control={form.control} name="name" label="Name" autoComplete="name" required />
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
        required
      />
      <Honeypot ref={trap} />
      <SubmitButton pending={false} pendingLabel="" className="w-full">
        Unlock and download
      </SubmitButton>
    </FormShell>
  );
}

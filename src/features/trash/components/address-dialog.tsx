import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { FormShell } from '@/components/form/form-shell';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { addressLimits } from '@/config/address-limits';
import { toAppError } from '@/lib/supabase/errors';
import { isAddressTaken } from '@/lib/trash/trash';
import type { TrashedDocument } from '../model';

const FORM_ID = 'restored-address';

/** What is wrong with an address, as a sentence; undefined when it can be used. */
export type SlugProblem = (slug: string) => string | undefined;

function addressSchema(slugProblem: SlugProblem) {
  return z.object({
    slug: z
      .string()
      .trim()
      .transform((slug) => slug.replace(/^\/+/, ''))
      .superRefine((slug, context) => {
        const message = slugProblem(slug);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      }),
  });
}

interface Address {
  readonly slug: string;
}

interface AddressDialogProps {
  readonly page: TrashedDocument;
  /** Why it cannot come back where it was. */
  readonly reason: string;
  readonly slugProblem: SlugProblem;
  readonly pending: boolean;
  readonly onRestore: (slug: string, onError: (error: Error) => void) => void;
  readonly onClose: () => void;
}

/** Asks for another address of a page whose own is taken. Mounted while open. */
export function AddressDialog(props: AddressDialogProps) {
  const { page, reason, slugProblem, pending, onRestore, onClose } = props;
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Address, unknown, Address>({
    resolver: zodResolver(addressSchema(slugProblem)),
    defaultValues: { slug: `${(page.slug ?? '').slice(0, addressLimits.slug - 2)}-2` },
  });

  function showFailure(cause: Error) {
    const { message } = toAppError(cause);
    if (isAddressTaken(cause)) form.setError('slug', { message }, { shouldFocus: true });
    else setError(message);
  }

  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty}
      onOpenChange={onClose}
      dismissible={!pending}
      title="Restore under another address"
      description={
        <>
          {reason}. “<bdi>{page.title}</bdi>” needs another one.
        </>
      }
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            pending={pending}
            pendingLabel="Restoring…"
          >
            Restore
          </Button>
        </>
      }
    >
      <FormShell
        id={FORM_ID}
        form={form}
        label="Another address"
        onSubmit={({ slug }) => {
          setError(null);
          onRestore(slug, showFailure);
        }}
        pending={pending}
        error={error}
      >
        <TextField
          control={form.control}
          name="slug"
          label="URL Slug"
          required
          prefix="/"
          autoComplete="off"
          spellCheck={false}
        />
      </FormShell>
    </FormDialog>
  );
}

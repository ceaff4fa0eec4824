import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { toAppError } from '@/lib/supabase/errors';
import { campaignKeys } from '../keys';
import { DENIAL } from '../mutations';
import { isNameTaken, LinkRenamedError, renameLink, takenName } from './link-names';
import type { ListedLink } from './model';
import { linkSchema } from './schema';

const FORM_ID = 'rename-form';

const renameSchema = linkSchema.pick({ name: true });

interface RenameDialogProps {
  readonly link: ListedLink;
  readonly onClose: () => void;
}

/** Gives a link another name; its address, by which it is counted, stays. Mounted while open. */
export function RenameDialog({ link, onClose }: RenameDialogProps) {
  const form = useForm({
    resolver: zodResolver(renameSchema),
    defaultValues: { name: link.name },
  });
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: renameLink,
    onSettled: () => client.invalidateQueries({ queryKey: campaignKeys.all }),
  });
  const [isChecking, setChecking] = useState(false);
  const [version, setVersion] = useState(link.version);
  const [error, setError] = useState<string | null>(null);
  const pending = rename.isPending || isChecking;

  async function handleSubmit({ name }: z.output<typeof renameSchema>) {
    setError(null);
    setChecking(true);
    try {
      if (await isNameTaken(name, link.id)) {
        form.setError('name', { message: takenName }, { shouldFocus: true });
        return;
      }
      await rename.mutateAsync({ link: { id: link.id, version }, name });
      showToast({ title: 'Link renamed successfully', variant: 'success' });
      onClose();
    } catch (cause) {
      setError(toAppError(cause).message);
      if (cause instanceof LinkRenamedError) setVersion(cause.version);
      else toastFailure(cause, 'Failed to rename link', DENIAL);
    } finally {
      setChecking(false);
    }
  }

  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty}
      onOpenChange={onClose}
      dismissible={!pending}
      size="small"
      title="Rename link"
      description="The address and the names in it stay as they were given out."
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
            pendingLabel="Saving…"
          >
            Save
          </Button>
        </>
      }
    >
      <FormShell
        id={FORM_ID}
        form={form}
        label="Rename link"
        onSubmit={handleSubmit}
        pending={pending}
        error={error}
      >
        <TextField control={form.control} name="name" label="Name" required autoComplete="off" />
      </FormShell>
    </FormDialog>
  );
}

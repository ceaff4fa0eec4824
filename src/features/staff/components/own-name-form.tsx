import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { limits } from '@/config/limits';
import { toAppError } from '@/lib/supabase/errors';
import { renameSelf } from '@/lib/supabase/session';
import type { StaffProfile } from '../permissions';
import { nameSchema } from '../account-schemas';
import { staffStore } from '../session';

interface OwnNameFormProps {
  readonly profile: StaffProfile;
  /** Something is typed and not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

export function OwnNameForm({ profile, onDirty }: OwnNameFormProps) {
  const form = useForm({
    resolver: zodResolver(nameSchema),
    defaultValues: { fullName: profile.fullName },
  });
  const [error, setError] = useState<string | null>(null);
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  async function handleSubmit({ fullName }: { fullName: string }) {
    setError(null);
    try {
      await renameSelf(profile.id, fullName);
      await staffStore.refresh();
      form.reset({ fullName });
      showToast({ title: 'Your name is saved', variant: 'success' });
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind === 'invalid')
        form.setError('fullName', { message: failure.message }, { shouldFocus: true });
      else setError(failure.message);
    }
  }

  return (
    <FormShell
      form={form}
      label="Your name"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
      className="space-y-4"
    >
      <TextField
        control={form.control}
        name="fullName"
        label="Full name"
        hint="Colleagues see it beside what you save."
        autoComplete="name"
        maxLength={limits.fullName}
        required
      />
      <Button type="submit" pending={isSubmitting} pendingLabel="Saving…">
        Save name
      </Button>
    </FormShell>
  );
}

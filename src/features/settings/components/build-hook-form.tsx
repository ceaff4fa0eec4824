import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/dates';
import { toAppError, type AppError } from '@/lib/supabase/errors';
import { hookSchema, useSaveHook, type BuildHook, type HookInput } from '../build-hook';
import { StartBuild } from './start-build';

interface BuildHookFormProps {
  readonly hook: BuildHook;
  /** Reads what is stored now; the form starts anew with it. */
  readonly onReload: () => void;
  /** There are changes that are not saved, or no more. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** Keeps the address of the host's build hook, hidden until it is asked for, and starts builds. Mounted anew to give changes up. */
export function BuildHookForm({ hook, onReload, onDirty }: BuildHookFormProps) {
  const [base, setBase] = useState(hook);
  const form = useForm<HookInput>({
    resolver: zodResolver(hookSchema),
    values: { address: base.address },
  });
  const save = useSaveHook(base.version);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { isDirty } = form.formState;

  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  // Somebody else's version is taken over at once while there is nothing to lose; otherwise the save finds it.
  if (!isDirty && hook.version > base.version) setBase(hook);

  function handleSubmit(values: HookInput) {
    setFailure(null);
    save.mutate(values, {
      onSuccess: (saved) => {
        setBase(saved);
        form.reset({ address: saved.address });
      },
      onError: (cause) => setFailure(toAppError(cause)),
    });
  }

  return (
    <div className="space-y-6">
      <FormShell
        form={form}
        label="Build hook"
        onSubmit={handleSubmit}
        pending={save.isPending}
        error={failure && <Failure failure={failure} onReload={onReload} />}
        className="max-w-form space-y-5"
      >
        <PasswordField
          control={form.control}
          name="address"
          label="Address of the build hook"
          noun="address"
          autoComplete="off"
          hint="Netlify, Cloudflare Pages and Vercel give one in their project settings. Whoever knows it can start builds: only people who manage settings see it. Empty: none."
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" pending={save.isPending} pendingLabel="Saving…">
            Save address
          </Button>
          {base.updatedByName === '' ? null : (
            <p className="text-sm text-muted">
              Last changed by <bdi>{base.updatedByName}</bdi>,{' '}
              <time dateTime={base.updatedAt}>{formatDateTime(base.updatedAt)}</time>
            </p>
          )}
        </div>
      </FormShell>
      <StartBuild address={base.address} isChanging={isDirty} />
    </div>
  );
}

function Failure({
  failure,
  onReload,
}: {
  readonly failure: AppError;
  readonly onReload: () => void;
}) {
  if (failure.code !== 'version') return `Failed to save the address. ${failure.message}`;
  return (
    <>
      {failure.message}{' '}
      <button type="button" className="font-semibold link-underline" onClick={onReload}>
        Show what is stored now
      </button>
    </>
  );
}

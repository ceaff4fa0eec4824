import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toastFailure } from '@/components/feedback/toast-failure';
import { FormShell } from '@/components/form/form-shell';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { limits } from '@/config/limits';
import { toAppError } from '@/lib/supabase/errors';
import type { Redirect } from '../model';
import { DENIAL, RedirectConflictError, refusedField, useSaveRedirect } from '../mutations';
import { redirectQueries } from '../queries';
import { blankRedirect, redirectSchema, type RedirectInput, type RedirectValues } from '../schema';

const FORM_ID = 'redirect-form';

const kinds = [
  { value: '301', label: 'Permanent (301)' },
  { value: '302', label: 'Temporary (302)' },
];

interface RedirectDialogProps {
  /** Null makes a new one. */
  readonly redirect: Redirect | null;
  /** Where a new one begins, from the 404 report. */
  readonly from?: string;
  readonly onClose: () => void;
}

/** Makes or changes one redirect. Mounted while open. */
export function RedirectDialog({ redirect, from = '', onClose }: RedirectDialogProps) {
  const form = useForm<RedirectInput, unknown, RedirectValues>({
    resolver: zodResolver(redirectSchema),
    defaultValues: redirect
      ? {
          fromPath: redirect.fromPath,
          toTarget: redirect.toTarget,
          status: redirect.status,
          note: redirect.note,
        }
      : { ...blankRedirect, fromPath: from },
  });
  const save = useSaveRedirect();
  const [error, setError] = useState<string | null>(null);
  // What the next save is based on: after a conflict, what somebody else has stored.
  const [base, setBase] = useState(redirect);
  const [id] = useState(() => crypto.randomUUID());

  function showFailure(cause: unknown) {
    const failure = toAppError(cause);
    if (cause instanceof RedirectConflictError) setBase(cause.theirs);
    const field = refusedField(cause);
    if (field) {
      form.setError(field, { message: failure.message }, { shouldFocus: true });
      return;
    }
    setError(failure.message);
    if (!(cause instanceof RedirectConflictError))
      toastFailure(cause, 'Failed to save redirect', DENIAL);
  }

  function handleSubmit(values: RedirectValues) {
    setError(null);
    save.mutate({ base, id, values }, { onSuccess: onClose, onError: showFailure });
  }

  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty}
      onOpenChange={onClose}
      dismissible={!save.isPending}
      title={redirect ? 'Edit Redirect' : 'New Redirect'}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            pending={save.isPending}
            pendingLabel="Saving…"
          >
            {redirect ? 'Save' : 'Create Redirect'}
          </Button>
        </>
      }
    >
      <FormShell
        id={FORM_ID}
        form={form}
        label={redirect ? 'Redirect' : 'New redirect'}
        onSubmit={handleSubmit}
        pending={save.isPending}
        error={error}
      >
        <TextField
          control={form.control}
          name="fromPath"
          label="Old address"
          hint="A path of this site at which nothing is published."
          placeholder="/old-page"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <div className="space-y-2">
          <TextField
            control={form.control}
            name="toTarget"
            label="New address"
            hint="A path of this site, or an address that begins with https://"
            placeholder="/courses"
            autoComplete="off"
            spellCheck={false}
            required
          />
          {from === '' ? null : (
            <Suggestions
              path={from}
              onChoose={(target) =>
                form.setValue('toTarget', target, { shouldDirty: true, shouldValidate: true })
              }
            />
          )}
        </div>
        <SelectField
          control={form.control}
          name="status"
          label="Kind"
          hint="Temporary where the old address comes back, or leads somewhere else soon."
          options={kinds}
        />
        <TextField
          control={form.control}
          name="note"
          label="Note"
          hint="Why it exists, for your colleagues."
          autoComplete="off"
          maxLength={limits.redirectNote}
        />
      </FormShell>
    </FormDialog>
  );
}

interface SuggestionsProps {
  readonly path: string;
  readonly onChoose: (target: string) => void;
}

/** Addresses that visitors may have meant. Without them the field is as good. */
function Suggestions({ path, onChoose }: SuggestionsProps) {
  const { data } = useQuery(redirectQueries.nearest(path));
  if (!data || data.length === 0) return null;
  return (
    <div role="group" aria-label="Close to it" className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-muted">
        Close to it:
      </span>
      {data.map((target) => (
        <Button key={target} size="small" className="break-all" onClick={() => onChoose(target)}>
          {target}
        </Button>
      ))}
    </div>
  );
}

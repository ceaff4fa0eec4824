import { useEffect } from 'react';
import { FormShell } from '@/components/form/form-shell';
import { Button } from '@/components/ui/button';
import { useCodeForm } from '../use-code-form';
import { CodeField } from './code-field';

interface LinkCodeProps {
  /** @throws AppError when it is not right */
  readonly giveCode: (code: string) => Promise<void>;
  readonly onProved: () => void;
}

/** A link shows that the mailbox is theirs; who has a second factor gives its code, too, before the password changes. */
export function LinkCode({ giveCode, onProved }: LinkCodeProps) {
  const { form, error, handleSubmit, isSubmitting } = useCodeForm({
    give: giveCode,
    onDone: onProved,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <FormShell
      form={form}
      label="Code"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
    >
      <CodeField
        control={form.control}
        name="code"
        hint="The link shows that the mailbox is yours; this account also has a second factor. Lost the device? Somebody who manages users can remove it."
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        pending={isSubmitting}
        pendingLabel="Checking…"
      >
        Go on
      </Button>
    </FormShell>
  );
}

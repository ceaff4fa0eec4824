import { useEffect } from 'react';
import { FormShell } from '@/components/form/form-shell';
import { Button } from '@/components/ui/button';
import { removeFactor } from '@/lib/supabase/second-factor';
import { useCodeForm } from '../use-code-form';
import { CodeField } from './code-field';

interface RemoveFactorFormProps {
  readonly id: string;
  readonly name: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Removes a device, with a code of it or of another one. */
export function RemoveFactorForm({ id, name, onCancel, onDone }: RemoveFactorFormProps) {
  const { form, error, handleSubmit, isSubmitting } = useCodeForm({
    give: (code) => removeFactor(id, code),
    onDone,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <FormShell
      form={form}
      label={`Remove ${name}`}
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
      className="space-y-4"
    >
      <CodeField control={form.control} name="code" hint="Of this device or another of yours." />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={isSubmitting} pendingLabel="Removing…">
          Remove device
        </Button>
        <Button onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </FormShell>
  );
}

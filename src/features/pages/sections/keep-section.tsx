import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { limits } from '@/config/limits';
import { failureMessage } from '@/lib/supabase/failure-message';
import { ownSectionSchema, useKeepSection } from './own-sections';

interface KeepSectionProps {
  /** What is selected in the text; empty where nothing is. */
  readonly selected: string;
}

/** Keeps what is selected in the text under a name, for everybody who manages pages. */
export function KeepSection({ selected }: KeepSectionProps) {
  const content = selected.trim();
  // One for each piece: sent again after a lost answer, it is kept once.
  const [id, setId] = useState(() => crypto.randomUUID());
  const keep = useKeepSection();
  const form = useForm({
    resolver: zodResolver(ownSectionSchema),
    defaultValues: { name: '' },
  });

  if (content === '') {
    return (
      <p className="text-sm text-muted">
        To keep a piece of this page, select it in the text before you open this.
      </p>
    );
  }
  if (content.length > limits.sectionContent) {
    return (
      <p className="text-sm text-muted">
        The selection has {content.length.toLocaleString('en-IN')} characters; at most{' '}
        {limits.sectionContent.toLocaleString('en-IN')} can be kept.
      </p>
    );
  }
  return (
    <FormShell
      form={form}
      label="Keep the selection"
      pending={keep.isPending}
      error={failureMessage(keep.error)}
      onSubmit={({ name }) =>
        keep.mutate(
          { id, name, content },
          {
            onSuccess: () => {
              form.reset();
              setId(crypto.randomUUID());
            },
          },
        )
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          control={form.control}
          name="name"
          label="Keep the selection as"
          className="min-w-0 grow basis-56"
          autoComplete="off"
          maxLength={limits.sectionName}
        />
        <Button type="submit" pending={keep.isPending} pendingLabel="Keeping…">
          Keep
        </Button>
      </div>
    </FormShell>
  );
}

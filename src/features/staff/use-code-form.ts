import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toAppError, type AppError } from '@/lib/supabase/errors';
import { codeFailure, codeSchema } from './code';

interface CodeFormOptions {
  /** @throws AppError of kind `invalid` when the code is not right */
  readonly give: (code: string) => Promise<unknown>;
  readonly onDone: (() => void) | undefined;
  /** @returns whether the failure is dealt with, and the form need not show it */
  readonly onFailure?: (failure: AppError) => boolean;
}

/** A form with one code; what was typed stays in it, whatever fails. */
export function useCodeForm({ give, onDone, onFailure }: CodeFormOptions) {
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } });
  const [error, setError] = useState<string | null>(null);

  async function handleSubmit({ code }: { code: string }) {
    setError(null);
    try {
      await give(code);
    } catch (cause) {
      const failure = toAppError(cause);
      if (onFailure?.(failure)) return;
      if (failure.kind === 'invalid')
        form.setError('code', { message: failure.message }, { shouldFocus: true });
      else setError(codeFailure(failure));
      return;
    }
    onDone?.();
  }

  return { form, error, handleSubmit, isSubmitting: form.formState.isSubmitting };
}

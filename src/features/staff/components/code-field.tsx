import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldProps } from '@/components/form/field-frame';
import { TextField } from '@/components/form/text-field';

/** Six digits of an authenticator app, which phones offer to fill in. */
export function CodeField<T extends FieldValues, N extends FieldPath<T>, O>(
  props: Omit<FieldProps<T, N, O>, 'label' | 'required'>,
) {
  return (
    <TextField
      {...props}
      label="Code from your authenticator app"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      spellCheck={false}
      required
    />
  );
}

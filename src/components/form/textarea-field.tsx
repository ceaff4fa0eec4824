import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Textarea } from '@/components/ui/textarea';
import { CharacterCount } from './character-count';
import { asText, FieldFrame, type FieldProps } from './field-frame';

interface TextareaFieldProps<T extends FieldValues, N extends FieldPath<T>, O> extends FieldProps<
  T,
  N,
  O
> {
  placeholder?: string;
  rows?: number;
  /** Shows a count against this limit; it is the schema that refuses. */
  limit?: number;
  aside?: ReactNode;
  /** For source code: fixed-width type, no spelling marks. */
  monospace?: boolean;
}

export function TextareaField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  className,
  placeholder,
  rows,
  limit,
  aside,
  monospace = false,
}: TextareaFieldProps<T, N, O>) {
  const { field, fieldState } = useController({ control, name });
  const value = asText(field.value);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      aside={limit === undefined ? aside : <CharacterCount length={value.length} limit={limit} />}
      className={className}
    >
      {(wiring) => (
        <Textarea
          {...wiring}
          {...field}
          value={value}
          rows={rows}
          placeholder={placeholder}
          disabled={disabled}
          spellCheck={!monospace}
          className={monospace ? 'font-mono text-sm' : undefined}
        />
      )}
    </FieldFrame>
  );
}

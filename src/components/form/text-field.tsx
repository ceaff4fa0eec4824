import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { asText, FieldFrame, type FieldProps } from './field-frame';

type InputSettings = Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'placeholder' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'list'
>;

interface TextFieldProps<T extends FieldValues, N extends FieldPath<T>, O>
  extends FieldProps<T, N, O>, InputSettings {
  /** Right of the label, for instance `<CharacterCount />`. */
  aside?: ReactNode;
  /** Before the text, inside the frame: the slash of a slug. */
  prefix?: string;
}

export function TextField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  className,
  aside,
  prefix,
  ...settings
}: TextFieldProps<T, N, O>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      aside={aside}
      className={className}
    >
      {(wiring) => (
        <span className="relative block">
          {prefix === undefined ? null : (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 flex items-center pl-3 text-muted"
            >
              {prefix}
            </span>
          )}
          <Input
            {...settings}
            {...wiring}
            {...field}
            value={asText(field.value)}
            disabled={disabled}
            className={prefix === undefined ? undefined : 'pl-6'}
          />
        </span>
      )}
    </FieldFrame>
  );
}

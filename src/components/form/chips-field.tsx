import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { ChipsInput, type ChipsInputProps } from '@/components/ui/chips-input';
import { isUnseen } from '@/lib/hidden-text';
import { FieldFrame, type FieldProps } from './field-frame';

interface ChipsFieldProps<T extends FieldValues, N extends FieldPath<T>, O>
  extends
    FieldProps<T, N, O>,
    Pick<ChipsInputProps, 'placeholder' | 'noun' | 'max' | 'maxLength'> {}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A list of short texts. The form value is `string[]`. */
export function ChipsField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  className,
  ...settings
}: ChipsFieldProps<T, N, O>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      className={className}
    >
      {(wiring) => (
        <ChipsInput
          {...settings}
          {...wiring}
          name={field.name}
          isBlank={isUnseen}
          inputRef={field.ref}
          value={asTexts(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          disabled={disabled}
        />
      )}
    </FieldFrame>
  );
}

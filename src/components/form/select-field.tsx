import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Select, type SelectOption } from '@/components/ui/select';
import { asText, FieldFrame, type FieldProps } from './field-frame';

interface SelectFieldProps<T extends FieldValues, N extends FieldPath<T>, O> extends FieldProps<
  T,
  N,
  O
> {
  options: readonly SelectOption[];
  placeholder?: string;
}

export function SelectField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  className,
  options,
  placeholder,
}: SelectFieldProps<T, N, O>) {
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
        <Select
          {...wiring}
          {...field}
          value={asText(field.value)}
          options={options}
          placeholder={placeholder}
          disabled={disabled}
        />
      )}
    </FieldFrame>
  );
}

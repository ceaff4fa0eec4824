import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { FieldFrame, type FieldProps } from './field-frame';

interface NumberFieldProps<T extends FieldValues, N extends FieldPath<T>, O> extends FieldProps<
  T,
  N,
  O
> {
  min?: number;
  max?: number;
  step?: number;
  /** After the number, inside the frame: "min". */
  unit?: string;
}

/** The form value is a number, or null while the field is empty. */
export function NumberField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  className,
  min,
  max,
  step,
  unit,
}: NumberFieldProps<T, N, O>) {
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      required={required}
      className={className}
    >
      {(wiring) => (
        <span className="relative block">
          <Input
            {...wiring}
            {...field}
            type="number"
            inputMode={step !== undefined && step % 1 !== 0 ? 'decimal' : 'numeric'}
            data-numbers=""
            min={min}
            max={max}
            step={step}
            value={typeof value === 'number' && Number.isFinite(value) ? value : ''}
            onChange={(event) => {
              const number = event.target.valueAsNumber;
              field.onChange(Number.isNaN(number) ? null : number);
            }}
            // Scrolling a page must not change a number that happens to have the focus.
            onWheel={(event) => {
              event.currentTarget.blur();
            }}
            disabled={disabled}
          />
          {unit === undefined ? null : (
            <span className="pointer-events-none absolute inset-y-0 right-8 flex items-center text-sm text-muted">
              {unit}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}

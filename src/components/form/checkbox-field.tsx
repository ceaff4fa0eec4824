import { useId } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError, RequiredMark, type FieldProps } from './field-frame';

/** A check box with its label to the right. The form value is a boolean. */
export function CheckboxField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  hint,
  required = false,
  disabled,
  className,
}: FieldProps<T, N, O>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ...rest } = field;
  const id = useId();
  const error = fieldState.error?.message;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <Checkbox
          {...rest}
          id={id}
          checked={Boolean(value)}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
          disabled={disabled}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-required={required || undefined}
          className="mt-0.5"
        />
        <div className="space-y-0.5">
          <label htmlFor={id} className="block text-sm font-medium text-ink">
            {label}
            {required ? <RequiredMark /> : null}
          </label>
          {hintId === undefined ? null : (
            <p id={hintId} className="text-sm text-muted">
              {hint}
            </p>
          )}
          {errorId === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
        </div>
      </div>
    </div>
  );
}

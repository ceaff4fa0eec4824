import { clsx } from 'clsx';
import { useId } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldError, RequiredMark, type FieldProps } from './field-frame';

interface ChoiceFieldProps<T extends FieldValues, N extends FieldPath<T>, O> extends FieldProps<
  T,
  N,
  O
> {
  options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few choices, all of them in view. */
export function ChoiceField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  hint,
  required = false,
  disabled,
  className,
  options,
}: ChoiceFieldProps<T, N, O>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const error = fieldState.error?.message;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    // The group takes the focus when nothing was chosen: its label and its error are read out together.
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-required={required || undefined}
      className={className}
    >
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold text-ink">
        {label}
        {required ? <RequiredMark /> : null}
      </p>
      <div
        className={clsx(
          'divide-y divide-line rounded-sm border',
          error === undefined ? 'border-line-strong' : 'border-danger',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-ink hover:bg-surface-sunken"
          >
            <input
              type="radio"
              // Not the field's own name: a kept draft is given back by name, and each of these would match.
              name={`${id}-choice`}
              value={option.value}
              checked={field.value === option.value}
              disabled={disabled}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
              className="size-5 shrink-0 accent-brand"
            />
            {option.label}
          </label>
        ))}
      </div>
      <div className="mt-1.5 space-y-1 empty:hidden">
        {errorId === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
        {hintId === undefined ? null : (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

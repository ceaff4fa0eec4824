import { clsx } from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldError } from '@/components/form/field-frame';

interface ChoiceGroupProps {
  readonly label: ReactNode;
  readonly options: readonly { readonly id: string; readonly label: ReactNode }[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  /** Where nothing was chosen that had to be. */
  readonly error?: string | undefined;
  /** What is said to the choice; read out with the group. */
  readonly children?: ReactNode;
  /** Beside each other where there is room, for a few short words. */
  readonly isRow?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One of a few, all in view; the group takes the focus when its answer is missing. */
export function ChoiceGroup({
  label,
  options,
  value,
  onChange,
  error,
  children,
  isRow = false,
  ref,
}: ChoiceGroupProps) {
  const id = useId();
  return (
    <div
      ref={ref}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-said`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <div id={`${id}-label`}>{label}</div>
      <div
        className={clsx(
          'mt-2 rounded-sm border bg-surface noscript:hidden',
          isRow ? 'grid sm:flex' : 'divide-y divide-line',
          error === undefined ? 'border-line-strong' : 'border-danger',
        )}
      >
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-ink hover:bg-surface-sunken"
          >
            <input
              type="radio"
              name={`${id}-choice`}
              value={option.id}
              checked={value === option.id}
              onChange={() => onChange(option.id)}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
      <div id={`${id}-said`} className="mt-1.5">
        {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
        {children}
      </div>
    </div>
  );
}

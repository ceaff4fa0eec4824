import { useId, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseControllerProps } from 'react-hook-form';

/** What every field takes. `control` is `form.control`; T and O are the form's input and output types. */
export interface FieldProps<T extends FieldValues, N extends FieldPath<T>, O> {
  control: UseControllerProps<T, N, O>['control'];
  name: N;
  label: ReactNode;
  /** Help that stays visible. */
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** What ties a control to its label, hint and error. Spread it onto the control. */
interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The message of the schema; undefined while the value is fine. */
  error?: string;
  required?: boolean;
  /** Right of the label: a counter, a link. */
  aside?: ReactNode;
  className?: string;
  children: (wiring: ControlWiring) => ReactNode;
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' '}
      *
    </span>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="scroll-my-6 text-sm font-medium text-danger">
      {children}
    </p>
  );
}

/** Label above, hint and error below. For controls without a field component of their own. */
export function FieldFrame({
  label,
  hint,
  error,
  required = false,
  aside,
  className,
  children,
}: FieldFrameProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
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

/** Form values come untyped from the path; a text control shows only text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

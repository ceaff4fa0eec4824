import { useEffect, useRef, type ReactNode } from 'react';
import {
  useFormState,
  type FieldValues,
  type SubmitErrorHandler,
  type UseFormReturn,
} from 'react-hook-form';

export interface FormShellProps<T extends FieldValues, C, O> {
  form: UseFormReturn<T, C, O>;
  /** Gets the schema's output. Not called while `pending`. */
  onSubmit: (values: O) => void | Promise<void>;
  /** When the schema has refused the values, beside the errors at the fields. */
  onInvalid?: SubmitErrorHandler<T>;
  /** Is the work under way? The caller's button shows it. */
  pending: boolean;
  /** What failed for the form as a whole; null while all is well. */
  error: ReactNode;
  /** Accessible name, where no heading near it tells. */
  label?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The one form element: the schema validates instead of the browser, and focus goes to the first wrong field. */
export function FormShell<T extends FieldValues, C, O>({
  form,
  onSubmit,
  onInvalid,
  pending,
  error,
  label,
  id,
  className = 'space-y-5',
  children,
}: FormShellProps<T, C, O>) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = useFormState({ control: form.control });

  useEffect(() => {
    if (submitCount > 0) {
      // In the order of the page, which is not always the order in which fields were registered.
      const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      invalid?.focus();
      // Of a tall field the message may lie below the screen.
      const message = invalid?.getAttribute('aria-describedby')?.split(' ')[0];
      if (message) document.getElementById(message)?.scrollIntoView({ block: 'nearest' });
    }
  }, [submitCount]);

  const hasFailed = error !== null && error !== undefined && error !== '';
  useEffect(() => {
    const form = element.current;
    // A wrong field has the focus; what failed as a whole stands above the first one, far from the button on a phone.
    if (!hasFailed || form?.querySelector('[aria-invalid="true"]')) return;
    form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

  return (
    <form
      ref={element}
      id={id}
      noValidate
      aria-label={label}
      aria-busy={pending || undefined}
      className={className}
      onSubmit={(event) => {
        if (pending) {
          event.preventDefault();
          return;
        }
        // A portalled form sits inside another one in React's tree; its submit is not the outer one's.
        event.stopPropagation();
        void form.handleSubmit(onSubmit, onInvalid)(event);
      }}
    >
      {hasFailed ? (
        <div
          role="alert"
          className="scroll-mt-24 rounded-sm border-l-4 border-danger bg-danger-soft px-4 py-3 text-sm font-medium text-danger"
        >
          {error}
        </div>
      ) : null}
      {children}
    </form>
  );
}

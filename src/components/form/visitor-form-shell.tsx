import { useRef, type ReactNode } from 'react';
import { trappedText } from '@/lib/honeypot';
import { FormShell } from './form-shell';
import { Honeypot } from './honeypot';
import type { VisitorForm } from './use-visitor-form';

interface VisitorFormShellProps<T extends Record<string, string>> {
  /** Of `useVisitorForm`. */
  readonly visitor: VisitorForm<T>;
  /** Accessible name. */
  readonly label: string;
  /** Instead of sending: the next step, or what follows the sending. */
  readonly onSubmit?: (values: T) => void | Promise<void>;
  /** Besides what the sending has to say. */
  readonly error?: string | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The form element of a visitor's form, with the field that only robots fill in. */
export function VisitorFormShell<T extends Record<string, string>>({
  visitor,
  label,
  onSubmit,
  error = null,
  className,
  children,
}: VisitorFormShellProps<T>) {
  const trap = useRef<HTMLInputElement>(null);
  return (
    <FormShell
      form={visitor.form}
      id={visitor.formId}
      label={label}
      onSubmit={async (values) => {
        visitor.noticeRobot(trappedText(trap.current?.value));
        await (onSubmit ?? visitor.send)(values);
      }}
      pending={visitor.isPending}
      error={visitor.error ?? error}
      className={className}
    >
      <Honeypot ref={trap} />
      {children}
    </FormShell>
  );
}

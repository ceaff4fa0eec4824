import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** A raised sheet. Use sparingly: space and hairlines come before boxes. */
export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div {...rest} className={clsx('rounded-lg border border-line bg-surface-raised', className)} />
  );
}

interface PanelProps {
  title: ReactNode;
  /** A button or link beside the title. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}

/** A titled card: the side cards of the editors and the blocks of the dashboard. */
export function Panel({ title, action, level = 2, className, children }: PanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={clsx('rounded-lg border border-line bg-surface-raised', className)}>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-5 py-2">
        <Heading className="text-base font-semibold">{title}</Heading>
        {action}
      </div>
      <div className="p-5">{children}</div>
    </section>
  );
}

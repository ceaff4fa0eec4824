import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** An on/off setting that takes effect at once. A native check box with the role of a switch. */
export function Switch({
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'>) {
  return (
    <span className={clsx('relative inline-flex h-6 w-11 shrink-0', className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border border-line-strong bg-surface-sunken transition-colors checked:border-brand checked:bg-brand disabled:cursor-not-allowed disabled:opacity-50"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1 size-4 rounded-full border border-transparent bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-brand-ink"
      />
    </span>
  );
}

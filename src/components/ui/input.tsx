import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { controlClass } from './control-class';

/** Free text runs in the direction of its first letter. */
export function Input({ className, type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  return (
    <input
      dir={type === 'text' || type === 'search' ? 'auto' : undefined}
      {...rest}
      type={type}
      className={clsx(controlClass, 'min-h-11 px-3 py-2', className)}
    />
  );
}

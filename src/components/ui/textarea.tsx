import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { controlClass } from './control-class';

export function Textarea({ className, rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...rest}
      rows={rows}
      className={clsx(
        controlClass,
        'field-sizing-content max-h-[60dvh] min-h-24 resize-y px-3 py-2',
        className,
      )}
    />
  );
}

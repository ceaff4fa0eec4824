import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { controlClass } from './control-class';

export function Input({ className, type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  return (
    <input {...rest} type={type} className={clsx(controlClass, 'min-h-11 px-3 py-2', className)} />
  );
}

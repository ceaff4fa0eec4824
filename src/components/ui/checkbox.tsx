import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** A native check box in the brand's colours; give it a label through `id` or a wrapping `<label>`. */
export function Checkbox({ className, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={clsx(
        'size-5 shrink-0 cursor-pointer accent-brand disabled:cursor-not-allowed',
        className,
      )}
    />
  );
}

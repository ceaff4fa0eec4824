import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import {
  startTransition,
  useOptimistic,
  type ChangeEvent,
  type ComponentPropsWithRef,
} from 'react';
import { controlClass } from './control-class';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'multiple' | 'value' | 'defaultValue'
> {
  value?: string;
  options: readonly SelectOption[];
  /** Shown as an empty first choice. */
  placeholder?: string;
}

/**
 * The browser's own select: right on every phone and with every screen reader. A choice stands there at once, also where it
 * comes back as a value only after a transition, as one in the address does: the next arrow key starts from it.
 */
export function Select({ options, placeholder, className, value, onChange, ...rest }: SelectProps) {
  const [shown, show] = useOptimistic(value);

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = event.currentTarget.value;
    onChange?.(event);
    // Until the value follows; where it does not, the old one comes back.
    if (value !== undefined) startTransition(() => show(chosen));
  }

  return (
    <span className={clsx('relative block', className)}>
      <select
        {...rest}
        value={shown}
        onChange={handleChange}
        className={clsx(controlClass, 'min-h-11 appearance-none py-2 pr-10 pl-3')}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

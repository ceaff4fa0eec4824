import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from './spinner';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
  secondary:
    'border border-line-strong bg-surface-raised text-ink hover:border-ink hover:bg-surface-sunken',
  quiet: 'text-ink hover:bg-surface-sunken',
  danger: 'bg-danger text-danger-ink hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-sm',
  medium: 'min-h-10 px-4 py-2 text-sm',
  large: 'min-h-12 px-6 py-3 text-base',
};

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** The look of a button, for elements that must stay links or summaries. */
export function buttonClass({ variant = 'secondary', size = 'medium' }: ButtonLook = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-sm forced-colors:border text-center font-semibold leading-tight',
    'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-70',
    variants[variant],
    sizes[size],
  );
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks, but keeps focus (a disabled button would lose it). */
  pending?: boolean;
  /** Replaces the label while pending, for instance "Saving…". */
  pendingLabel?: ReactNode;
  /** Renders the only child (a link, say) with the button's look. */
  asChild?: boolean;
}

export function Button({
  variant,
  size,
  pending = false,
  pendingLabel,
  asChild = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const look = clsx(buttonClass({ variant, size }), className);
  if (asChild) {
    return (
      <Slot {...rest} className={look}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={look}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
    >
      {pending ? <Spinner /> : null}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}

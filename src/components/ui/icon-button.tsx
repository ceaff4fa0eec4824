import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What the button does, in words: its accessible name and its native tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'secondary' | 'danger';
  size?: 'small' | 'medium';
}

const variants = {
  quiet: 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
  secondary: 'border border-line-strong bg-surface-raised text-ink hover:border-ink',
  danger: 'text-danger hover:bg-danger-soft',
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  className,
  type,
  title,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={title ?? label}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-sm transition-colors',
        'aria-pressed:bg-brand-soft aria-pressed:text-brand',
        'disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:size-4.5',
        size === 'small' ? 'size-8' : 'size-10',
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}

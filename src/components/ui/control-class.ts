import { clsx } from 'clsx';

/** The shared look of text inputs, text areas and selects. `aria-invalid` colours the border. */
export const controlClass = clsx(
  'block w-full rounded-sm border border-line-strong bg-surface-raised text-base text-ink',
  'transition-colors hover:border-ink',
  'focus-visible:border-brand focus-visible:outline-2 focus-visible:outline-offset-1',
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
  '[&[readonly]]:bg-surface-sunken disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-muted',
);

import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** At most two letters: the first of the first and of the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  // By code points, so that a letter outside the basic plane is not cut in half.
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-IN');
}

interface AvatarProps {
  name: string;
  /** Address of a picture; initials are drawn without one. */
  src?: string | null;
  /** Lies over the initials, see `Face`. */
  children?: ReactNode;
  size?: 'tiny' | 'small' | 'medium' | 'large';
  className?: string;
}

const sizes = {
  tiny: 'size-6 text-xs leading-none',
  small: 'size-8 text-xs',
  medium: 'size-10 text-sm',
  large: 'size-16 text-xl',
};
const pixels = { tiny: 24, small: 32, medium: 40, large: 64 };

/** Decorative: the name always stands beside it. */
export function Avatar({ name, src, children, size = 'medium', className }: AvatarProps) {
  const shape = clsx('shrink-0 rounded-full', sizes[size], className);
  if (src !== undefined && src !== null && src !== '') {
    return (
      <img
        src={src}
        alt=""
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        className={clsx(shape, 'bg-surface-sunken object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(
        shape,
        children !== undefined && 'relative overflow-hidden',
        'inline-flex items-center justify-center bg-brand-soft font-semibold text-brand select-none',
      )}
    >
      {initialsOf(name)}
      {children}
    </span>
  );
}

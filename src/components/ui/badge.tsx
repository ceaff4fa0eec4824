import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone =
  'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger' | ThreadTone;
export type ThreadTone = 'marketing' | 'data' | 'security' | 'ai' | 'career';

const tones: Record<Exclude<BadgeTone, ThreadTone>, string> = {
  neutral: 'bg-surface-sunken text-ink-soft',
  brand: 'bg-brand-soft text-brand',
  accent: 'bg-accent text-accent-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

const threads: Record<ThreadTone, string> = {
  marketing: 'bg-thread-marketing',
  data: 'bg-thread-data',
  security: 'bg-thread-security',
  ai: 'bg-thread-ai',
  career: 'bg-accent-strong',
};

function isThread(tone: BadgeTone): tone is ThreadTone {
  return tone in threads;
}

interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}

/** A status or a category: always a word; the colour only supports it. Thread tones are a stitch and plain text. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  if (isThread(tone)) {
    return (
      <span
        data-badge=""
        className={clsx(
          'inline-flex items-center gap-2 text-sm font-medium text-ink-soft',
          className,
        )}
      >
        <span aria-hidden="true" className={clsx('h-0.5 w-4 rounded-full', threads[tone])} />
        {children}
      </span>
    );
  }
  return (
    <span
      data-badge=""
      className={clsx(
        'inline-flex items-center rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

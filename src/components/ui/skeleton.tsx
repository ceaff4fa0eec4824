import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey shape where content will be; size it with classes. Wrap a group in `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-breathe rounded-sm border border-transparent bg-line',
        className ?? 'h-4 w-full',
      )}
    />
  );
}

interface SkeletonGroupProps {
  /** Says what is loading, for screen readers: "Loading articles". */
  label: string;
  className?: string;
  children: ReactNode;
}

export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePassedFocus } from '@/hooks/use-passed-focus';

interface EmptyStateProps {
  title: ReactNode;
  /** What one can do about it. */
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Decorative drawing, for instance `<DroppedStitch />`. */
  art?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here, and that is no fault. Never used for loading or failure. */
export function EmptyState({
  title,
  children,
  action,
  art,
  level = 2,
  className,
}: EmptyStateProps) {
  const part = usePassedFocus<HTMLDivElement>();
  const Heading = `h${level}` as const;
  return (
    <div ref={part} className={clsx('flex flex-col items-start gap-4 py-12', className)}>
      {art}
      <div className="space-y-1">
        <Heading className="text-xl font-semibold">{title}</Heading>
        {children === undefined ? null : <div className="max-w-measure text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}

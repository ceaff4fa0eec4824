import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePassedFocus } from '@/hooks/use-passed-focus';
import { Button } from './button';

interface ErrorStateProps {
  title: ReactNode;
  /** What happened and what to do next. */
  children?: ReactNode;
  onRetry?: () => void;
  pending?: boolean;
  retryLabel?: string;
  className?: string;
}

/** Something failed to load. Announced at once, since it replaces what was expected. */
export function ErrorState({
  title,
  children,
  onRetry,
  pending = false,
  retryLabel = 'Retry',
  className,
}: ErrorStateProps) {
  const part = usePassedFocus<HTMLDivElement>();
  return (
    <div
      ref={part}
      role="alert"
      className={clsx(
        'flex flex-col items-start gap-4 border-l-4 border-danger py-2 pl-5',
        className,
      )}
    >
      <div className="space-y-1">
        <p className="text-lg font-semibold">{title}</p>
        {children === undefined ? null : (
          <div className="max-w-measure text-ink-soft">{children}</div>
        )}
      </div>
      {onRetry === undefined ? null : (
        <Button onClick={onRetry} pending={pending} pendingLabel="Trying again…">
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

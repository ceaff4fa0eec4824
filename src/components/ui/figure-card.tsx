import type { ReactNode } from 'react';
import { Button } from './button';
import { Card } from './card';
import { Skeleton, SkeletonGroup } from './skeleton';

interface FigureCardProps {
  /** What is counted; also the heading of the card. */
  label: string;
  /** Undefined while it is on its way. */
  value: ReactNode;
  /** What the figure means, at most two lines. */
  children?: ReactNode;
  /** A link beside the label. */
  action?: ReactNode;
  /** Says what failed; then there is neither figure nor meaning. */
  error?: string | null;
  onRetry?: () => void;
  pending?: boolean;
}

/** One figure of the CMS with its meaning. Loading, failed and known have the same height. */
export function FigureCard({
  label,
  value,
  children,
  action,
  error = null,
  onRetry,
  pending = false,
}: FigureCardProps) {
  return (
    <Card role="group" aria-label={label} className="flex min-h-43 flex-col p-5">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 className="text-sm font-medium text-muted">{label}</h2>
        {action}
      </div>
      {error !== null ? (
        <div role="alert" className="mt-3 flex grow flex-col items-start justify-between gap-3">
          <p className="text-sm text-danger">{error}</p>
          <Button
            size="small"
            aria-label={`Retry: ${label}`}
            pending={pending}
            pendingLabel="Trying again…"
            onClick={onRetry}
          >
            Retry
          </Button>
        </div>
      ) : value === undefined ? (
        <SkeletonGroup label={`Loading: ${label}`} className="mt-3 space-y-3">
          <Skeleton className="h-8 w-28" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-32" />
        </SkeletonGroup>
      ) : (
        <>
          <p data-numbers="" className="mt-2 text-3xl font-semibold">
            {value}
          </p>
          <div className="mt-2 space-y-0.5 text-sm text-muted">{children}</div>
        </>
      )}
    </Card>
  );
}

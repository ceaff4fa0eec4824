import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

interface ApplicationPlaceProps {
  /** The browser's storage has not been read yet. */
  readonly isReading: boolean;
  readonly children: ReactNode;
}

/** Keeps the place of the lists under a skeleton while storage is read: own cards would push the samples down. */
export function ApplicationPlace({ isReading, children }: ApplicationPlaceProps) {
  return (
    // A flow of its own: the margin of what stands first in it would move the skeleton.
    <div className="relative flow-root">
      {isReading ? <ListSkeleton /> : null}
      <div className={clsx(isReading && 'invisible noscript:visible')}>{children}</div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup
      label="Loading your applications"
      className="absolute inset-x-0 top-0 divide-y divide-line noscript:hidden"
    >
      {['one', 'two', 'three'].map((place) => (
        <div key={place} className="space-y-3 py-7">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-10 w-full max-w-narrow" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** Cards in outline, for as long as something of the list is really on its way. */
export function JobListSkeleton({ count = 3 }: { readonly count?: number }) {
  return (
    <SkeletonGroup label="Loading jobs" className="space-y-4">
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="space-y-3 rounded-lg border border-line bg-surface-raised p-5 sm:p-6"
        >
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-10 w-28" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

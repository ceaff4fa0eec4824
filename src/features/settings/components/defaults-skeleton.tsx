import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** The form's own layout while the defaults are on their way. */
export function DefaultsSkeleton() {
  return (
    <SkeletonGroup label="Loading the defaults" className="max-w-form space-y-5">
      {['h-11', 'h-9 w-32', 'h-24'].map((size) => (
        <div key={size} className="space-y-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className={size} />
        </div>
      ))}
      <Skeleton className="h-10 w-32" />
    </SkeletonGroup>
  );
}

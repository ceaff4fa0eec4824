import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { postGrid, wideCell } from './post-grid';

/** The table's own layout while posts are on their way. */
export function StaffPostSkeleton() {
  return (
    <SkeletonGroup label="Loading posts" className="divide-y divide-line border-y border-line">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={postGrid}>
          <div className={`space-y-2 ${wideCell}`}>
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-1/3" />
          </div>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-5 w-16" />
          <Skeleton className={`h-4 w-24 ${wideCell}`} />
          <Skeleton className={`h-8 w-40 xl:ml-auto ${wideCell}`} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

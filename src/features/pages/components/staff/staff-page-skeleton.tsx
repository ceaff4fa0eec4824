import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { pageGrid, wideCell } from './page-grid';

const ROWS = 5;

/** The table's own layout while pages are on their way. */
export function StaffPageSkeleton() {
  return (
    <SkeletonGroup label="Loading pages" className="divide-y divide-line border-y border-line">
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className={pageGrid}>
          <div className={`space-y-2 ${wideCell}`}>
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-1/4" />
            <Skeleton className="h-3 w-4/5" />
          </div>
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-5 w-16" />
          <div className={`space-y-2 ${wideCell}`}>
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-3 w-32" />
          </div>
          <Skeleton className={`h-8 w-40 xl:ml-auto ${wideCell}`} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

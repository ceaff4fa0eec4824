import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { mediaGrid } from './media-grid';

/** The library's own layout while pictures are on their way. */
export function MediaSkeleton() {
  return (
    <SkeletonGroup label="Loading files" className={mediaGrid}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className="space-y-2">
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

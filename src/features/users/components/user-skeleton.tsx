import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

export const userGrid = 'grid gap-4 md:grid-cols-2 2xl:grid-cols-3';

/** The cards' own layout while the accounts are on their way. */
export function UserSkeleton() {
  return (
    <SkeletonGroup label="Loading users" className={userGrid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} className="flex flex-col gap-4 p-5">
          <div className="flex items-start gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-2/3" />
            </div>
          </div>
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-4 w-40" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** Two columns: what was sent, and what is done with it. */
export const leadGrid = 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]';

/** The screen's own layout while a lead is on its way. */
export function LeadSkeleton() {
  return (
    <SkeletonGroup label="Loading the lead">
      <Skeleton className="mb-8 h-8 w-64" />
      <div className={leadGrid}>
        <div className="space-y-6">
          {[0, 1].map((index) => (
            <Card key={index} className="space-y-3 p-5">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-16" />
            </Card>
          ))}
        </div>
        <Card className="space-y-3 p-5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}

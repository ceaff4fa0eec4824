import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** The editor's own layout while the post is on its way. */
export function PostDialogSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the post"
      className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="space-y-6">
        <Skeleton className="h-11" />
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
      <div className="space-y-6">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-40 rounded-lg" />
      </div>
    </SkeletonGroup>
  );
}

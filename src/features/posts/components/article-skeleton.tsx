import { Skeleton } from '@/components/ui/skeleton';

/** The article's own layout while it is on its way. */
export function ArticleSkeleton() {
  return (
    <div role="status" aria-label="Loading article" className="mx-auto max-w-narrow">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-5 h-12 w-full" />
      <Skeleton className="mt-3 h-12 w-2/3" />
      <div className="mt-6 flex items-center gap-4">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-4 w-48" />
      </div>
      <Skeleton className="mt-12 aspect-video w-full rounded-lg" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="mt-4 h-5 w-full" />
      ))}
    </div>
  );
}

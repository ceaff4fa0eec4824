import { Skeleton } from '@/components/ui/skeleton';

/** The grid's own layout while articles are on their way. */
export function PostGridSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div
      role="status"
      aria-label="Loading articles"
      className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-video w-full rounded-lg" />
          <Skeleton className="mt-4 h-4 w-32" />
          <Skeleton className="mt-3 h-6 w-full" />
          <Skeleton className="mt-2 h-6 w-2/3" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-5/6" />
        </div>
      ))}
    </div>
  );
}

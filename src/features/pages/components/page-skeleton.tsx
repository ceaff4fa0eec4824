import { Skeleton } from '@/components/ui/skeleton';

/** The page's own layout while it is on its way. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading page" className="mx-auto max-w-4xl">
      <Skeleton className="h-14 w-4/5" />
      <Skeleton className="mt-5 h-4 w-48" />
      <div className="mt-10">
        <PageTextSkeleton />
      </div>
    </div>
  );
}

export function PageTextSkeleton() {
  return (
    <div className="max-w-measure">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className={index % 4 === 3 ? 'mt-4 h-5 w-2/3' : 'mt-4 h-5 w-full'} />
      ))}
    </div>
  );
}

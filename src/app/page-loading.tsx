import { Spinner } from '@/components/ui/spinner';

/** What the empty shell shows while the code of the first page is on its way. */
export function PageLoading() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid min-h-dvh place-items-center text-muted"
    >
      <Spinner />
    </div>
  );
}

import { Spinner } from '@/components/ui/spinner';
import { isStaffArea } from '@/config/areas';

/** What the empty shell shows while the code of the first page is on its way. */
export function PageLoading() {
  return (
    <div
      role="status"
      aria-label="Loading"
      data-area={isStaffArea(window.location.pathname) ? 'cms' : undefined}
      className="grid min-h-dvh place-items-center text-muted"
    >
      <Spinner />
    </div>
  );
}

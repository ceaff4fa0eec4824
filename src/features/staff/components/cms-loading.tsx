import { Spinner } from '@/components/ui/spinner';

/** While it is not known yet who is signed in, or a screen's code is on its way. */
export function CmsLoading() {
  return (
    <div data-area="cms" className="grid min-h-dvh place-items-center bg-surface text-brand">
      <Spinner label="Loading" className="size-8" />
    </div>
  );
}

import { Skeleton } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/dates';

/** The time of an event; its place is kept while the visitor's clock is not known yet. */
export function EventWhen({ startISO }: { readonly startISO: string | null }) {
  if (startISO !== null) return <time dateTime={startISO}>{formatDateTime(startISO)}</time>;
  return (
    <span className="inline-block w-44 max-w-full align-middle noscript:hidden">
      <Skeleton className="h-4 w-full" />
    </span>
  );
}

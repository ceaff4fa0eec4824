import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { timingOf } from '../model';
import { useEvents } from '../use-events';

/** What somebody hosts next. Until the visitor's clock is known the dates have their place alone. */
export function HostedEvents({ host }: { readonly host: string }) {
  const { events, now, instant } = useEvents();
  const hosted = events.filter(
    (event) => event.host === host && timingOf(event, instant) !== 'past',
  );
  if (hosted.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold text-ink">Coming events</h3>
      <ul className="mt-3 space-y-3 text-sm">
        {hosted.map((event) => (
          <li key={event.id}>
            <Link
              to={event.type === 'Workshop' ? paths.workshops() : paths.webinars()}
              className="font-medium text-brand link-underline"
            >
              {event.title}
            </Link>
            <span className="block text-muted">
              {now ? (
                <time dateTime={event.startISO}>{formatDateTime(event.startISO)}</time>
              ) : (
                <span className="inline-block w-44 max-w-full align-middle noscript:hidden">
                  <Skeleton className="h-3 w-full" />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

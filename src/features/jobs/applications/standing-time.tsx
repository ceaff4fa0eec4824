import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/dates';
import { askHowTheyStand, type OwnRecords } from './own-records-store';

/** As of when the statuses are true, and a way to ask again; nothing where nothing has been received yet. */
export function StandingTime({ records: { entries, inquiry } }: { readonly records: OwnRecords }) {
  const received = [...entries.values()].filter(({ receipt }) => receipt !== undefined);
  if (received.length === 0) return null;
  const times = received.flatMap(({ knownAt }) => knownAt ?? []).sort();
  const asOf = times[0];
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 text-sm text-muted">
      <p data-numbers="" role="status">
        {asOf === undefined ? (
          'What our placement team says of them is not known here yet.'
        ) : (
          <>
            As of <time dateTime={asOf}>{formatDateTime(asOf)}</time>.
          </>
        )}
        {inquiry === 'failed' ? ' Our placement team cannot be reached just now.' : null}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 min-h-11"
        pending={inquiry === 'asking'}
        pendingLabel="Asking…"
        onClick={() => void askHowTheyStand()}
      >
        Ask again
      </Button>
    </div>
  );
}

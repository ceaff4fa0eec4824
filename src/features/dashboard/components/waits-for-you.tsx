import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useNow } from '@/hooks/use-now';
import { formatAgo } from '@/lib/ago';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import { reviewQueueQuery, type WaitingReview } from '@/lib/review/review';

/** The database stops counting here. */
const COUNT_LIMIT = 1000;

/** What others ask this person to publish, and what came back to them. */
export function WaitsForYou() {
  const queue = useQuery(reviewQueueQuery());
  const total = queue.data ? queue.data.askedTotal + queue.data.sentBackTotal : 0;
  return (
    <Panel
      title="Waits for you"
      {...(total > 0
        ? {
            action: (
              <Badge tone="brand">
                <span data-numbers="">
                  {total.toLocaleString('en-IN')}
                  {total >= COUNT_LIMIT ? '+' : ''}
                </span>
              </Badge>
            ),
          }
        : {})}
    >
      {queue.isLoadingError ? (
        <ErrorState
          title="Failed to fetch what waits for you"
          onRetry={() => void queue.refetch()}
          pending={queue.isFetching}
        >
          {queue.error.message}
        </ErrorState>
      ) : !queue.data ? (
        <SkeletonGroup label="Loading what waits for you">
          <Skeleton className="h-5 w-3/5" />
        </SkeletonGroup>
      ) : total === 0 ? (
        <p className="text-muted">Nothing waits for you.</p>
      ) : (
        <div className="space-y-5">
          <Waiting title="To be reviewed" items={queue.data.asked} total={queue.data.askedTotal} />
          <Waiting
            title="Sent back to you"
            items={queue.data.sentBack}
            total={queue.data.sentBackTotal}
          />
        </div>
      )}
    </Panel>
  );
}

interface WaitingProps {
  readonly title: string;
  readonly items: readonly WaitingReview[];
  readonly total: number;
}

function Waiting({ title, items, total }: WaitingProps) {
  const now = useNow(MINUTE_MS);
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      <ul className="divide-y divide-line">
        {items.map(({ kind, id, title: name, personName, note, at }) => (
          <li key={`${kind} ${id}`} className="py-2.5">
            <Link
              to={kind === 'post' ? paths.cms.editPost(id) : paths.cms.editPage(id)}
              dir="auto"
              className="link-underline line-clamp-2 font-medium break-words"
            >
              {name}
            </Link>
            <p className="text-sm text-muted">
              {kind === 'post' ? 'Post' : 'Page'} · <bdi>{personName || 'Somebody'}</bdi> ·{' '}
              <time dateTime={at} title={formatDateTime(at)}>
                {now ? formatAgo(at, now.getTime()) : formatDateTime(at)}
              </time>
            </p>
            {note === '' ? null : (
              <p dir="auto" className="mt-1 line-clamp-3 text-sm wrap-anywhere text-ink-soft">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
      {total > items.length ? (
        <p className="text-sm text-muted">
          and {(total - items.length).toLocaleString('en-IN')}
          {total >= COUNT_LIMIT ? '+' : ''} more
        </p>
      ) : null}
    </section>
  );
}

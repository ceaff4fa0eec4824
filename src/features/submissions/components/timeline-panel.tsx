import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/dates';
import { eventWords } from '../event-words';
import type { LeadEvent } from '../model';
import { leadQueries } from '../queries';

interface TimelinePanelProps {
  readonly id: string;
  /** The form for notes. */
  readonly children?: ReactNode;
}

/** Everything that happened to a lead, the latest first. */
export function TimelinePanel({ id, children }: TimelinePanelProps) {
  const events = useQuery(leadQueries.events(id));
  return (
    <Panel title="Notes and history">
      <div className="space-y-5">
        {children}
        {events.isPending ? (
          <SkeletonGroup label="Loading the history" className="space-y-3">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </SkeletonGroup>
        ) : events.isLoadingError ? (
          <ErrorState
            title="Failed to fetch the history"
            onRetry={() => void events.refetch()}
            pending={events.isFetching}
          >
            {events.error.message}
          </ErrorState>
        ) : (
          <ol aria-label="History" className="space-y-4 border-l-2 border-line pl-5">
            {events.data.map((event) => (
              <Entry key={event.id} event={event} />
            ))}
          </ol>
        )}
      </div>
    </Panel>
  );
}

function Entry({ event }: { readonly event: LeadEvent }) {
  const { who, deed, lines } = eventWords(event);
  return (
    <li className="relative before:absolute before:top-2 before:-left-[1.625rem] before:size-2.5 before:rounded-full before:bg-line-strong">
      <p className="text-ink-soft">
        <bdi className="font-medium text-ink">{who}</bdi> <bdi>{deed}</bdi>
      </p>
      {lines.map((line) => (
        <p
          key={line}
          dir="auto"
          className="max-w-measure text-left wrap-anywhere whitespace-pre-line"
        >
          {line}
        </p>
      ))}
      <time dateTime={event.at} className="text-sm text-muted">
        {formatDateTime(event.at)}
      </time>
    </li>
  );
}

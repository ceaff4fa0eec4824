import { Link } from 'react-router-dom';
import type { ListColumn } from '@/components/list/list-column';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { formatDateTime, formatShortDate } from '@/lib/dates';
import { aboutLine, channelLabel, senderName } from '../lead-words';
import type { ListedLead } from '../model';
import type { leadSorts } from '../queries';
import { stageLabel, stageTone } from '../stages';
import { ReplyClock } from './reply-clock';

export interface LeadActs {
  /** Milliseconds since the epoch; null before it is known. */
  readonly now: number | null;
  /** The address of the list, to come back to. */
  readonly from: string;
  /** The lead that is being assigned. */
  readonly assigningId: string | undefined;
  readonly onAssignToMe: (id: string) => void;
}

type Sort = (typeof leadSorts)[number];

/** The table of leads. On narrow screens the clock stands beside the name. */
export const leadTableColumns: readonly ListColumn<ListedLead, LeadActs, Sort>[] = [
  {
    title: 'Lead',
    width: 'minmax(0,1fr)',
    narrow: 'beside',
    sorts: { name: 'Name A–Z' },
    cellClass: 'min-w-0',
    cell: (lead, { from }) => (
      <>
        <p className="truncate font-semibold text-ink">
          <Link
            to={paths.cms.lead(lead.id)}
            state={{ from }}
            className="rounded-sm underline-offset-4 hover:underline"
          >
            <bdi>{senderName(lead)}</bdi>
          </Link>
        </p>
        <p className="truncate text-sm text-ink-soft">{aboutLine(lead)}</p>
        {lead.messageStart === '' ? null : (
          <p dir="auto" className="truncate text-left text-sm text-muted">
            {lead.messageStart}
          </p>
        )}
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-3 w-4/5" />
      </>
    ),
  },
  {
    title: 'Reply',
    width: '7.5rem',
    narrow: 'end',
    sorts: { due: 'Due first' },
    cell: (lead, { now }) => <ReplyClock lead={lead} now={now} />,
    skeleton: <Skeleton className="h-4 w-16" />,
  },
  {
    title: 'From',
    width: '7.5rem',
    narrow: 'hidden',
    sorts: { newest: 'Newest first', oldest: 'Oldest first' },
    cellClass: 'min-w-0 text-sm text-muted',
    cell: ({ channel, receivedAt }) => (
      <>
        <bdi title={channel} className="block truncate">
          {channelLabel(channel)}
        </bdi>
        <time dateTime={receivedAt} title={formatDateTime(receivedAt)} className="block">
          {formatShortDate(receivedAt)}
        </time>
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-3 w-20" />
      </>
    ),
  },
  {
    title: 'Stage',
    width: '8.25rem',
    cellClass: 'max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-3',
    cell: ({ stage, channel, receivedAt }) => (
      <>
        <Badge tone={stageTone(stage)}>{stageLabel(stage)}</Badge>
        <span className="text-sm text-muted xl:hidden">
          <bdi>{channelLabel(channel)}</bdi> · {formatShortDate(receivedAt)}
        </span>
      </>
    ),
    skeleton: <Skeleton className="h-5 w-20" />,
  },
  {
    title: 'Owner',
    width: '8.5rem',
    cellClass: 'min-w-0 text-sm',
    cell: (lead, { assigningId, onAssignToMe }) =>
      lead.ownerId === null && lead.erasedAt === null ? (
        <Button
          size="small"
          variant="quiet"
          className="-ml-3 text-ink-soft"
          pending={assigningId === lead.id}
          onClick={() => onAssignToMe(lead.id)}
        >
          Assign to me
          <span className="sr-only">
            : <bdi>{senderName(lead)}</bdi>
          </span>
        </Button>
      ) : (
        <bdi className="block truncate">{lead.ownerName}</bdi>
      ),
    skeleton: <Skeleton className="h-4 w-24" />,
  },
];

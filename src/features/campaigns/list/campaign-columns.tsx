import { Copy, Square } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListColumn } from '@/components/list/list-column';
import { DeleteAction } from '@/components/list/row-actions';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { groupIndian } from '@/lib/money';
import { kindLabels, stateLabels, stateTones, type ListedCampaign } from '../model';
import type { campaignSorts } from '../queries';

export interface CampaignActs {
  readonly onEnd: (campaign: ListedCampaign) => void;
  readonly onDelete: (campaign: ListedCampaign) => void;
}

type Sort = (typeof campaignSorts)[number];

/** The table of campaigns. */
export const campaignColumns: readonly ListColumn<ListedCampaign, CampaignActs, Sort>[] = [
  {
    title: 'Campaign',
    width: 'minmax(0,1fr)',
    sorts: { name: 'Name A–Z', changed: 'Last changed' },
    cellClass: 'min-w-0',
    cell: ({ id, name, kind }) => (
      <>
        <Link
          to={paths.cms.campaign(id)}
          dir="auto"
          className="line-clamp-2 text-left font-semibold text-ink underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">{kindLabels[kind]}</p>
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-1/4" />
      </>
    ),
  },
  {
    title: 'State',
    width: '7rem',
    narrow: 'beside',
    cell: ({ state, isShown }) => (
      <>
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        {state === 'running' && !isShown ? (
          <p className="mt-1 text-sm text-warning">Covered by a later one</p>
        ) : null}
      </>
    ),
    skeleton: <Skeleton className="h-5 w-16" />,
  },
  {
    title: 'Runs',
    width: '14rem',
    sorts: { start: 'Next start first', newest: 'Latest start first' },
    cellClass: 'text-sm text-ink-soft',
    cell: ({ startsAt, endsAt }) => (
      <>
        <span className="block">
          From <time dateTime={startsAt}>{formatDateTime(startsAt)}</time>
        </span>
        <span className="block">
          {endsAt === null ? (
            'Until you end it'
          ) : (
            <>
              To <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>
            </>
          )}
        </span>
      </>
    ),
    skeleton: <Skeleton className="h-8 w-40" />,
  },
  {
    title: 'Leads',
    width: '5.5rem',

    cellClass: 'text-sm',
    cell: ({ leads, utmCampaign }) =>
      utmCampaign === '' ? (
        <span className="text-muted">Not counted</span>
      ) : (
        <span data-numbers="">
          {groupIndian(leads)}
          <span className="xl:sr-only"> {leads === 1 ? 'lead' : 'leads'}</span>
        </span>
      ),
    skeleton: <Skeleton className="h-4 w-10" />,
  },
  {
    title: 'Actions',
    width: '13.5rem',
    isLast: true,
    cellClass: 'flex flex-wrap items-center gap-1',
    cell: (campaign, { onEnd, onDelete }) => (
      <>
        {campaign.state === 'running' ? (
          <Button
            size="small"
            aria-label={`End ${campaign.name} now`}
            onClick={() => onEnd(campaign)}
          >
            <Square aria-hidden="true" className="size-4" />
            End now
          </Button>
        ) : null}
        <Button asChild size="small" variant="quiet">
          <Link
            to={`${paths.cms.campaign('new')}?from=${campaign.id}`}
            aria-label={`Duplicate ${campaign.name}`}
          >
            <Copy aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Duplicate</span>
          </Link>
        </Button>
        <DeleteAction title={campaign.name} onDelete={() => onDelete(campaign)} />
      </>
    ),
    skeleton: <Skeleton className="ml-auto h-8 w-28" />,
  },
];

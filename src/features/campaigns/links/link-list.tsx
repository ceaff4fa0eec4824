import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Pencil, QrCode } from 'lucide-react';
import { useState } from 'react';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { CountedList } from '@/components/list/counted-list';
import type { ListColumn } from '@/components/list/list-column';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { DeleteAction } from '@/components/list/row-actions';
import { RowQuestion } from '@/components/list/row-question';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { groupIndian } from '@/lib/money';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { requireRow } from '@/lib/supabase/require-row';
import { campaignKeys } from '../keys';
import { DENIAL } from '../mutations';
import { addressOf, linksQuery, type ListedLink } from './model';
import { RenameDialog } from './rename-dialog';
import { copyLink, ShareLink } from './share-link';

export const linkNoun = { one: 'link', many: 'links' };

interface LinkActs {
  readonly onShare: (link: ListedLink) => void;
  readonly onRename: (link: ListedLink) => void;
  readonly onDelete: (link: ListedLink) => void;
}

const columns: readonly ListColumn<ListedLink, LinkActs>[] = [
  {
    title: 'Link',
    width: 'minmax(0,1fr)',
    cellClass: 'min-w-0',
    cell: ({ name, target }) => (
      <>
        <p dir="auto" className="line-clamp-2 text-left font-semibold text-ink">
          {name}
        </p>
        <p className="truncate font-mono text-sm text-ink-soft">{target}</p>
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </>
    ),
  },
  {
    title: 'Names',
    width: '16rem',
    cellClass: 'min-w-0 text-sm text-ink-soft',
    cell: ({ utmSource, utmMedium, utmCampaign, utmContent, utmTerm }) => (
      <>
        <p className="font-medium wrap-anywhere text-ink">{utmCampaign}</p>
        <p className="wrap-anywhere">
          {[utmSource, utmMedium, utmContent, utmTerm].filter(Boolean).join(' · ')}
        </p>
      </>
    ),
    skeleton: <Skeleton className="h-8 w-40" />,
  },
  {
    title: 'Leads',
    width: '5rem',
    cellClass: 'text-sm',
    cell: ({ leads }) => (
      <span data-numbers="">
        {groupIndian(leads)}
        <span className="xl:sr-only"> {leads === 1 ? 'lead' : 'leads'}</span>
      </span>
    ),
    skeleton: <Skeleton className="h-4 w-8" />,
  },
  {
    title: 'Actions',
    width: '15rem',
    isLast: true,
    cellClass: 'flex flex-wrap items-center gap-1',
    cell: (link, { onShare, onRename, onDelete }) => (
      <>
        <Button
          size="small"
          aria-label={`Copy ${link.name}`}
          onClick={() => void copyLink(addressOf(link))}
        >
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`QR code of ${link.name}`}
          onClick={() => onShare(link)}
        >
          <QrCode aria-hidden="true" className="size-4" />
          QR
        </Button>
        <IconButton
          label={`Rename ${link.name}`}
          icon={<Pencil aria-hidden className="size-4" />}
          size="small"
          onClick={() => onRename(link)}
        />
        <DeleteAction title={link.name} onDelete={() => onDelete(link)} />
      </>
    ),
    skeleton: <Skeleton className="ml-auto h-8 w-28" />,
  },
];

function useDeleteLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const change = supabase().from('campaign_links').delete().eq('id', id).select('id');
      requireRow(unwrap(await change), DENIAL);
    },
    onSuccess: () => showToast({ title: 'Link deleted successfully', variant: 'success' }),
    onError: (error) => toastFailure(error, 'Failed to delete link', DENIAL),
    onSettled: () => client.invalidateQueries({ queryKey: campaignKeys.all }),
  });
}

interface LinkListProps {
  readonly filter: { readonly search: string; readonly sort: string; readonly page: number };
  /** Of one campaign alone. */
  readonly campaign?: string;
  readonly onClearFilters: () => void;
}

/** Links that were given out, with what each brought. */
export function LinkList({ filter, campaign, onClearFilters }: LinkListProps) {
  const list = useQuery(linksQuery(filter, campaign));
  const remove = useDeleteLink();
  const [shared, setShared] = useState<ListedLink | null>(null);
  const [toRename, setToRename] = useState<ListedLink | null>(null);
  const [toDelete, setToDelete] = useState<ListedLink | null>(null);
  return (
    <CountedList
      list={list}
      noun={linkNoun}
      page={filter.page}
      failure="Failed to fetch links"
      isNarrowed={filter.search !== '' || filter.page > 1}
      onClearFilters={onClearFilters}
      empty={
        <EmptyState title="No links yet">
          A link carries names by which the leads that come by it are counted.
        </EmptyState>
      }
      skeleton={<ListSkeleton noun={linkNoun} columns={columns} rows={4} />}
    >
      {(page) => (
        <>
          <ListTable
            label="Links"
            columns={columns}
            page={page}
            isBusy={list.isFetching}
            acts={{ onShare: setShared, onRename: setToRename, onDelete: setToDelete }}
          />
          {shared ? <ShareLink link={shared} onClose={() => setShared(null)} /> : null}
          {toRename ? <RenameDialog link={toRename} onClose={() => setToRename(null)} /> : null}
          <RowQuestion
            row={toDelete}
            title={() => 'Are you sure you want to delete this link?'}
            describe={({ name }) => (
              <>
                “<bdi>{name}</bdi>” leaves this list. The address goes on working, and its leads are
                still counted for their campaign.
              </>
            )}
            confirmLabel="Delete"
            pendingLabel="Deleting…"
            pending={remove.isPending}
            onConfirm={({ id }, options) => remove.mutate(id, options)}
            onClose={() => setToDelete(null)}
          />
        </>
      )}
    </CountedList>
  );
}

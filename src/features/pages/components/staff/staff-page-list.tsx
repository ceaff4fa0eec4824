import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clsx } from 'clsx';
import { useLoadFailure } from '@/components/feedback/use-load-failure';
import { ListPages } from '@/components/layout/list-pages';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { paths } from '@/config/paths';
import type { PageListItem } from '../../model';
import { useChangePageStatus, useDeletePage } from '../../mutations';
import { STAFF_PAGE_SIZE, staffPageQueries, type StaffPageFilter } from '../../staff-queries';
import { pageGrid } from './page-grid';
import { StaffPageRow } from './staff-page-row';
import { StaffPageSkeleton } from './staff-page-skeleton';

interface StaffPageListProps {
  readonly filter: StaffPageFilter;
  readonly canManage: boolean;
  readonly onClearFilters: () => void;
}

const columns = ['Page', 'Status', 'Template', 'Dates', 'Actions'];

/** The staff's table of pages with its states and the question before a deletion. */
export function StaffPageList({ filter, canManage, onClearFilters }: StaffPageListProps) {
  const list = useQuery(staffPageQueries.list(filter));
  const counts = useQuery(staffPageQueries.counts());
  const changeStatus = useChangePageStatus();
  const deletePage = useDeletePage();
  const [doomed, setDoomed] = useState<PageListItem | null>(null);
  const isFiltered = filter.search !== '' || filter.status !== 'all' || filter.template !== 'all';

  useLoadFailure(list.error, 'Failed to fetch pages');

  if (list.isPending) return <StaffPageSkeleton />;
  // What was read before stays, though it could not be read again.
  if (list.isLoadingError) {
    return (
      <ErrorState
        title="Failed to fetch pages"
        onRetry={() => {
          void list.refetch();
          void counts.refetch();
        }}
        pending={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    );
  }

  const { pages, found, isCapped } = list.data;
  const total = Math.max(counts.data?.total ?? 0, found);
  const counter = (
    <p role="status" className="mb-3 text-sm text-muted" data-numbers="">
      {found.toLocaleString('en-IN')}
      {isCapped ? '+' : ''} of {total.toLocaleString('en-IN')} pages
    </p>
  );

  if (pages.length === 0) {
    return (
      <>
        {counter}
        {isFiltered || filter.page > 1 || list.isPlaceholderData ? (
          <EmptyState
            title="No pages found"
            action={<Button onClick={onClearFilters}>Clear Filters</Button>}
          >
            No page matches these filters.
          </EmptyState>
        ) : (
          <EmptyState
            title="No pages found"
            action={
              canManage && (
                <Button asChild variant="primary">
                  <Link to={paths.cms.newPage()}>Create your first page</Link>
                </Button>
              )
            }
          >
            A page stands at an address of its own, such as /scholarships. It stays a draft until it
            is published.
          </EmptyState>
        )}
      </>
    );
  }

  return (
    <>
      {counter}
      <div
        role="table"
        aria-label="Pages"
        aria-rowcount={isCapped ? -1 : found}
        aria-busy={list.isFetching}
      >
        <div role="rowgroup" className="hidden border-b border-line xl:block">
          <div role="row" className={pageGrid}>
            {columns.map((column) => (
              <span
                key={column}
                role="columnheader"
                className={clsx(
                  'text-xs font-semibold text-muted',
                  column === 'Actions' && 'text-right',
                )}
              >
                {column}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="divide-y divide-line border-b border-line">
          {pages.map((page) => (
            <StaffPageRow
              key={page.id}
              page={page}
              canManage={canManage}
              isChanging={changeStatus.isPending && changeStatus.variables.id === page.id}
              onStatus={(status) => changeStatus.mutate({ id: page.id, status })}
              onDelete={() => setDoomed(page)}
            />
          ))}
        </div>
      </div>
      <ListPages
        noun={{ one: 'page', many: 'pages' }}
        page={filter.page}
        pageSize={STAFF_PAGE_SIZE}
        shown={pages.length}
        total={found}
        isCapped={isCapped}
      />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setDoomed(null);
        }}
        title="Are you sure you want to delete this page?"
        description={
          doomed ? (
            <>
              “<bdi>{doomed.title}</bdi>” will be gone for good, and /{doomed.slug} will lead
              nowhere.
            </>
          ) : (
            ''
          )
        }
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        danger
        pending={deletePage.isPending}
        onConfirm={() => {
          if (doomed) deletePage.mutate(doomed.id, { onSettled: () => setDoomed(null) });
        }}
      />
    </>
  );
}

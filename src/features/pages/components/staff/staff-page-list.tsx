import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDuplicate } from '@/components/drafts/use-duplicate';
import { CountedList } from '@/components/list/counted-list';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { Late } from '@/components/late/late';
import { lateScheduleRow } from '@/components/publication/late-schedule';
import { useChosenDocuments } from '@/components/publication/use-chosen-documents';
import { useListedPresence } from '@/components/presence/use-listed-presence';
import { useOfRows } from '@/components/list/use-of-rows';
import { lastBuildQuery } from '@/lib/last-build';
import { unpublishedChangesQuery } from '@/lib/drafts/shared-copies';
import { reviewStatesQuery } from '@/lib/review/review';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { isNarrowed } from '@/lib/list-filter';
import type { PageListItem } from '../../model';
import { duplicatePage } from '../../late-duplicate';
import { denials, useChangePageStatus, useRefreshPages } from '../../mutations';
import { staffPageFields, staffPageQueries, type StaffPageFilter } from '../../staff-queries';
import { DeleteQuestion } from './delete-question';
import { pageTableColumns } from './page-columns';

interface StaffPageListProps {
  readonly filter: StaffPageFilter;
  readonly canManage: boolean;
  readonly onClearFilters: () => void;
}

export const pageNoun = { one: 'page', many: 'pages' };

/** The staff's table of pages with its states and the question before a deletion. */
export function StaffPageList({ filter, canManage, onClearFilters }: StaffPageListProps) {
  const list = useQuery(staffPageQueries.list(filter));
  const counts = useQuery(staffPageQueries.counts());
  const changeStatus = useChangePageStatus();
  const reviews = useOfRows((ids) => reviewStatesQuery('page', ids), list.data?.rows);
  const changes = useOfRows((ids) => unpublishedChangesQuery('page', ids), list.data?.rows);
  const { data: build = null } = useQuery(lastBuildQuery());
  const { presence, watch } = useListedPresence('page', list.data?.rows, canManage);
  const [scheduled, setScheduled] = useState<PageListItem | null>(null);
  const refresh = useRefreshPages();
  const { selection, problems, bar } = useChosenDocuments({
    kind: 'page',
    noun: pageNoun,
    rows: list.data?.rows,
    canPublish: canManage,
    canDelete: canManage,
    denials,
    refresh,
  });
  const navigate = useNavigate();
  const { duplicate } = useDuplicate({
    kind: 'page',
    duplicate: duplicatePage,
    refresh,
    onOpen: (id) => void navigate(paths.cms.editPage(id)),
  });
  const [pageToDelete, setPageToDelete] = useState<PageListItem | null>(null);
  const found = list.data?.total ?? 0;
  const total = Math.max(counts.data?.total ?? 0, found);

  return (
    <>
      {list.data && (
        <p role="status" className="mb-3 text-sm text-muted" data-numbers="">
          {found.toLocaleString('en-IN')}
          {list.data.isCapped ? '+' : ''} of {total.toLocaleString('en-IN')} pages
        </p>
      )}
      {bar}
      {watch}
      <CountedList
        list={list}
        noun={pageNoun}
        page={filter.page}
        failure="Failed to fetch pages"
        onRetry={() => void counts.refetch()}
        isNarrowed={isNarrowed(staffPageFields, filter)}
        onClearFilters={onClearFilters}
        empty={
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
        }
        skeleton={
          <ListSkeleton noun={pageNoun} columns={pageTableColumns} rows={5} hasBoxes={canManage} />
        }
      >
        {(page) => (
          <>
            <ListTable
              label="Pages"
              columns={pageTableColumns}
              page={page}
              isBusy={list.isFetching}
              selection={selection}
              acts={{
                canManage,
                reviews,
                changes,
                build,
                presence,
                problems,
                changingId: changeStatus.isPending ? changeStatus.variables.row.id : undefined,
                onStatus: (row, status) => changeStatus.mutate({ row, status }),
                onSchedule: setScheduled,
                onDuplicate: duplicate,
                onDelete: setPageToDelete,
              }}
            />
            {scheduled && (
              <Late code={lateScheduleRow} title="The dialog could not be loaded">
                {({ ScheduleRow }) => (
                  <ScheduleRow
                    noun="page"
                    row={scheduled}
                    denial={denials.publish}
                    refresh={refresh}
                    onClose={() => setScheduled(null)}
                  />
                )}
              </Late>
            )}
          </>
        )}
      </CountedList>
      {/* Beside the list: the last row takes the list with it, and nobody would hear that it is done. */}
      <DeleteQuestion page={pageToDelete} onClose={() => setPageToDelete(null)} />
    </>
  );
}

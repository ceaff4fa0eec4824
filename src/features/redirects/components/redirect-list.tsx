import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterChoices, sortChoices } from '@/components/list/choices';
import { CountedList } from '@/components/list/counted-list';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { RowQuestion } from '@/components/list/row-question';
import { useSelection } from '@/components/list/use-selection';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { isNarrowed, type useListFilter } from '@/lib/list-filter';
import { redirectStatuses, statusNames, type Redirect } from '../model';
import { useDeleteRedirects } from '../mutations';
import { redirectFields, redirectQueries, redirectSorts, type RedirectFilter } from '../queries';
import { ChosenBar } from '@/components/list/chosen-bar';
import { redirectTableColumns } from './redirect-columns';

const noun = { one: 'redirect', many: 'redirects' };
const orders = sortChoices(redirectSorts, redirectTableColumns);
const origins = filterChoices('Any origin', ['manual', 'automatic'], (origin) =>
  origin === 'manual' ? 'By hand' : 'Automatic',
);
const kinds = filterChoices('All kinds', redirectStatuses, (status) => statusNames[status]);
const none: readonly Redirect[] = [];

interface RedirectListProps extends ReturnType<typeof useListFilter<RedirectFilter>> {
  readonly onNew: () => void;
  readonly onEdit: (redirect: Redirect) => void;
}

/** Where addresses lead, with what narrows the list down. */
export function RedirectList(props: RedirectListProps) {
  const { filter, search, choose, clear, onNew, onEdit } = props;
  const list = useQuery(redirectQueries.list(filter));
  const remove = useDeleteRedirects();
  const selection = useSelection(list.data?.rows ?? none, ({ fromPath }) => fromPath);
  const [asked, setAsked] = useState<readonly Redirect[] | null>(null);

  return (
    <>
      <ListFilters label="Redirects" noun={noun} search={filter.search} onSearch={search}>
        <FilterSelect
          label="Origin"
          isShort
          value={filter.origin}
          choices={origins}
          onChange={(origin) => choose({ origin })}
        />
        <FilterSelect
          label="Kind"
          isShort
          value={filter.status}
          choices={kinds}
          onChange={(status) => choose({ status })}
        />
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          choices={orders}
          onChange={(sort) => choose({ sort })}
        />
      </ListFilters>
      <CountedList
        list={list}
        noun={noun}
        page={filter.page}
        failure="Failed to fetch redirects"
        isNarrowed={isNarrowed(redirectFields, filter)}
        onClearFilters={clear}
        empty={
          <EmptyState
            title="No redirects yet"
            action={<Button onClick={onNew}>New Redirect</Button>}
          >
            A page whose slug changes gets one by itself. Make others for addresses on posters, in
            old e-mails, or from the 404 report.
          </EmptyState>
        }
        skeleton={<ListSkeleton noun={noun} columns={redirectTableColumns} hasBoxes />}
      >
        {(page) => (
          <>
            {selection.chosen.length > 0 && (
              <ChosenBar
                label="Chosen redirects"
                count={selection.chosen.length}
                onClear={selection.clear}
              >
                <Button variant="danger" onClick={() => setAsked(selection.chosen)}>
                  Delete
                </Button>
              </ChosenBar>
            )}
            <ListTable
              label="Redirects"
              columns={redirectTableColumns}
              page={page}
              isBusy={list.isFetching}
              selection={selection}
              acts={{ onEdit, onDelete: (redirect) => setAsked([redirect]) }}
            />
          </>
        )}
      </CountedList>
      <RowQuestion
        row={asked}
        title={(rows) =>
          rows.length === 1
            ? `Delete the redirect from ${rows[0]?.fromPath ?? ''}?`
            : `Delete ${rows.length} redirects?`
        }
        describe={(rows) =>
          rows.length === 1
            ? 'Whoever asks for this address will find nothing there. This cannot be undone.'
            : 'Whoever asks for these addresses will find nothing there. This cannot be undone.'
        }
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        pending={remove.isPending}
        onConfirm={(rows, options) =>
          remove.mutate(
            rows.map(({ id }) => id),
            options,
          )
        }
        onClose={() => setAsked(null)}
      />
    </>
  );
}

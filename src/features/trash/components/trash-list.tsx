import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sortChoices } from '@/components/list/choices';
import { CountedList } from '@/components/list/counted-list';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { RowQuestion } from '@/components/list/row-question';
import { wantRow } from '@/components/list/wanted-row';
import { toastRestored } from '@/components/trash/trash-toasts';
import { EmptyState } from '@/components/ui/empty-state';
import { isNarrowed, type useListFilter } from '@/lib/list-filter';
import { toAppError } from '@/lib/supabase/errors';
import { isAddressTaken, type TrashedKind } from '@/lib/trash/trash';
import type { TrashedDocument } from '../model';
import { useDeleteForGood, useRestore } from '../mutations';
import { trashFields, trashQueries, trashSorts, type TrashFilter } from '../queries';
import { AddressDialog, type SlugProblem } from './address-dialog';
import { trashTableColumns } from './trash-columns';

const orders = sortChoices(trashSorts, trashTableColumns);

export const trashNouns = {
  post: { one: 'post', many: 'posts' },
  page: { one: 'page', many: 'pages' },
} as const;

interface TrashListProps extends ReturnType<typeof useListFilter<TrashFilter>> {
  readonly kind: TrashedKind;
  readonly canDelete: boolean;
  readonly slugProblem: SlugProblem;
  /** Reads again whatever shows documents of this kind. */
  readonly onChanged: () => Promise<void>;
  readonly onOpen: (id: string) => void;
}

interface Taken {
  readonly page: TrashedDocument;
  readonly reason: string;
}

/** Deleted documents of one kind, with what narrows the list down. Mounted with the kind as key. */
export function TrashList(props: TrashListProps) {
  const { kind, canDelete, slugProblem, onChanged, onOpen, filter, search, choose, clear } = props;
  const noun = trashNouns[kind];
  const list = useQuery(trashQueries.list(kind, filter));
  const restore = useRestore(kind, onChanged);
  const remove = useDeleteForGood(kind);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [asked, setAsked] = useState<TrashedDocument | null>(null);

  /** The row goes; a focus that stands in it goes to its neighbour. */
  function passFocusOn(id: string) {
    const rows = list.data?.rows ?? [];
    const index = rows.findIndex((row) => row.id === id);
    const next = rows[index + 1] ?? rows[index - 1];
    if (!document.activeElement?.closest(`[data-row="${id}"]`)) return;
    if (next) wantRow(next.id);
    else document.getElementById('main')?.focus({ preventScroll: true });
  }

  function handleRestore(document: TrashedDocument, newSlug?: string) {
    return {
      variables: { id: document.id, ...(newSlug === undefined ? {} : { newSlug }) },
      onSuccess: (restored: Parameters<typeof toastRestored>[1]) => {
        passFocusOn(document.id);
        setTaken(null);
        toastRestored(kind, restored, { label: 'Open', onAction: () => onOpen(restored.id) });
      },
    };
  }

  function restoreWhereItWas(document: TrashedDocument) {
    const { variables, onSuccess } = handleRestore(document);
    restore.mutate(variables, {
      onSuccess,
      onError: (error) => {
        if (isAddressTaken(error)) setTaken({ page: document, reason: toAppError(error).message });
      },
    });
  }

  return (
    <>
      <ListFilters label="Trash" noun={noun} search={filter.search} onSearch={search}>
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
        failure="Failed to fetch the trash"
        isNarrowed={isNarrowed(trashFields, filter)}
        onClearFilters={clear}
        empty={
          <EmptyState title="The trash is empty">
            {kind === 'post' ? 'Posts' : 'Pages'} that are deleted lie here for 30 days.
          </EmptyState>
        }
        skeleton={<ListSkeleton noun={noun} columns={trashTableColumns} rows={5} />}
      >
        {(page) => (
          <ListTable
            label={`Deleted ${noun.many}`}
            columns={trashTableColumns}
            page={page}
            isBusy={list.isFetching}
            acts={{
              canDelete,
              restoringId: restore.isPending ? restore.variables.id : undefined,
              onRestore: restoreWhereItWas,
              onDelete: setAsked,
            }}
          />
        )}
      </CountedList>
      <RowQuestion
        row={asked}
        title={() => `Delete this ${kind} for good?`}
        describe={({ title }) => (
          <>
            “<bdi>{title}</bdi>” and its earlier versions will be gone. This cannot be undone.
          </>
        )}
        confirmLabel="Delete for good"
        pendingLabel="Deleting…"
        pending={remove.isPending}
        onConfirm={({ id }, options) => remove.mutate(id, options)}
        onClose={() => setAsked(null)}
      />
      {taken ? (
        <AddressDialog
          {...taken}
          slugProblem={slugProblem}
          pending={restore.isPending}
          onRestore={(slug, onError) => {
            const { variables, onSuccess } = handleRestore(taken.page, slug);
            restore.mutate(variables, { onSuccess, onError });
          }}
          onClose={() => setTaken(null)}
        />
      ) : null}
    </>
  );
}

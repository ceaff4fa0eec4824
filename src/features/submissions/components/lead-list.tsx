import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CountedList } from '@/components/list/counted-list';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { focusRow, useRowKeys } from '@/components/list/use-row-keys';
import { useSelection } from '@/components/list/use-selection';
import { EmptyState } from '@/components/ui/empty-state';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';
import { isNarrowed } from '@/lib/list-filter';
import { senderName } from '../lead-words';
import type { LeadOwner, ListedLead } from '../model';
import { useChangeLeads, type BulkChange } from '../mutations';
import { leadFields, leadQueries, type LeadFilter, type LeadTab } from '../queries';
import { refetchFreshly } from '../tab-counts';
import { BulkBar } from './bulk-bar';
import { leadTableColumns } from './lead-columns';
import { saveCsv } from './save-csv';

export const leadNoun = { one: 'lead', many: 'leads' };

const nothing: Record<LeadTab, { readonly title: string; readonly text: string }> = {
  'needs-reply': {
    title: 'Nobody waits for a reply',
    text: 'Whoever writes or applies through the site appears here, with the time left until the promised reply.',
  },
  mine: {
    title: 'No lead is yours',
    text: 'Take one from "Needs reply": press a, or "Assign to me".',
  },
  all: {
    title: 'No leads yet',
    text: 'Whoever writes or applies through the site appears here.',
  },
  spam: {
    title: 'No spam',
    text: 'What robots filled in, and what you mark as spam, is kept apart here.',
  },
};

const none: readonly ListedLead[] = [];

interface LeadListProps {
  readonly filter: LeadFilter;
  readonly me: LeadOwner;
  readonly onClearFilters: () => void;
}

/** The table of leads with its states, acts on several rows, and keys. */
export function LeadList({ filter, me, onClearFilters }: LeadListProps) {
  const list = useQuery({ ...leadQueries.list(filter), refetchInterval: refetchFreshly });
  const now = useNow(MINUTE_MS);
  const { pathname, search } = useLocation();
  const change = useChangeLeads();
  const selection = useSelection(list.data?.rows ?? none, senderName);
  const [isStageOpen, setStageOpen] = useState(false);
  const table = useRowKeys({
    a: (id) => change.mutate({ ids: [id], owner: me }),
    e: (id) => {
      selection.choose(id);
      setStageOpen(true);
    },
  });

  function changeChosen(changes: Omit<BulkChange, 'ids'>) {
    const ids = selection.chosen.map(({ id }) => id);
    const clear = selection.clearLater();
    change.mutate(
      { ids, ...changes },
      {
        onSuccess: () => {
          // The bar goes, and with it the button that had the focus.
          if (clear())
            focusRow(table.current?.querySelector<HTMLElement>(`[data-row="${ids[0] ?? ''}"]`));
        },
      },
    );
  }

  return (
    <CountedList
      list={list}
      noun={leadNoun}
      page={filter.page}
      failure="Failed to fetch leads"
      isNarrowed={isNarrowed(leadFields, filter)}
      onClearFilters={onClearFilters}
      empty={<EmptyState title={nothing[filter.tab].title}>{nothing[filter.tab].text}</EmptyState>}
      skeleton={<ListSkeleton noun={leadNoun} columns={leadTableColumns} hasBoxes />}
    >
      {(page) => (
        <>
          {selection.chosen.length > 0 && (
            <BulkBar
              chosen={selection.chosen}
              pending={change.isPending}
              isStageOpen={isStageOpen}
              onStageOpen={setStageOpen}
              onStage={(stage) => changeChosen({ stage })}
              onOwner={(owner) => changeChosen({ owner })}
              onExport={() => void saveCsv(() => Promise.resolve(selection.chosen))}
              onClear={selection.clear}
            />
          )}
          <ListTable
            ref={table}
            label="Leads"
            columns={leadTableColumns}
            page={page}
            isBusy={list.isFetching}
            selection={selection}
            acts={{
              now: now?.getTime() ?? null,
              from: `${pathname}${search}`,
              assigningId: change.isPending ? change.variables.ids[0] : undefined,
              onAssignToMe: (id) => change.mutate({ ids: [id], owner: me }),
            }}
          />
        </>
      )}
    </CountedList>
  );
}

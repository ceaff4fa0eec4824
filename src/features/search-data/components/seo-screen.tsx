import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterChoices, sortChoices } from '@/components/list/choices';
import { CountedList } from '@/components/list/counted-list';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { ListTabs } from '@/components/list/list-tabs';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { isNarrowed, useListFilter } from '@/lib/list-filter';
import { writeSearch } from '@/lib/search-state';
import { saveHeadsCsv } from '../export';
import { headKinds, headProblems, kindLabels, problemLabels, type ListedHead } from '../model';
import { headFields, headQueries, headSorts, type HeadFilter } from '../queries';
import { headTableColumns } from './head-columns';
import { SearchDataDialog } from './search-data-dialog';

const noun = { one: 'address', many: 'addresses' };
const kinds = filterChoices('All kinds', headKinds, (kind) => kindLabels[kind]);
const orders = sortChoices(headSorts, headTableColumns);

const tabLabels = { all: 'All', any: 'With a problem', ...problemLabels };
const tabs = ['all', 'any', ...headProblems] as const;

/** What search engines get of every public address, and what is wrong with it. */
export function SeoScreen({ canViewFigures }: { readonly canViewFigures: boolean }) {
  const { filter, search, choose, clear } = useListFilter(headFields);
  const counts = useQuery(headQueries.counts(filter));
  const list = useQuery(headQueries.list(filter));
  const [params] = useSearchParams();
  const [edited, setEdited] = useState<ListedHead>();

  // Other filters stay: whoever looks for a name looks for it in every tab.
  const addressOf = (problem: HeadFilter['problem']) =>
    `?${writeSearch(headFields, params, { problem, page: 1 }).toString()}`;

  return (
    <>
      <PageHeader
        title="SEO"
        description="What search engines and shared links show of every public address."
        actions={<ExportButton filter={filter} />}
      />
      <div className="space-y-5">
        <ListTabs
          label="Problems"
          current={filter.problem}
          onChoose={(problem) => choose({ problem })}
          tabs={tabs
            // A problem that nobody has needs no place, unless one looks at it.
            .filter(
              (id) =>
                id === 'all' || id === 'any' || id === filter.problem || counts.data?.[id] !== 0,
            )
            .map((id) => ({
              id,
              label: tabLabels[id],
              to: addressOf(id),
              count: counts.data?.[id].toLocaleString('en-IN'),
            }))}
        />
        <ListFilters label="Addresses" noun={noun} search={filter.search} onSearch={search}>
          <FilterSelect
            label="Kind"
            value={filter.kind}
            choices={kinds}
            onChange={(kind) => choose({ kind })}
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
          failure="Failed to fetch search data"
          onRetry={() => void counts.refetch()}
          isNarrowed={isNarrowed(headFields, filter)}
          onClearFilters={clear}
          empty={<EmptyState title="No addresses">Nothing is public yet.</EmptyState>}
          {...(filter.problem !== 'all' && filter.search === '' && filter.kind === 'all'
            ? { noMatch: 'No address has this problem.' }
            : {})}
          skeleton={<ListSkeleton noun={noun} columns={headTableColumns} />}
        >
          {(page) => (
            <ListTable
              label="Addresses"
              columns={headTableColumns}
              page={page}
              isBusy={list.isFetching}
              acts={{ onEdit: setEdited }}
            />
          )}
        </CountedList>
      </div>
      {edited ? (
        <SearchDataDialog
          key={edited.path}
          head={edited}
          canViewFigures={canViewFigures}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}

function ExportButton({ filter }: { readonly filter: HeadFilter }) {
  const [isPending, setPending] = useState(false);

  async function handleExport() {
    setPending(true);
    await saveHeadsCsv(filter);
    setPending(false);
  }

  return (
    <Button pending={isPending} pendingLabel="Exporting…" onClick={() => void handleExport()}>
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { sortChoices } from '@/components/list/choices';
import { ChosenBar } from '@/components/list/chosen-bar';
import { CountedList } from '@/components/list/counted-list';
import type { ListColumn } from '@/components/list/list-column';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { ListPages } from '@/components/list/list-pages';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { ListTabs } from '@/components/list/list-tabs';
import { DeleteAction, EditAction, PublishAction, ViewAction } from '@/components/list/row-actions';
import { RowMenu } from '@/components/list/row-menu';
import { RowProblem } from '@/components/list/row-problem';
import { RowQuestion } from '@/components/list/row-question';
import { useSelection } from '@/components/list/use-selection';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ignore } from '@/lib/ignore';
import type { CountedPage } from '@/lib/supabase/counted-list';
import { Sample } from '../sample';

interface Article {
  readonly id: string;
  readonly title: string;
  readonly views: number;
  readonly isPublished: boolean;
}

interface Acts {
  readonly onDelete: (article: Article) => void;
}

const noun = { one: 'article', many: 'articles' };
const sorts = ['newest', 'title'] as const;
const empty: CountedPage<Article> = { rows: [], total: 0, isCapped: false, pageSize: 2 };
const filled: CountedPage<Article> = {
  rows: [
    { id: '1', title: 'How to read a loss curve', views: 1240, isPublished: true },
    {
      id: '2',
      title: 'A title that needs a second line wherever there is less room than on a desk',
      views: 0,
      isPublished: false,
    },
  ],
  total: 1000,
  isCapped: true,
  pageSize: 2,
};

const columns: readonly ListColumn<Article, Acts, (typeof sorts)[number]>[] = [
  {
    title: 'Title',
    width: 'minmax(0,1fr)',
    cell: ({ title, isPublished }) => (
      <>
        <span className="font-medium">{title}</span>
        <RowProblem text={isPublished ? undefined : 'Somebody changed it meanwhile.'} />
      </>
    ),
    skeleton: <Skeleton className="h-5 w-2/3" />,
    sorts: { title: 'Title A–Z' },
  },
  {
    title: 'Views',
    width: '6rem',
    cell: ({ views }) => views.toLocaleString('en-IN'),
    skeleton: <Skeleton className="w-12" />,
    narrow: 'beside',
    sorts: { newest: 'Newest first' },
  },
  {
    title: 'Actions',
    width: '18rem',
    cell: (article, { onDelete }) => (
      <>
        <PublishAction
          title={article.title}
          isPublished={article.isPublished}
          pending={false}
          onStatus={ignore}
        />
        <ViewAction title={article.title} to="/blogs" />
        <EditAction title={article.title} to={ignore} />
        <RowMenu title={article.title} items={[{ label: 'History', icon: History, to: '#' }]} />
        <DeleteAction title={article.title} onDelete={() => onDelete(article)} />
      </>
    ),
    cellClass: 'flex flex-wrap gap-2',
    skeleton: <Skeleton className="h-8 w-40" />,
    isLast: true,
  },
];

/** What the database answered, or why it did not. */
const outcomes = {
  rows: () => Promise.resolve(filled),
  'none that match': () => Promise.resolve(empty),
  'none at all': () => Promise.resolve(empty),
  failed: () => Promise.reject<CountedPage<Article>>(new Error('Check your connection.')),
  'on its way': () => new Promise<CountedPage<Article>>(ignore),
};
const outcomeNames = Object.keys(outcomes) as (keyof typeof outcomes)[];

/** A staff list with its filters, in each of its states. */
export function Lists() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<(typeof sorts)[number]>('newest');
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('rows');
  const [articleToDelete, setArticleToDelete] = useState<Article | null>(null);
  const selection = useSelection(filled.rows, ({ title }) => title);
  const list = useQuery({
    queryKey: ['gallery', outcome],
    queryFn: outcomes[outcome],
    retry: false,
  });
  return (
    <Sample
      name="ListTabs, ListFilters, CountedList, ChosenBar, ListTable, ListSkeleton, ListPages, RowQuestion"
      stacked
    >
      <ListTabs
        label="Articles"
        current="all"
        onChoose={ignore}
        tabs={[
          { id: 'all', label: 'All', to: '?', count: '1,000+' },
          { id: 'mine', label: 'Mine', to: '?tab=mine' },
        ]}
      />
      <ListFilters label="Articles" noun={noun} search={search} onSearch={setSearch}>
        <FilterSelect
          label="State"
          value={outcome}
          choices={outcomeNames.map((value) => ({ value, label: value }))}
          onChange={setOutcome}
        />
        <FilterSelect
          label="Sort by"
          value={sort}
          choices={sortChoices(sorts, columns)}
          onChange={setSort}
        />
      </ListFilters>
      <CountedList
        list={list}
        noun={noun}
        page={1}
        failure="Failed to fetch articles"
        isNarrowed={outcome === 'none that match'}
        onClearFilters={() => setOutcome('rows')}
        empty={<EmptyState title="No articles yet" level={3} />}
        skeleton={<ListSkeleton noun={noun} columns={columns} rows={3} hasBoxes />}
      >
        {(rows) => (
          <>
            <ChosenBar
              label="Chosen articles"
              count={selection.chosen.length}
              onClear={selection.clear}
            >
              <Button onClick={selection.toggleAll}>Choose all</Button>
            </ChosenBar>
            <ListTable
              label="Articles"
              columns={columns}
              page={rows}
              isBusy={list.isFetching}
              acts={{ onDelete: setArticleToDelete }}
              selection={selection}
            />
          </>
        )}
      </CountedList>
      <ListPages noun={noun} page={250} list={filled} />
      <RowQuestion
        row={articleToDelete}
        title={() => 'Delete this article?'}
        describe={({ title }) => `${title} will be gone.`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        pending={false}
        onConfirm={() => setArticleToDelete(null)}
        onClose={() => setArticleToDelete(null)}
      />
    </Sample>
  );
}

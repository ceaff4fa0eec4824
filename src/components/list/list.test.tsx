import { queryOptions, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { EmptyState } from '@/components/ui/empty-state';
import { isNarrowed, useListFilter } from '@/lib/list-filter';
import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import type { CountedPage } from '@/lib/supabase/counted-list';
import { AppError } from '@/lib/supabase/errors';
import { renderPage } from '@/testing/render-page';
import { filterChoices, sortChoices } from './choices';
import { CountedList } from './counted-list';
import type { ListColumn } from './list-column';
import { FilterSelect, ListFilters } from './list-filters';
import { ListSkeleton, ListTable } from './list-table';
import { DeleteAction } from './row-actions';
import { RowQuestion } from './row-question';

interface Loom {
  readonly id: string;
  readonly name: string;
  readonly threads: number;
}

interface Acts {
  readonly onDelete: (loom: Loom) => void;
}

const sorts = ['newest', 'name'] as const;
const fields = {
  search: textField(),
  kind: choiceField(['all', 'floor', 'table'], 'all'),
  sort: choiceField(sorts, 'newest'),
  page: pageField(),
};
type Filter = FilterOf<typeof fields>;

const noun = { one: 'loom', many: 'looms' };

const columns: readonly ListColumn<Loom, Acts, (typeof sorts)[number]>[] = [
  {
    title: 'Name',
    width: 'minmax(0,1fr)',
    narrow: 'start',
    sorts: { name: 'Name A–Z' },
    cell: ({ name }) => name,
    skeleton: <i>name</i>,
  },
  {
    title: 'Threads',
    width: '9rem',
    narrow: 'hidden',
    sorts: { newest: 'Newest first' },
    cell: ({ threads }) => threads,
    skeleton: <i>threads</i>,
  },
  {
    title: 'Actions',
    width: '5rem',
    narrow: 'end',
    isLast: true,
    cell: (loom, { onDelete }) => (
      <DeleteAction title={loom.name} onDelete={() => onDelete(loom)} />
    ),
    skeleton: <i>actions</i>,
  },
];

function page(count: number, changes: Partial<CountedPage<Loom>> = {}): CountedPage<Loom> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `loom-${index}`,
    name: `Loom ${index}`,
    threads: index * 10,
  }));
  return { rows, total: count, isCapped: false, pageSize: 2, ...changes };
}

const onDelete = vi.fn();

interface LoomListProps {
  readonly read: (filter: Filter) => Promise<CountedPage<Loom>>;
}

/** A list as a feature builds it. */
function LoomList({ read }: LoomListProps) {
  const { filter, search, choose, clear } = useListFilter(fields);
  const list = useQuery(
    queryOptions({ queryKey: ['looms', filter], queryFn: () => read(filter), retry: false }),
  );
  return (
    <>
      <ListFilters label="Looms" noun={noun} search={filter.search} onSearch={search}>
        <FilterSelect
          label="Kind"
          value={filter.kind}
          choices={filterChoices('All kinds', ['floor', 'table'], (kind) => `${kind} loom`)}
          onChange={(kind) => choose({ kind })}
        />
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          choices={sortChoices(sorts, columns)}
          onChange={(sort) => choose({ sort })}
        />
      </ListFilters>
      <CountedList
        list={list}
        noun={noun}
        page={filter.page}
        failure="Failed to fetch looms"
        isNarrowed={isNarrowed(fields, filter)}
        onClearFilters={clear}
        empty={<EmptyState title="No looms yet" />}
        skeleton={<ListSkeleton noun={noun} columns={columns} rows={3} />}
      >
        {(rows) => (
          <ListTable
            label="Looms"
            columns={columns}
            page={rows}
            isBusy={list.isFetching}
            acts={{ onDelete }}
          />
        )}
      </CountedList>
    </>
  );
}

function open(read: LoomListProps['read'], address = '/looms') {
  const { router } = renderPage(<LoomList read={read} />, { path: '/looms', address });
  return { user: userEvent.setup(), location: () => router.state.location };
}

beforeEach(() => {
  onDelete.mockClear();
  for (const { id } of readToasts()) removeToast(id);
});

describe('one declaration of columns', () => {
  it('gives head and cells, in their order, and hands rows to what is done with them', async () => {
    const { user } = open(() => Promise.resolve(page(2)));
    const table = await screen.findByRole('table', { name: 'Looms' });
    expect(table).toHaveAttribute('aria-rowcount', '2');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Name', 'Threads', 'Actions']);
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Loom 0',
      '0',
      '',
      'Loom 1',
      '10',
      '',
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete Loom 1' }));
    expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'loom-1' }));
  });

  it('lays head, rows and skeleton out alike', async () => {
    let finish: (rows: CountedPage<Loom>) => void = () => undefined;
    open(() => new Promise((resolve) => (finish = resolve)));
    const skeleton = screen.getByRole('status');
    expect(skeleton).toHaveTextContent('Loading looms');
    expect(within(skeleton).getAllByText('threads')).toHaveLength(3);
    const bars = within(skeleton)
      .getAllByText(/^(name|threads|actions)$/)
      .slice(0, 3);
    const places = bars.map((bar) => bar.parentElement?.className.replace('space-y-2', '').trim());
    const row = bars[0]?.parentElement?.parentElement;
    expect(row?.style.getPropertyValue('--list-columns')).toBe('minmax(0,1fr) 9rem 5rem');

    finish(page(1));
    const table = await screen.findByRole('table');
    expect(table.style.getPropertyValue('--list-columns')).toBe('minmax(0,1fr) 9rem 5rem');
    for (const element of within(table).getAllByRole('row'))
      expect(element.className).toBe(row?.className);
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ className }) => className.replace('xl:justify-end', '').trim())).toEqual(
      places,
    );
  });

  it('says what stands where on narrow screens, and what does not stand there', async () => {
    open(() => Promise.resolve(page(1)));
    const [name, threads, actions] = await screen.findAllByRole('cell');
    expect(name).toHaveClass('max-xl:col-span-2');
    expect(threads).toHaveClass('max-xl:hidden');
    expect(actions).toHaveClass('max-xl:col-start-3', 'max-xl:row-start-1');
  });

  it('names the orders, in the order of the list', async () => {
    const read = vi.fn(() => Promise.resolve(page(1)));
    const { user, location } = open(read);
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    const names = within(select).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Newest first', 'Name A–Z']);
    await user.selectOptions(select, 'Name A–Z');
    await waitFor(() =>
      expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'name' })),
    );
    expect(location().search).toBe('?sort=name');
  });
});

describe('the states of a list', () => {
  it('a failure is said in its place and in a toast, and Retry reads again', async () => {
    const read = vi.fn(() => Promise.reject<CountedPage<Loom>>(new AppError('server', 'Broken.')));
    const { user } = open(read);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch looms');
    expect(screen.getByRole('alert')).toHaveTextContent('Broken.');
    expect(readToasts()).toMatchObject([{ title: 'Error', description: 'Failed to fetch looms' }]);
    read.mockImplementation(() => Promise.resolve(page(1)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Loom 0')).toBeInTheDocument();
  });

  it('of an ended session speaks its dialog alone', async () => {
    open(() => Promise.reject(new AppError('signed-out', 'Sign in again.')));
    await screen.findByRole('alert');
    expect(readToasts()).toEqual([]);
  });

  it('an empty list is told from one that the filters or the page have emptied', async () => {
    open(() => Promise.resolve(page(0)));
    expect(await screen.findByText('No looms yet')).toBeInTheDocument();
  });

  it.each(['search=x', 'kind=floor', 'page=2'])(
    'with %s nothing is found; Clear Filters takes all away but the order',
    async (narrowing) => {
      const read = ({ search, kind, page: number }: Filter) =>
        Promise.resolve(page(search === '' && kind === 'all' && number === 1 ? 1 : 0));
      const { user, location } = open(read, `/looms?sort=name&${narrowing}`);
      expect(await screen.findByRole('heading', { name: 'No looms found' })).toBeInTheDocument();
      expect(screen.getByText('No loom matches these filters.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
      expect(await screen.findByText('Loom 0')).toBeInTheDocument();
      expect(location().search).toBe('?sort=name');
    },
  );
});

describe('the pages of a list', () => {
  it('are counted and linked; a count that ended early says so', async () => {
    const read = ({ page: number }: Filter) =>
      Promise.resolve(page(number === 3 ? 1 : 2, { total: 1000, isCapped: true }));
    const { user } = open(read);
    expect(await screen.findByText('1–2 of 1,000+ looms')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('3–4 of 1,000+ looms')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('begin anew with every other filter', async () => {
    const read = vi.fn(() => Promise.resolve(page(2, { total: 9 })));
    const { user, location } = open(read, '/looms?page=3');
    await screen.findByText('5–6 of 9 looms');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'table loom');
    expect(await screen.findByText('1–2 of 9 looms')).toBeInTheDocument();
    expect(location().search).toBe('?kind=table');
  });
});

describe('a question about a row', () => {
  it('does what it asks for when it is answered, and closes with the outcome', async () => {
    const onConfirm = vi.fn<(loom: Loom, options: { onSettled: () => void }) => void>();
    const onClose = vi.fn();
    const [loom = null] = page(1).rows;
    renderPage(
      <RowQuestion
        row={loom}
        title={() => 'Delete this loom?'}
        describe={({ name }) => `${name} will be gone.`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        pending={false}
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    );
    const user = userEvent.setup();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this loom?' });
    expect(dialog).toHaveTextContent('Loom 0 will be gone.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledWith(loom, expect.anything());
    expect(onClose).not.toHaveBeenCalled();
    onConfirm.mock.calls[0]?.[1].onSettled();
    expect(onClose).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

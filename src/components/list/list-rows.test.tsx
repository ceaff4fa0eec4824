import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import type { ListColumn } from './list-column';
import { ListTable, type WideFrom } from './list-table';
import { useOfRows } from './use-of-rows';
import { wantRow } from './wanted-row';

interface Loom {
  readonly id: string;
  readonly name: string;
}

interface Acts {
  readonly hall: string;
  readonly onPick: (loom: Loom) => void;
}

const loomsOf = (count: number): Loom[] =>
  Array.from({ length: count }, (_, index) => ({ id: `loom-${index}`, name: `Loom ${index}` }));

/** Ids of rows, as often as they were rendered. */
let drawn: string[] = [];
/** How many rows there were when a row came into the page. */
let standing: number[] = [];

beforeEach(() => {
  drawn = [];
  standing = [];
  showOn(1280, 900);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function showOn(width: number, height: number) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
}

function Newcomer() {
  useLayoutEffect(() => {
    standing.push(document.querySelectorAll('[data-row]').length);
  }, []);
  return null;
}

const columns: readonly ListColumn<Loom, Acts>[] = [
  {
    title: 'Name',
    width: '1fr',
    cell: (loom, { hall, onPick }) => {
      drawn.push(loom.id);
      return (
        <>
          <Newcomer />
          <button onClick={() => onPick(loom)}>
            {loom.name} of {hall}
          </button>
        </>
      );
    },
    skeleton: null,
  },
];

interface LoomsProps {
  readonly count: number;
  readonly wideFrom?: WideFrom;
}

function Looms({ count, wideFrom = 'xl' }: LoomsProps) {
  const [rows, setRows] = useState(() => loomsOf(count));
  const [hall, setHall] = useState('A');
  const [picks, setPicks] = useState(0);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <p role="status">{picks}</p>
      <button onClick={() => setBusy(!isBusy)}>Read again</button>
      <button onClick={() => setHall('B')}>Move</button>
      <button onClick={() => setRows(rows.map((row, at) => (at === 1 ? { ...row } : row)))}>
        Change one
      </button>
      <button onClick={() => setRows([...loomsOf(30).slice(20), ...rows])}>Put before</button>
      <ListTable
        label="Looms"
        columns={columns}
        page={{ rows, total: rows.length, isCapped: false, pageSize: 20 }}
        isBusy={isBusy}
        wideFrom={wideFrom}
        acts={{ hall, onPick: () => setPicks(picks + 1) }}
      />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('rows are rendered again for what changes in them alone, and act as they would now', async () => {
  renderPage(<Looms count={3} />);
  drawn = [];
  await press('Read again');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(drawn).toEqual([]);
  await press('Change one');
  expect(drawn).toEqual(['loom-1']);
  await press('Loom 0 of A');
  await press('Loom 0 of A');
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(drawn).toEqual(['loom-1']);
  await press('Move');
  expect(screen.getByRole('button', { name: 'Loom 2 of B' })).toBeVisible();
});

async function openAnew(count: number, wideFrom?: WideFrom) {
  const { router } = renderPage(<Looms count={count} {...(wideFrom && { wideFrom })} />, {
    path: '/looms',
    address: '/',
  });
  await act(() => router.navigate('/looms'));
  return router;
}

it.each([
  [360, 740, 4],
  [768, 1024, 6],
  [1279, 900, 5],
  [1280, 900, 8],
  [1920, 1080, 11],
  [2560, 1440, 15],
])(
  'on a screen of %i × %i the first %i rows come alone, the rest after them',
  async (...screenOf) => {
    const [width, height, first] = screenOf;
    showOn(width, height);
    await openAnew(25);
    expect(screen.getAllByRole('row')).toHaveLength(26);
    expect(standing).toEqual([
      ...Array<number>(first).fill(first),
      ...Array<number>(25 - first).fill(25),
    ]);
  },
);

it.each([
  [1023, 5],
  [1024, 8],
])('at %i pixels a list that is wide from there on begins with %i', async (width, first) => {
  showOn(width, 900);
  await openAnew(25, 'lg');
  expect(standing.filter((count) => count < 25)).toEqual(Array<number>(first).fill(first));
});

it('also where a choice in the address brings the rows at once', async () => {
  function Chosen() {
    const [params] = useSearchParams();
    const rows = loomsOf(40)
      .slice(params.has('others') ? 20 : 0)
      .slice(0, 20);
    return (
      <ListTable
        label="Looms"
        columns={columns}
        page={{ rows, total: 40, isCapped: false, pageSize: 20 }}
        isBusy={false}
        acts={{ hall: 'A', onPick: () => undefined }}
      />
    );
  }
  const { router } = renderPage(<Chosen />, { path: '/looms', address: '/looms' });
  standing = [];
  await act(() => router.navigate('/looms?others=1'));
  expect(screen.getByRole('button', { name: 'Loom 39 of A' })).toBeVisible();
  expect(standing).toEqual([...Array<number>(8).fill(8), ...Array<number>(12).fill(20)]);
});

it('a row below the first that is waited for takes the focus when its turn comes', async () => {
  wantRow('loom-17');
  await openAnew(20);
  expect(screen.getByRole('button', { name: 'Loom 17 of A' })).toHaveFocus();
});

it('rows that are there stay while those before them come', async () => {
  await openAnew(20);
  const last = screen.getByRole('button', { name: 'Loom 19 of A' });
  last.focus();
  standing = [];
  const before = screen.getByRole('button', { name: 'Put before' });
  // As an answer that arrives: nothing else takes the focus.
  act(() => before.click());
  expect(screen.getAllByRole('row')).toHaveLength(31);
  expect(last).toHaveFocus();
  expect(Math.min(...standing)).toBeGreaterThan(20);
});

it('who goes back finds all rows, and so the place where they were', async () => {
  const router = await openAnew(25);
  await act(() => router.navigate('/elsewhere'));
  standing = [];
  await act(() => router.navigate(-1));
  expect(standing).toEqual(Array<number>(25).fill(25));
});

it('what is known beside the rows stays the same until it says something else', async () => {
  let answer = new Map([['loom-0', 'waits']]);
  const seen: unknown[] = [];
  const rows = loomsOf(1);
  const beside = (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['beside', ids],
      queryFn: (): Promise<ReadonlyMap<string, string>> => Promise.resolve(new Map(answer)),
    });
  function Beside() {
    const known = useOfRows(beside, rows);
    if (known !== seen.at(-1)) seen.push(known);
    const client = useQueryClient();
    return <button onClick={() => void client.refetchQueries()}>Ask again</button>;
  }
  renderPage(<Beside />);
  await waitFor(() => expect(seen).toEqual([new Map(), answer]));
  await press('Ask again');
  expect(seen).toHaveLength(2);
  answer = new Map([['loom-0', 'published']]);
  await press('Ask again');
  await waitFor(() => expect(seen).toEqual([new Map(), expect.any(Map), answer]));
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import type { ListColumn } from './list-column';
import { ListTable } from './list-table';
import { useRowKeys } from './use-row-keys';
import { useSelection } from './use-selection';

interface Loom {
  readonly id: string;
  readonly name: string;
}

const looms: readonly Loom[] = ['Ada', 'Bo', 'Cy'].map((name) => ({ id: name, name }));

const columns: readonly ListColumn<Loom>[] = [
  {
    title: 'Name',
    width: '1fr',
    narrow: 'beside',
    cell: ({ id, name }) => <Link to={`/looms/${id}`}>{name}</Link>,
    skeleton: null,
  },
  { title: 'Note', width: '1fr', cell: () => 'A note', skeleton: null },
  { title: 'Kind', width: '1fr', narrow: 'beside', cell: () => 'A kind', skeleton: null },
  { title: 'Age', width: '1fr', narrow: 'beside', cell: () => 'An age', skeleton: null },
];

const onAct = vi.fn();
const onEnd = vi.fn<(hasCleared: boolean) => void>();

function LoomList() {
  const [rows, setRows] = useState(looms);
  const selection = useSelection(rows, ({ name }) => name);
  const table = useRowKeys({ a: onAct });
  const [ends, setEnds] = useState<readonly (() => boolean)[]>([]);
  return (
    <>
      <p role="status">{selection.chosen.map(({ name }) => name).join()}</p>
      <input aria-label="Search" />
      <button type="button" onClick={() => setRows(looms.slice(1))}>
        Take Ada away
      </button>
      <button type="button" onClick={() => setEnds([...ends, selection.clearLater()])}>
        Begin
      </button>
      <button type="button" onClick={() => ends.forEach((end) => onEnd(end()))}>
        End
      </button>
      <ListTable
        ref={table}
        label="Looms"
        columns={columns}
        page={{ rows, total: rows.length, isCapped: false, pageSize: 20 }}
        isBusy={false}
        acts={undefined}
        selection={selection}
      />
    </>
  );
}

function open() {
  const { router } = renderPage(<LoomList />);
  return { user: userEvent.setup(), router };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const chosen = () => screen.getByRole('status').textContent;
const focused = () => document.activeElement?.textContent;

beforeEach(() => onAct.mockClear());

describe('rows that are chosen', () => {
  it('are marked one by one, named by their boxes, and given in the order of the list', async () => {
    const { user } = open();
    await user.click(box('Choose Cy'));
    await user.click(box('Choose Ada'));
    expect(chosen()).toBe('Ada,Cy');
    expect(box('Choose all rows of this page')).toBePartiallyChecked();
    await user.click(box('Choose Cy'));
    expect(chosen()).toBe('Ada');
  });

  it('are all or none by the box in the head', async () => {
    const { user } = open();
    await user.click(box('Choose all rows of this page'));
    expect(chosen()).toBe('Ada,Bo,Cy');
    expect(box('Choose all rows of this page')).toBeChecked();
    await user.click(box('Choose all rows of this page'));
    expect(chosen()).toBe('');
  });

  it('are chosen no longer once they are out of sight', async () => {
    const { user } = open();
    await user.click(box('Choose Ada'));
    await user.click(box('Choose Bo'));
    await user.click(screen.getByRole('button', { name: 'Take Ada away' }));
    expect(chosen()).toBe('Bo');
  });

  it('stay when they were chosen after the act that ends now', async () => {
    const { user } = open();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await user.click(box('Choose Bo'));
    await press('Begin');
    await user.click(box('Choose all rows of this page'));
    await press('End');
    expect(onEnd).toHaveBeenLastCalledWith(false);
    expect(chosen()).toBe('Ada,Bo,Cy');
    await press('Begin');
    await press('End');
    expect(onEnd).toHaveBeenLastCalledWith(true);
    expect(chosen()).toBe('');
  });

  it('leave their box the first place on narrow screens', () => {
    open();
    const [boxCell, name, note, kind, age] = within(
      screen.getByRole('row', { name: /Ada/ }),
    ).getAllByRole('cell');
    expect(within(boxCell ?? document.body).getByRole('checkbox')).toBeInTheDocument();
    expect(name?.className).toBe('');
    expect(note).toHaveClass('max-xl:col-start-2', 'max-xl:col-end-4');
    expect(kind?.className).toBe('max-xl:col-start-2');
    expect(age?.className).toBe('');
    expect(screen.getByRole('table').style.getPropertyValue('--list-columns')).toBe(
      '1.75rem 1fr 1fr 1fr 1fr',
    );
  });
});

describe('keys of a list', () => {
  it('j and k go from row to row, and stay at the ends; Enter opens', async () => {
    const { user, router } = open();
    await user.keyboard('k');
    expect(focused()).toBe('Ada');
    await user.keyboard('jjj');
    expect(focused()).toBe('Cy');
    await user.keyboard('k');
    expect(focused()).toBe('Bo');
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/looms/Bo');
  });

  it('j goes on from the last row when the focus was elsewhere', async () => {
    const { user } = open();
    await user.keyboard('j');
    screen.getByRole('button', { name: 'Take Ada away' }).focus();
    await user.keyboard('j');
    expect(focused()).toBe('Bo');
  });

  it('others act on the row with the focus, and on none without', async () => {
    const { user } = open();
    await user.keyboard('a');
    expect(onAct).not.toHaveBeenCalled();
    await user.keyboard('jja');
    expect(onAct.mock.calls).toEqual([['Bo']]);
    // From the row's box, too.
    box('Choose Cy').focus();
    await user.keyboard('a');
    expect(onAct).toHaveBeenLastCalledWith('Cy');
  });

  it('do nothing while somebody types, holds a modifier or looks at a dialog', async () => {
    const { user } = open();
    const search = screen.getByRole('textbox', { name: 'Search' });
    await user.type(search, 'jaka');
    expect(search).toHaveValue('jaka');
    expect(search).toHaveFocus();
    box('Choose Cy').focus();
    await user.keyboard('{Control>}a{/Control}{Meta>}j{/Meta}');
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await user.keyboard('aj');
    dialog.remove();
    expect(onAct).not.toHaveBeenCalled();
    expect(box('Choose Cy')).toHaveFocus();
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { workedQuery, workedRows } from '@/data/lessons/data-science';
import { shopOrders, shopQuestion } from '@/data/lessons/shop-orders';
import { runQuery } from './run-query';
import { SqlExercise } from './sql-exercise';

beforeEach(() => sessionStorage.clear());

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your query' });
const said = () => screen.getByRole('status', { name: 'What your query gave' });

/** Types with the keyboard alone and runs it. */
async function ask(query: string) {
  const user = userEvent.setup();
  await user.clear(box());
  // Not key by key: brackets mean keys to `keyboard`.
  await user.paste(query);
  await user.keyboard('{Control>}{Enter}{/Control}');
  return user;
}

it('the worked example gives what the lesson shows', () => {
  const { rows } = runQuery(workedQuery, shopOrders);
  expect(rows.map((row) => row.map(String))).toEqual(workedRows);
});

it('a query is typed, run with Ctrl and Enter, and told that it is right', async () => {
  render(<SqlExercise />);
  expect(screen.getByText('Not tried yet.')).toBeInTheDocument();
  await ask(shopQuestion.solution);
  expect(said()).toHaveTextContent('That is the answer');
  expect(screen.getByText('Solved.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Your query gives 3 rows' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Chennai36000');
});

it('what cannot be read is marked in the field and said beside it with its place', async () => {
  render(<SqlExercise />);
  await ask('SELECT city\nFROM orders\nWHERE status = "paid"');
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription(/Line 3, character 16: Text stands in single quotes/);
  expect(box()).toHaveFocus();
  const { selectionStart, selectionEnd, value } = box();
  expect(value.slice(selectionStart, selectionEnd)).toBe('"paid"');
  expect(said()).toHaveTextContent('could not be run');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('hints come one by one; query, answer and hints survive a reload, until one starts again', async () => {
  const { unmount } = render(<SqlExercise />);
  const user = await ask(shopQuestion.solution);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  const hints = () =>
    within(screen.getByRole('status', { name: 'Hints' })).queryAllByRole('listitem');
  expect(hints()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'One more hint' }));
  unmount();
  render(<SqlExercise />);
  expect(box()).toHaveValue(shopQuestion.solution);
  expect(said()).toHaveTextContent('That is the answer');
  expect(hints()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(box()).toHaveValue(shopQuestion.start);
  expect(said()).toBeEmptyDOMElement();
  expect(hints()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

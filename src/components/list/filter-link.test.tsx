import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppRouter } from '@/lib/app-router';
import { choiceField, pageField, textField, useSearchState } from '@/lib/search-state';
import { FilterLink } from './filter-link';

const fields = {
  search: textField(),
  tab: choiceField(['all', 'mine'], 'all'),
  page: pageField(),
};

function List() {
  const [filter, change] = useSearchState(fields);
  const [params] = useSearchParams();
  const mine = new URLSearchParams(params);
  mine.set('tab', 'mine');
  mine.delete('page');
  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <button onClick={() => change({ search: 'loom', page: 1 }, { replace: true })}>search</button>
      <FilterLink to={`?${mine.toString()}`}>Mine</FilterLink>
    </>
  );
}

/** A list whose address with a search waits at a door before React hears of it. */
function setUp(address: string) {
  const doors: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/looms',
        element: <List />,
        loader: ({ request }) =>
          request.url.includes('search=')
            ? new Promise<null>((resolve) => doors.push(() => resolve(null)))
            : null,
        hydrateFallbackElement: <p>Loading</p>,
      },
    ],
    { initialEntries: [address] },
  );
  render(<AppRouter router={router} />);
  return { router, open: () => doors.forEach((pass) => pass()) };
}

it('keeps a search that is still on its way when a tab is chosen', async () => {
  const { router, open } = setUp('/looms?page=3&from=mail');
  await userEvent.click(await screen.findByRole('button', { name: 'search' }));
  await userEvent.click(screen.getByRole('link', { name: 'Mine' }));
  act(open);
  await waitFor(() => expect(router.state.location.search).toBe('?from=mail&search=loom&tab=mine'));
  expect(screen.getByRole('status')).toHaveTextContent('{"search":"loom","tab":"mine","page":1}');
});

it('leads where its address says, for a new tab as well', async () => {
  const { router } = setUp('/looms?page=3');
  const link = await screen.findByRole('link', { name: 'Mine' });
  expect(link).toHaveAttribute('href', '/looms?tab=mine');
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=mine'));
});

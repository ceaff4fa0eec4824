import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppRouter } from '@/lib/app-router';
import { useListFilter } from '@/lib/list-filter';
import { choiceField, pageField, textField } from '@/lib/search-state';
import { ListTabs } from './list-tabs';

const fields = {
  search: textField(),
  tab: choiceField(['all', 'mine'], 'all'),
  page: pageField(),
};

function List() {
  const { filter, search, choose } = useListFilter(fields);
  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <button onClick={() => search('loom')}>search</button>
      <ListTabs
        label="Looms"
        current={filter.tab}
        onChoose={(tab) => choose({ tab })}
        tabs={[
          { id: 'all', label: 'All', to: '?' },
          { id: 'mine', label: 'Mine', to: '?tab=mine' },
        ]}
      />
    </>
  );
}

/** A list whose address with a search waits at a door before React hears of it. */
function setUp() {
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
    { initialEntries: ['/looms?page=3&from=mail'] },
  );
  render(<AppRouter router={router} />);
  return { router, open: () => doors.forEach((pass) => pass()) };
}

it('keeps a search that is still on its way when a tab is chosen', async () => {
  const { router, open } = setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'search' }));
  await userEvent.click(screen.getByRole('link', { name: 'Mine' }));
  act(open);
  await waitFor(() => expect(router.state.location.search).toBe('?from=mail&search=loom&tab=mine'));
  expect(screen.getByRole('status')).toHaveTextContent('{"search":"loom","tab":"mine","page":1}');
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page');
});

it('leaves a click for a window of its own to the browser', async () => {
  const { router } = setUp();
  const link = await screen.findByRole('link', { name: 'Mine' });
  expect(link).toHaveAttribute('href', '/looms?tab=mine');
  const wasPrevented: boolean[] = [];
  const note = (event: Event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  // jsdom opens no window, and says so; the listener above keeps it from trying.
  expect(wasPrevented).toEqual([false]);
  expect(router.state.location.search).toBe('?page=3&from=mail');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  Link,
  Outlet,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LeaveWarning } from '@/components/form/leave-warning';
import { MissingCodeError } from './late-code';
import { AppRouter } from './app-router';
import { latePage, type PageModule } from './late-page';

function Failure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <>
      <p>{error instanceof MissingCodeError ? 'Missing code' : 'Another failure'}</p>
      <button onClick={() => void revalidate()}>Retry</button>
    </>
  );
}

const list: PageModule = {
  loader: () => 'two posts',
  Component: function List() {
    return <h1>List of {useLoaderData<string>()}</h1>;
  },
};

function renderSite(isDirty: () => boolean) {
  const network = { isThere: false };
  const fetch = vi.fn(() =>
    network.isThere
      ? Promise.resolve(list)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const editor = (
    <main>
      <h1>Editor</h1>
      <input aria-label="Title" />
      <Link to="/list">List</Link>
      <LeaveWarning when={isDirty} />
    </main>
  );
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        ErrorBoundary: Failure,
        children: [
          { path: '/editor', element: editor },
          { path: '/list', lazy: latePage(fetch) },
        ],
      },
    ],
    { initialEntries: ['/editor'] },
  );
  render(<AppRouter router={router} />);
  return { router, network };
}

it('N17: unsaved work stays on the screen when the code of the next one does not come', async () => {
  const { router, network } = renderSite(() => true);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Title'), 'Half a thought');
  await user.click(screen.getByRole('link', { name: 'List' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The next screen could not be loaded, so you are still here.',
  );
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Half a thought');
  expect(router.state.location.pathname).toBe('/editor');

  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('could not be loaded');
  network.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await screen.findByRole('heading', { name: 'List of two posts' });
});

it('a screen whose code did not come is fetched again by Retry, with its data', async () => {
  const { network } = renderSite(() => false);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'List' }));
  await screen.findByText('Missing code');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Missing code');
  network.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'List of two posts' });
});

it('a screen that failed once is fetched again by the next click on its link', async () => {
  const { router, network } = renderSite(() => false);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'List' }));
  await screen.findByText('Missing code');
  await router.navigate('/editor');
  network.isThere = true;
  await user.click(await screen.findByRole('link', { name: 'List' }));
  await screen.findByRole('heading', { name: 'List of two posts' });
});

import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NavigationFocus } from './navigation-focus';

function Frame() {
  return (
    <>
      <NavigationFocus />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A page that notes something in its history entry as soon as it stands. */
function Noting() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('.', { replace: true, state: { noted: true } });
  }, [navigate]);
  return <h1>Noted</h1>;
}

it('gives the new page the focus, also where its entry changes within the same frame', async () => {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/faq', element: <Noting /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await router.navigate('/faq');
  expect(await screen.findByRole('heading', { name: 'Noted' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SessionKeeper } from './session-keeper';

const { state } = vi.hoisted(() => ({
  state: { status: 'expired', isHalfWay: false, profile: { email: 'asha@careerloom.example' } },
}));
vi.mock('../use-staff', () => ({ useStaffState: () => state }));
vi.mock('./renew-form', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./code-form', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test.each([
  [false, 'The form for the password could not be loaded'],
  [true, 'The form for the code could not be loaded'],
])(
  'the dialog of an ended session can be left by who does not get its form (half-way: %s)',
  async (isHalfWay, sentence) => {
    state.isHalfWay = isHalfWay;
    const router = createMemoryRouter([
      { path: '/', element: <SessionKeeper /> },
      { path: '/cms/login', element: <p>The sign-in page</p> },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Sign out instead' }));
    expect(router.state.location.pathname).toBe('/cms/login');
    expect(router.state.location.state).toEqual({ signOut: true });
  },
);

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppRouter } from '@/lib/app-router';
import { LeaveWarning } from './leave-warning';

function renderEditor(isDirty: () => boolean) {
  const editor = (
    <main>
      <h1>Editor</h1>
      <Link to="/list">Back</Link>
      <Link to="/editor?tab=preview">Preview</Link>
      <LeaveWarning when={isDirty} />
    </main>
  );
  const router = createMemoryRouter(
    [
      { path: '/editor', element: editor },
      { path: '/list', element: <h1>List</h1> },
    ],
    { initialEntries: ['/editor'] },
  );
  render(<AppRouter router={router} />);
  return router;
}

it('asks before unsaved changes are left, and stays when told to', async () => {
  renderEditor(() => true);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByRole('alertdialog', { name: 'You have unsaved changes' });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('heading', { name: 'Editor' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

it('does not ask when all is saved, nor within the same page', async () => {
  let isDirty = true;
  const router = renderEditor(() => isDirty);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Preview' }));
  expect(router.state.location.search).toBe('?tab=preview');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  isDirty = false;
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

it('holds the tab open while there is something to lose', () => {
  let isDirty = true;
  renderEditor(() => isDirty);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  isDirty = false;
  const leavingLater = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leavingLater);
  expect(leavingLater.defaultPrevented).toBe(false);
});

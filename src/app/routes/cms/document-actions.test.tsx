import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { DocumentActions } from './document-actions';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

// Reading a chunk for the first time may take longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('@/features/previews/components/share-dialog'),
    import('@/components/review/note-dialog'),
  ]),
);

afterEach(() => vi.unstubAllGlobals());

const document = { id: '00000000-0000-4000-8000-000000000001', title: 'A draft', version: 1 };

function show(props: Partial<Parameters<typeof DocumentActions>[0]> = {}) {
  fakeDataApi(() => rows());
  renderPage(<DocumentActions kind="page" document={document} canEdit {...props} />);
  return userEvent.setup();
}

const more = () => screen.getByRole('button', { name: 'More actions' });
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('opens by keyboard what is shared, and gives the focus back to the menu', async () => {
  const user = show();
  more().focus();
  await user.keyboard('{Enter}');
  expect(items()).toEqual(['Share a preview…', 'History']);
  expect(screen.getByRole('menuitem', { name: 'History' })).toHaveAttribute(
    'href',
    `/cms/pages/history/${document.id}`,
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Share a preview' })).toHaveTextContent(
    'Whoever has the address can read “A draft” for 7 days, without an account: as it was last saved, changes that are not public yet included, and with each later save.',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(more()).toHaveFocus();
});

it('offers what a person may do, and no menu with nothing in it', async () => {
  const onDelete = vi.fn();
  const user = show({ canEdit: false, onDelete });
  await user.click(more());
  expect(items()).toEqual(['Delete…']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete…' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it('is not there for who may do nothing', () => {
  show({ canEdit: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('asks somebody else to review a page', async () => {
  const user = show({ askingId: 'me' });
  await user.click(more());
  await user.click(screen.getByRole('menuitem', { name: 'Ask for review…' }));
  expect(await screen.findByRole('dialog', { name: 'Ask for a review' })).toHaveTextContent(
    'reads what is saved of “A draft”',
  );
});

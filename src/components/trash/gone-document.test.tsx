import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { GoneDocument } from './gone-document';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const id = '00000000-0000-4000-8000-000000000001';

function renderGone() {
  const onRestored = vi.fn();
  renderPage(
    <GoneDocument
      kind="page"
      id={id}
      readText={() => 'Typed'}
      onRestored={onRestored}
      onSaveAsNew={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  return { onRestored, user: userEvent.setup() };
}

afterEach(() => vi.unstubAllGlobals());

it('says who deleted it, and puts it back', async () => {
  const api = fakeDataApi(({ target }) =>
    target === 'rpc/restore_document'
      ? Response.json({ code: '22T01', message: 'The address /a is taken' }, { status: 400 })
      : rows({ trashed_by_name: 'Priya' }),
  );
  const { onRestored, user } = renderGone();
  const dialog = await screen.findByRole('dialog', { name: 'This page is in the trash' });
  expect(dialog).toHaveTextContent(/Priya.* deleted it while you were writing/);
  const button = screen.getByRole('button', { name: 'Restore and save' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The address /a is taken. Restore it in the trash, under another one.',
  );
  expect(onRestored).not.toHaveBeenCalled();
  api.answer = () => rows({ id, title: 'T', slug: 'a', status: 'draft' });
  await user.click(button);
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
});

it('leaves an ended session to the dialog for it, and goes on afterwards', async () => {
  const ended = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
  const api = fakeDataApi(({ target }) =>
    target === 'rpc/restore_document' ? ended() : rows({ trashed_by_name: 'Priya' }),
  );
  const { onRestored, user } = renderGone();
  await user.click(await screen.findByRole('button', { name: 'Restore and save' }));
  await waitFor(() => expect(api.requests.at(-1)?.target).toBe('rpc/restore_document'));
  const again = await screen.findByRole('button', { name: 'Restore and save' });
  await waitFor(() => expect(again).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
  api.answer = () => rows({ id, title: 'T', slug: 'a', status: 'draft' });
  await user.click(again);
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
});

it('offers no restoring of what is gone for good, or cannot be looked for', async () => {
  const api = fakeDataApi(() => rows());
  renderGone();
  expect(
    await screen.findByRole('dialog', { name: 'This page no longer exists' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save as a new page' })).toBeInTheDocument();
  expect(api.requests.at(-1)?.target).toBe('trashed_documents');
});

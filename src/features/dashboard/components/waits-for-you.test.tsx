import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { WaitsForYou } from './waits-for-you';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const waiting = {
  kind: 'post',
  document_id: 'a',
  title: 'Weaving',
  state: 'asked',
  person_name: 'Asha',
  note: 'Ready',
  happened_at: '2026-11-22T10:00:00+00:00',
  total: 12,
};

it('counts and leads to what is to be reviewed and what came back', async () => {
  fakeDataApi(() =>
    rows(waiting, { ...waiting, kind: 'page', document_id: 'b', state: 'sent_back', total: 1 }),
  );
  renderPage(<WaitsForYou />);
  const asked = await screen.findByRole('region', { name: 'To be reviewed' });
  expect(within(asked).getByRole('link', { name: 'Weaving' })).toHaveAttribute(
    'href',
    '/cms/content/edit/a',
  );
  expect(asked).toHaveTextContent(/Asha.*Readyand 11 more/);
  const returned = screen.getByRole('region', { name: 'Sent back to you' });
  expect(within(returned).getByRole('link')).toHaveAttribute('href', '/cms/pages/edit/b');
  expect(screen.getByText('13')).toBeInTheDocument();
});

it('says that nothing waits, and when it cannot be read', async () => {
  const api = fakeDataApi(() => rows());
  const { unmount } = renderPage(<WaitsForYou />);
  expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
  unmount();
  api.answer = brokenBackend;
  renderPage(<WaitsForYou />);
  const retry = await screen.findByRole('button', { name: /Retry|Try again/ }, { timeout: 5000 });
  api.answer = () => rows();
  await userEvent.setup().click(retry);
  expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
});

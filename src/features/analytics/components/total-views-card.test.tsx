import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { TotalViewsCard } from './total-views-card';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const totals = { views: 123_456, previous: 110_000, today: 42, counted_since: '2020-01-01' };

it.each([
  ['more', totals, '+12% from last month'],
  ['less', { ...totals, previous: 246_912 }, '−50% from last month'],
  ['nothing before', { ...totals, previous: 0 }, 'No earlier views to compare with.'],
  [
    'nothing at all',
    { views: 0, previous: 0, today: 0, counted_since: null },
    'No views yet. They count when visitors read a published article or page.',
  ],
])('with %s it says so', async (_, row, text) => {
  fakeDataApi(() => rows(row));
  renderPage(<TotalViewsCard />);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('groups the figure as in India and adds what today has brought', async () => {
  fakeDataApi(() => rows(totals));
  renderPage(<TotalViewsCard />);
  expect(await screen.findByText('1,23,456')).toBeInTheDocument();
  expect(screen.getByText('Last 30 days · 42 today')).toBeInTheDocument();
});

it('compares nothing with a month that was not counted whole', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  fakeDataApi(() => rows({ ...totals, counted_since: yesterday }));
  renderPage(<TotalViewsCard />);
  expect(await screen.findByText(/Nothing to compare with yet/)).toBeInTheDocument();
});

it('says when it failed and tries again', async () => {
  const api = fakeDataApi(brokenBackend);
  renderPage(<TotalViewsCard />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch views.');
  api.answer = () => rows(totals);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry: Total Views' }));
  expect(await screen.findByText('1,23,456')).toBeInTheDocument();
});

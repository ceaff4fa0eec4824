import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { RecentActivity } from './recent-activity';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const entry = {
  id: 1,
  type: 'post_published',
  title: '<b>Weaving</b>',
  actor_name: 'Ananya Rao',
  subject_id: 'p1',
  created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
};

function show(addressOf = () => '/cms/content/edit/p1' as string | null) {
  return renderPage(<RecentActivity addressOf={addressOf} />);
}

it('says who did what, when, and leads there', async () => {
  fakeDataApi(() => rows(entry, { ...entry, id: 2, type: 'post_burned' }));
  show();
  const link = await screen.findByRole('link', { name: '<b>Weaving</b>' });
  expect(link).toHaveAttribute('href', '/cms/content/edit/p1');
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('Ananya Rao published the post <b>Weaving</b>3h ago');
});

it('leads nowhere whoever may not follow', async () => {
  fakeDataApi(() => rows({ ...entry, actor_name: '' }));
  show(() => null);
  expect(await screen.findByText('<b>Weaving</b>')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^The system published/);
});

it('nothing yet is not a failure', async () => {
  fakeDataApi(() => rows());
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading recent activity');
  expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
});

it('a failure says so and is tried again', async () => {
  const api = fakeDataApi(brokenBackend);
  show();
  expect(await screen.findByText('Failed to fetch recent activity')).toBeInTheDocument();
  api.answer = () => rows(entry);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('3h ago')).toBeInTheDocument();
});

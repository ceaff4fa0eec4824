import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { CampaignsScreen } from './campaigns-screen';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const id = '00000000-0000-4000-8000-000000000001';

const campaign = {
  id,
  name: 'Monday',
  kind: 'ticker',
  content: {},
  utm_campaign: 'monday',
  starts_at: '2026-11-20 04:30:00+00',
  ends_at: null,
  status: 'active',
  state: 'running',
  is_shown: true,
  leads: 1234,
  version: 1,
  updated_at: '2026-11-20 04:30:00+00',
  updated_by_name: 'Rohan Kapoor',
};

const link = {
  id,
  name: 'Letter',
  target: '/courses',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'monday',
  utm_content: '',
  utm_term: '',
  leads: 3,
  version: 1,
  created_at: '2026-11-20 04:30:00+00',
};

function answerWith(
  list: readonly object[],
  write: (request: DataRequest) => Response = () => rows(),
) {
  return fakeDataApi((request) => {
    switch (request.target) {
      case 'rpc/search_campaigns':
      case 'rpc/search_campaign_links':
        return rows(...list);
      case 'rpc/count_campaigns':
      case 'rpc/count_campaign_links':
        return Response.json(list.length);
      case 'rpc/count_campaign_tabs':
        return Response.json({ running: 1, planned: 2, ended: 1000, draft: 0 });
      case 'rpc/utm_names':
        return Response.json({ sources: ['newsletter'], media: ['email'], campaigns: ['monday'] });
      default:
        return write(request);
    }
  });
}

function open(address = '/cms/campaigns') {
  const { router } = renderPage(<CampaignsScreen />, { path: '/cms/campaigns', address });
  return { user: userEvent.setup(), location: () => router.state.location };
}

beforeEach(() => {
  for (const toast of readToasts()) removeToast(toast.id);
});
afterEach(() => vi.unstubAllGlobals());

it('shows what runs, whether visitors see it, until when, and what it brought', async () => {
  const api = answerWith([campaign, { ...campaign, id: 'b', name: 'Long', is_shown: false }]);
  open('/cms/campaigns?search=mon&kind=ticker&sort=name');
  const row = await screen.findByRole('row', { name: /Monday/ });
  expect(row).toHaveTextContent('Running');
  expect(row).toHaveTextContent('Until you end it');
  expect(row).toHaveTextContent('1,234');
  expect(row).not.toHaveTextContent('Covered');
  expect(screen.getByRole('row', { name: /Long/ })).toHaveTextContent('Covered by a later one');
  expect(await screen.findByRole('link', { name: /^Planned/ })).toHaveTextContent('Planned (2)');
  expect(api.requests.find(({ target }) => target === 'rpc/search_campaigns')?.body).toMatchObject({
    tab: 'running',
    term: 'mon',
    by_kind: 'ticker',
    sort_by: 'name',
  });
});

it('ends one after a question, and says so', async () => {
  const api = answerWith([campaign], () => Response.json(true));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'End Monday now' }));
  const question = screen.getByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'End now' }));
  expect(await screen.findByRole('row', { name: /Monday/ })).toBeVisible();
  expect(api.requests.find(({ target }) => target === 'rpc/end_campaign')?.body).toEqual({
    campaign_id: id,
  });
  expect(readToasts().at(-1)).toMatchObject({ title: 'Campaign ended', variant: 'success' });
});

it('a deletion that changes nothing is a denial', async () => {
  answerWith([campaign], () => rows());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Monday' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() =>
    expect(readToasts().at(-1)).toMatchObject({ title: 'Access Denied', variant: 'destructive' }),
  );
});

it('empty, filtered away and failed are three things', async () => {
  answerWith([]);
  open('/cms/campaigns?tab=planned');
  expect(await screen.findByText('Nothing is planned')).toBeVisible();
});

it('a list that cannot be read offers Retry', async () => {
  fakeDataApi(() => brokenBackend());
  open();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

it('builds a link: one spelling, a warning of nearly the same name, and no page that is not there', async () => {
  const stored: unknown[] = [];
  answerWith([link], (request) => {
    if (request.target === 'campaign_links') stored.push(request.body);
    return Response.json(request.target === 'campaign_links' ? { id } : []);
  });
  const { user } = open('/cms/campaigns?tab=links');
  expect(await screen.findByRole('row', { name: /Letter/ })).toHaveTextContent('3');
  await user.click(screen.getByRole('button', { name: 'Build a link' }));
  const dialog = screen.getByRole('dialog');
  const field = (name: string) => within(dialog).getByLabelText(new RegExp(`^${name}`));
  await user.type(field('Name'), 'Top');
  await user.type(field('Page'), '/nowhere-at-all');
  await user.type(field('Source'), 'News Letter');
  await user.click(await within(dialog).findByRole('button', { name: 'Use “newsletter”' }));
  expect(field('Source')).toHaveValue('newsletter');
  await user.type(field('Medium'), 'E Mail!');
  await user.type(field('Campaign'), 'monday');
  expect(field('Medium')).toHaveValue('e-mail');
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await within(dialog).findByText(/Visitors find nothing there/)).toBeVisible();
  expect(stored).toEqual([]);
});

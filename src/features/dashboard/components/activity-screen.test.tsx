import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { ActivityScreen } from './activity-screen';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const asha = '10000000-0000-4000-8000-000000000001';
const people = () => rows({ id: asha, name: 'Asha Menon' });

function entry(id: number, changes: object = {}) {
  return {
    id,
    type: 'user_changed',
    title: 'Ravi Kumar',
    actor_id: asha,
    actor_name: 'Asha Menon',
    subject_id: 'u1',
    created_at: '2026-11-20T05:30:00.123456+00:00',
    changes: [{ field: 'role', before: 'editor', after: 'admin' }],
    ...changes,
  };
}

function show(answer: (request: DataRequest) => Response, address = '/') {
  const api = fakeDataApi((request) =>
    request.target === 'rpc/activity_people' ? people() : answer(request),
  );
  renderPage(
    <ActivityScreen
      addressOf={({ type }) => (type === 'user_deleted' ? null : '/there')}
      comparisonOf={(_, [before, after]) => `/history?${before}-${after}`}
    />,
    { address },
  );
  return api;
}

const asked = (requests: readonly DataRequest[]) =>
  requests.filter(({ target }) => target === 'rpc/search_activity').map(({ body }) => body);

it('says who did what and when, what was before and what is now', async () => {
  show(() =>
    rows(
      entry(3),
      entry(2, {
        type: 'page_changed',
        title: 'Fees',
        changes: [
          { field: 'slug', before: 'fees', after: 'prices' },
          { field: 'version', before: '3', after: '5' },
        ],
      }),
      entry(1, { type: 'user_burned' }),
      entry(0, { type: 'user_deleted', changes: 'nonsense', actor_name: '' }),
    ),
  );
  const list = await screen.findByRole('list', { name: 'Activity' });
  const [first, second, third, ...others] = within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list);
  expect(first).toHaveTextContent('Asha Menon changed the user Ravi Kumar');
  expect(first).toHaveTextContent('Role: Editor → Admin');
  expect(first).toHaveTextContent('20 Nov 2026');
  expect(second).toHaveTextContent('Address: /fees → /prices');
  expect(second).not.toHaveTextContent('version');
  expect(screen.getByRole('link', { name: 'What changed in Fees' })).toHaveAttribute(
    'href',
    '/history?3-5',
  );
  expect(third).toHaveTextContent('The system deleted the user Ravi Kumar');
  expect(others).toEqual([]);
});

it('asks for what the address says, and for what is chosen', async () => {
  const api = show(() => rows(entry(1)), `/?about=user&by=${asha}&days=7&search=ravi`);
  const user = userEvent.setup();
  expect(await screen.findByRole('option', { name: 'Asha Menon' })).toBeInTheDocument();
  expect(asked(api.requests)[0]).toMatchObject({
    term: 'ravi',
    in_group: 'user',
    by_actor: asha,
    days: 7,
  });
  await user.selectOptions(screen.getByLabelText('Person'), 'The system');
  await vi.waitFor(() => expect(asked(api.requests).at(-1)).toMatchObject({ by_actor: 'none' }));
});

it('reads on below the last entry, at the moment that the database wrote', async () => {
  const api = show(({ body }) =>
    body['before_id'] === undefined
      ? rows(...Array.from({ length: 31 }, (_, index) => entry(100 - index)))
      : rows(entry(70, { title: 'The oldest' })),
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Older entries' }));
  expect(await screen.findByText('The oldest')).toBeInTheDocument();
  expect(asked(api.requests).at(-1)).toMatchObject({
    before_at: '2026-11-20T05:30:00.123456+00:00',
    before_id: 71,
  });
  expect(screen.queryByRole('button', { name: 'Older entries' })).not.toBeInTheDocument();
});

it('tells nothing found from nothing there, and a failure from both', async () => {
  const api = show(() => rows(), '/?about=post');
  expect(await screen.findByText('No entries found')).toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
  api.answer = brokenBackend;
  await user.selectOptions(screen.getByLabelText('About'), 'Posts');
  await user.selectOptions(screen.getByLabelText('Time'), 'Last 7 days');
  expect(await screen.findByText('Failed to fetch the activity log')).toBeInTheDocument();
});

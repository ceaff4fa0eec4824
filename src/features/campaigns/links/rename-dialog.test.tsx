import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { RenameDialog } from './rename-dialog';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const link = {
  id: '30000000-0000-4000-8000-000000000001',
  name: 'Letter',
  target: '/courses',
  utmSource: 'newsletter',
  utmMedium: 'email',
  utmCampaign: 'monday',
  utmContent: '',
  utmTerm: '',
  leads: 3,
  version: 4,
  createdAt: '2026-11-20T04:30:00.000Z',
};
const onClose = vi.fn();
const isQuestion = ({ method, query }: DataRequest) => method === 'GET' && query.has('name');

async function save(name: string) {
  const user = userEvent.setup();
  renderPage(<RenameDialog link={link} onClose={onClose} />);
  const field = await screen.findByLabelText(/^Name/);
  await user.clear(field);
  if (name !== '') await user.type(field, name);
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await press();
  return { field, press };
}

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
  onClose.mockReset();
});

it('gives a link another name, and asks for nothing else', async () => {
  const api = fakeDataApi((request) => (isQuestion(request) ? rows() : rows({ id: link.id })));
  await save('  November   letter ');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const change = api.requests.find(({ method }) => method === 'PATCH');
  expect(change?.body).toEqual({ name: 'November letter' });
  expect(change?.query.get('version')).toBe('eq.4');
  expect(readToasts().map(({ title }) => title)).toEqual(['Link renamed successfully']);
});

it.each([
  ['', 'Name is required'],
  ['x'.repeat(121), 'Name can have at most 120 characters'],
])('refuses %j beside the field, without a request', async (name, message) => {
  const api = fakeDataApi(() => rows());
  const { field } = await save(name);
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toBeInvalid();
  expect(api.requests).toEqual([]);
});

it('refuses beside the field a name that another link has', async () => {
  const api = fakeDataApi((request) => (isQuestion(request) ? rows({ id: 'other' }) : rows()));
  const { field } = await save('Poster');
  expect(await screen.findByText('Another link has this name already')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('Poster');
  const question = api.requests.find(isQuestion);
  expect([question?.query.get('name'), question?.query.get('id')]).toEqual([
    'eq.Poster',
    `neq.${link.id}`,
  ]);
  expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(false);
});

it('tells of a name that somebody else gave meanwhile, and puts it aside when asked again', async () => {
  const api = fakeDataApi((request) => {
    if (isQuestion(request)) return rows();
    if (request.method === 'GET') return rows({ name: 'Theirs', version: 5 });
    return request.query.get('version') === 'eq.5' ? rows({ id: link.id }) : rows();
  });
  const { field, press } = await save('Mine');
  expect(await screen.findByText(/Somebody has named this link “Theirs” meanwhile/)).toBeVisible();
  expect(field).toHaveValue('Mine');
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
});

it('keeps what was typed when a request fails', async () => {
  const api = fakeDataApi(brokenBackend);
  const { field, press } = await save('Mine');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server had a problem.');
  expect(readToasts().map(({ description }) => description)).toEqual(['Failed to rename link']);
  expect(field).toHaveValue('Mine');
  api.answer = (request) => (isQuestion(request) ? rows() : rows({ id: link.id }));
  await press();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

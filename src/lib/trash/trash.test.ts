import { afterEach, expect, it, vi } from 'vitest';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { moveToTrash, restoreDocument } from './trash';

// The signed-in client needs a session; what is asked is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const id = '00000000-0000-4000-8000-000000000001';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => vi.unstubAllGlobals());

it('a deletion whose answer was lost has happened where the document lies in the trash', async () => {
  const api = fakeDataApi(({ method }) =>
    method === 'DELETE' ? lost() : rows({ trashed_by_name: 'Priya' }),
  );
  await moveToTrash('post', id, 'Denied');
  api.answer = ({ method }) => (method === 'DELETE' ? lost() : rows());
  await expect(moveToTrash('post', id, 'Denied')).rejects.toMatchObject({ kind: 'offline' });
  api.answer = lost;
  await expect(moveToTrash('page', id, 'Denied')).rejects.toMatchObject({ kind: 'offline' });
});

it('a deletion that found nothing was denied, or somebody else was quicker', async () => {
  const api = fakeDataApi(() => rows());
  await expect(moveToTrash('page', id, 'Denied')).rejects.toMatchObject({
    kind: 'denied',
    message: 'Denied',
  });
  api.answer = ({ method }) => (method === 'DELETE' ? rows() : rows({ trashed_by_name: 'Priya' }));
  await expect(moveToTrash('page', id, 'Denied')).rejects.toMatchObject({
    kind: 'not-found',
    message: 'Priya was quicker: it lies in the trash.',
  });
});

it('restoring sends another address only where one was chosen', async () => {
  const api = fakeDataApi(() => rows({ id, title: 'T', slug: null, status: 'draft' }));
  expect(await restoreDocument('post', id)).toEqual({ id, title: 'T', isPublished: false });
  expect(api.requests.at(-1)?.body).toEqual({ kind: 'post', id });
  await restoreDocument('page', id, 'other');
  expect(api.requests.at(-1)?.body).toEqual({ kind: 'page', id, new_slug: 'other' });
});

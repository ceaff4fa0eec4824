import { afterEach, expect, it, vi } from 'vitest';
import { wantText } from '@/lib/html/text-wanted';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { publicPage } from './model';
import { pageSince } from './public-source';

vi.mock('@/lib/html/text-wanted', () => ({ wantText: vi.fn() }));

const row = {
  title: 'Fees',
  slug: 'fees',
  content: '<p>Words</p>',
  meta_title: '',
  meta_description: '',
  template: 'default' as const,
  updated_at: '2026-11-20T10:00:00+00:00',
  unpublish_at: null,
};
const built = { page: publicPage.fromRow(row), shareImage: '/share.png' };

afterEach(() => {
  vi.mocked(wantText).mockClear();
  vi.unstubAllGlobals();
});

it('a page that is as it was built needs nothing that shows it', async () => {
  fakeDataApi(() => rows({ updated_at: row.updated_at }));
  expect(await pageSince(built)).toBeUndefined();
  expect(wantText).not.toHaveBeenCalled();
});

it('what shows it is wanted for a newer text, and for one that is gone', async () => {
  fakeDataApi(() => rows({ ...row, updated_at: '2027-01-01T00:00:00+00:00' }));
  expect(await pageSince(built)).toMatchObject({ page: { content: '<p>Words</p>' } });
  expect(wantText).toHaveBeenCalledOnce();
  fakeDataApi(() => rows());
  expect(await pageSince(built)).toBeNull();
  expect(wantText).toHaveBeenCalledTimes(2);
});

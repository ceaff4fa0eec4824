import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ListTable } from '@/components/list/list-table';
import { renderPage } from '@/testing/render-page';
import type { PostListItem } from '../../model';
import { postTableColumns, type PostActs } from './post-columns';

const start = new Date('2026-11-25T09:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

const ignored = () => undefined;

const writer: PostActs = {
  rights: { canCreate: true, canEdit: true, canPublish: false, canDelete: false },
  changingId: undefined,
  reviews: new Map(),
  changes: new Map(),
  build: null,
  presence: () => null,
  problems: new Map(),
  onOvertaken: ignored,
  onStatus: ignored,
  onSchedule: ignored,
  onDuplicate: ignored,
  onDelete: ignored,
};

const endsSoon: PostListItem = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  title: 'Weaving',
  author: 'Asha Menon',
  category: 'career-tips',
  readingTime: 5,
  isFeatured: false,
  status: 'published',
  publishAt: null,
  unpublishAt: new Date(start.getTime() + 30_000).toISOString(),
  publishedAt: start.toISOString(),
  updatedAt: start.toISOString(),
  updatedByName: '',
};

it('a writer may ask for a review as soon as a post has ended, though the list says nothing new', () => {
  renderPage(
    <ListTable
      label="Posts"
      columns={postTableColumns}
      page={{ rows: [endsSoon], total: 1, isCapped: false, pageSize: 20 }}
      isBusy={false}
      acts={writer}
    />,
  );
  const ask = () => screen.queryByRole('button', { name: 'Ask for a review of Weaving' });
  expect(ask()).toBeNull();
  act(() => {
    vi.advanceTimersByTime(61_000);
  });
  expect(ask()).toBeVisible();
});

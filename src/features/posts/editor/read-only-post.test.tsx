import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import type { SharedCopy } from '@/lib/drafts/shared-copies';
import { fakeDataApi } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { postColumns } from '../model';
import { ReadOnlyPost } from './read-only-post';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const post = postColumns.fromRow({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Weaving',
  excerpt: '',
  content: '<p>As it is public.</p>',
  featured_image: null,
  featured_image_alt: '',
  author: 'Asha',
  author_image: null,
  author_bio: '',
  category: 'data-science',
  tags: [],
  status: 'published',
  is_featured: false,
  reading_time: 1,
  meta_title: '',
  meta_description: '',
  publish_at: null,
  unpublish_at: null,
  version: 3,
  published_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-20T10:00:00+00:00',
  updated_by_name: 'Asha',
  created_at: '2026-11-20T10:00:00+00:00',
  created_by: null,
  first_published_at: '2026-11-20T10:00:00+00:00',
} as never);

const copy: SharedCopy = {
  version: 2,
  baseVersion: 3,
  baseFields: null,
  fields: { content: '<p>As it will be.</p>' },
  savedAt: '2026-11-21T10:00:00.000Z',
  savedByName: 'Meera',
};

const onPublished = vi.fn();
const onOvertaken = vi.fn();

function show(changes: Partial<Parameters<typeof ReadOnlyPost>[0]> = {}) {
  renderPage(
    <main id="main" tabIndex={-1}>
      <ReadOnlyPost
        post={post}
        copy={copy}
        canPublish
        onPublished={onPublished}
        onOvertaken={onOvertaken}
        {...changes}
      />
    </main>,
  );
}

const publishButton = () => screen.queryByRole('button', { name: 'Publish changes' });

async function publish(answer: () => Response | Promise<Response>) {
  const api = fakeDataApi(answer);
  show();
  const button = publishButton();
  if (!button) throw new Error('There is no button.');
  await userEvent.click(button);
  return api;
}

beforeEach(() => {
  onPublished.mockClear();
  onOvertaken.mockClear();
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

it('shows a post with its unpublished changes to who may publish them, and publishes what was read', async () => {
  const { requests } = await publish(() => Response.json('published'));
  expect(screen.getByText('As it will be.')).toBeInTheDocument();
  expect(requests.at(-1)).toMatchObject({ target: 'rpc/publish_copy_as_it_is' });
  expect(requests.at(-1)?.body).toMatchObject({ document_id: post.id, copy_version: 2 });
  expect(onPublished).toHaveBeenCalledOnce();
  // The button goes with what it was for.
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['newer', /changed this post meanwhile/],
  ['outdated', /published again meanwhile/],
  ['gone', /published or discarded/],
])('says what is the matter when they are %s', async (outcome, words) => {
  await publish(() => Response.json(outcome));
  expect(readToasts().at(-1)?.description).toMatch(words);
  expect(onOvertaken).toHaveBeenCalledOnce();
  expect(onPublished).not.toHaveBeenCalled();
});

it('can be tried again when the network is gone', async () => {
  await publish(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(readToasts().at(-1)).toMatchObject({ description: 'Failed to publish the changes' });
  expect(publishButton()).toBeEnabled();
  expect(onOvertaken).not.toHaveBeenCalled();
});

it('leaves an ended session to the dialog for it', async () => {
  await publish(() => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }));
  await waitFor(() => expect(publishButton()).toBeEnabled());
  expect(readToasts()).toEqual([]);
  expect(onOvertaken).not.toHaveBeenCalled();
});

it('offers nothing to who may not publish, and where the post was saved since', () => {
  show({ canPublish: false });
  show({ copy: { ...copy, baseVersion: 2 } });
  expect(publishButton()).toBeNull();
  expect(screen.getByText(/published again since they were made/)).toBeInTheDocument();
});

it('shows what is public where there are no changes', () => {
  show({ copy: null });
  expect(screen.getByText('As it is public.')).toBeInTheDocument();
  expect(screen.queryByText('These changes are not public yet')).toBeNull();
});

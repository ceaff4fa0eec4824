import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { PageEditor } from '@/features/pages/editor/page-editor';
import { emptyPage, parsePageDraft, type PageInput } from '@/features/pages/schema';
import { PostEditor } from '@/features/posts/editor/post-editor';
import { emptyPost, parsePostDraft, type PostInput } from '@/features/posts/schema';
import { createDraftStore } from '@/lib/drafts/draft-store';
import type { SharedCopy } from '@/lib/drafts/shared-copies';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';

// The signed-in client needs a session; what is asked is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const id = '5f0c1d2e-0000-4000-8000-000000000000';
const stamps = {
  id,
  version: 3,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  updatedByName: 'Dev',
  publishedAt: null,
};
const copyOf = (fields: SharedCopy['fields']): SharedCopy => ({
  version: 2,
  baseVersion: 2,
  baseFields: null,
  fields,
  savedAt: '2026-11-21T10:00:00.000Z',
  savedByName: 'Meera',
});
const handlers = { adopted: null, onContinue: vi.fn(), onCreated: vi.fn(), onSaved: vi.fn() };

const editors = {
  page: (status: 'draft' | 'published') => (
    <PageEditor
      id={id}
      ownId="me"
      stored={{ ...emptyPage, ...stamps, title: 'Fees', slug: 'fees', status }}
      copy={copyOf({ title: 'Fees of 2027' })}
      blank={emptyPage}
      drafts={createDraftStore<PageInput>({ kind: 'page', ownerId: 'me', parse: parsePageDraft })}
      {...handlers}
    />
  ),
  post: (status: 'draft' | 'published') => {
    const blank = emptyPost({ author: 'Asha' });
    const words = { title: 'Fees', excerpt: 'On fees.', category: 'career-tips' as const };
    return (
      <PostEditor
        id={id}
        ownId="me"
        post={{ ...blank, ...stamps, ...words, content: '<p>Fees.</p>', readingTime: 1, status }}
        copy={copyOf({ title: 'Fees of 2027' })}
        blank={blank}
        drafts={createDraftStore<PostInput>({ kind: 'post', ownerId: 'me', parse: parsePostDraft })}
        rights={{ canCreate: true, canEdit: true, canPublish: true, canDelete: true }}
        uploadPicture={() => Promise.reject(new Error('none'))}
        {...handlers}
      />
    );
  },
};

beforeAll(async () => {
  // What the text editor asks to scroll to what is selected; jsdom lays nothing out.
  Object.assign(Range.prototype, {
    getClientRects: () => [new DOMRect()],
    getBoundingClientRect: () => new DOMRect(),
  });
  // Reading a chunk for the first time may take longer than a test waits.
  await import('@/components/rich-text-editor/rich-text-editor');
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe.each(['page', 'post'] as const)('changes beside a %s', (kind) => {
  it('that is a draft: no word of visitors, and the next save takes them into it', async () => {
    const { requests } = fakeDataApi(({ target }) =>
      target === 'rpc/publish_shared_copy' ? Response.json({ outcome: 'newer' }) : rows(),
    );
    const user = userEvent.setup();
    renderPage(editors[kind]('draft'));
    expect(screen.getByText('These changes are not in the draft yet')).toBeInTheDocument();
    expect(screen.getByText(/The next save takes them into the draft/)).toBeInTheDocument();
    expect(screen.queryByText(/Visitors read/)).toBeNull();
    expect(button(/Save only/)).toBeNull();
    expect(button('Publish changes')).toBeNull();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(requests.map(({ target }) => target)).toContain('rpc/publish_shared_copy'),
    );
    const save = requests.find(({ target }) => target === 'rpc/publish_shared_copy');
    expect(save?.body).toMatchObject({
      document_id: id,
      // What was saved since is found then, and shown first.
      base_version: 2,
      copy_version: 2,
      fields: { title: 'Fees of 2027', status: 'draft' },
    });
  });

  it('that is a draft: who discards them is told what stays', async () => {
    fakeDataApi(() => rows());
    const user = userEvent.setup();
    renderPage(editors[kind]('draft'));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('The draft stays as it is.');
  });

  it.each([
    ['an answer is lost', () => Response.error(), 1],
    [
      'the session has ended',
      () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
      0,
    ],
  ])('stay where %s, and can be discarded then', async (_what, fail, said) => {
    for (const { id: toast } of readToasts()) removeToast(toast);
    const api = fakeDataApi((request) =>
      request.target === 'shared_copies' && request.method === 'DELETE' ? fail() : rows(),
    );
    const user = userEvent.setup();
    renderPage(editors[kind]('published'));
    const discard = async () => {
      await user.click(screen.getByRole('button', { name: 'Discard changes' }));
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
    };
    await discard();
    await waitFor(() => expect(button('Discard changes')).toBeEnabled());
    expect(readToasts()).toHaveLength(said);
    expect(screen.getByText('These changes are not public yet')).toBeInTheDocument();
    api.answer = ({ method }) => (method === 'DELETE' ? rows({ version: 2 }) : rows());
    await discard();
    await waitFor(() => expect(button('Discard changes')).toBeNull());
  });

  it('that is public: they are saved apart from what visitors read', async () => {
    const { requests } = fakeDataApi(() => rows());
    const user = userEvent.setup();
    renderPage(editors[kind]('published'));
    expect(screen.getByText('These changes are not public yet')).toBeInTheDocument();
    expect(button('Publish changes')).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(requests.map(({ target }) => target)).toContain('rpc/save_shared_copy'),
    );
  });
});

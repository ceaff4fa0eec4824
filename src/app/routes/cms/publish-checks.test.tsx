import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateChecks } from '@/components/checks/late-checks';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { PageEditor, type PageEditorHandle } from '@/features/pages/editor/page-editor';
import { emptyPage, parsePageDraft, type PageInput } from '@/features/pages/schema';
import { PostEditor } from '@/features/posts/editor/post-editor';
import { emptyPost, parsePostDraft, type PostInput } from '@/features/posts/schema';
import { createDraftStore } from '@/lib/drafts/draft-store';
import { fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';

// The signed-in client needs a session; what is asked is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const id = '5f0c1d2e-0000-4000-8000-000000000000';
const pageDrafts = createDraftStore<PageInput>({
  kind: 'page',
  ownerId: 'me',
  parse: parsePageDraft,
});
const postDrafts = createDraftStore<PostInput>({
  kind: 'post',
  ownerId: 'me',
  parse: parsePostDraft,
});
const noImage = { upload: () => Promise.reject(new Error('none')) };

/** What is stored of what was sent. */
function stored({ body }: DataRequest) {
  return {
    ...body,
    version: 2,
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T10:00:00Z',
    updated_by_name: 'Dev',
  };
}

function answerAll() {
  const api = fakeDataApi((request) =>
    request.method !== 'GET' && /^(?:pages|blog_posts)$/.test(request.target)
      ? Response.json(request.method === 'POST' ? stored(request) : [stored(request)])
      : rows(),
  );
  const saves = () =>
    api.requests.filter(
      ({ method, target }) => method !== 'GET' && /^(?:pages|blog_posts)$/.test(target),
    );
  return { saves };
}

function WithCheck({ text }: { readonly text: PageInput }) {
  const editor = useRef<PageEditorHandle>(null);
  return (
    <>
      <button onClick={() => editor.current?.check()}>Check</button>
      <PageEditor
        ref={editor}
        id={id}
        ownId="me"
        stored={null}
        blank={text}
        adopted={null}
        drafts={pageDrafts}
        onContinue={vi.fn()}
        onCreated={vi.fn()}
        onSaved={vi.fn()}
      />
    </>
  );
}

function openPage(text: Partial<PageInput>) {
  renderPage(
    <WithCheck
      text={{ ...emptyPage, title: 'Fees', slug: 'fees', metaDescription: 'All fees.', ...text }}
    />,
  );
  return userEvent.setup();
}

function openPost(text: Partial<PostInput>) {
  const whole = { title: 'Yarn', excerpt: 'On yarn.', category: 'career-tips' as const };
  renderPage(
    <PostEditor
      id={id}
      ownId="me"
      post={null}
      blank={{ ...emptyPost({ author: 'Asha' }), metaDescription: 'Yarn.', ...whole, ...text }}
      adopted={null}
      drafts={postDrafts}
      rights={{ canCreate: true, canEdit: true, canPublish: true, canDelete: true }}
      uploadPicture={noImage.upload}
      onContinue={vi.fn()}
      onCreated={vi.fn()}
      onSaved={vi.fn()}
    />,
  );
  return userEvent.setup();
}

const publish = () => screen.getByRole('button', { name: 'Publish' });
const question = () => screen.findByRole('dialog', { name: 'Before this is published' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const go = (words: string) => screen.getByRole('button', { name: new RegExp(words) });

beforeAll(async () => {
  // What the text editor asks to scroll to what is selected; jsdom lays nothing out.
  Object.assign(Range.prototype, {
    getClientRects: () => [new DOMRect()],
    getBoundingClientRect: () => new DOMRect(),
  });
  // Reading a chunk for the first time may take longer than a test waits.
  await Promise.all([
    lateChecks.load(),
    import('@/components/rich-text-editor/rich-text-editor'),
    import('@/lib/html/markdown'),
  ]);
});
beforeEach(() => {
  for (const toast of readToasts()) removeToast(toast.id);
});
afterEach(() => vi.unstubAllGlobals());

describe('in the page editor', () => {
  it('publishes at once where nothing is missing, and a draft without looking', async () => {
    const { saves } = answerAll();
    const user = openPage({ content: 'Words', metaDescription: '' });
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: 'Meta Description' }), 'All fees.');
    await user.click(publish());
    await waitFor(() => expect(saves()).toMatchObject([{}, { body: { status: 'published' } }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Picture 1 has no alternative text', '![](/a.svg)'],
    ['“Yarn” is a heading 4', '#### Yarn'],
    ['“all fees” leads to an address of this site that nothing has', '[all fees](/nothing)'],
  ])('leads to the place in the source: %s', async (words, piece) => {
    const { saves } = answerAll();
    const user = openPage({ content: `First words.\n\n${piece}\n\nLast words.` });
    await user.click(publish());
    await question();
    await user.click(go(words));
    await noQuestion();
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
    await waitFor(() => expect(text).toHaveFocus());
    await waitFor(() =>
      expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(piece),
    );
    expect(saves()).toEqual([]);
  });

  it('leads to the field of the description', async () => {
    answerAll();
    const user = openPage({ content: 'Words', metaDescription: ' ' });
    await user.click(publish());
    await question();
    await user.click(go('There is no meta description'));
    await noQuestion();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Meta Description' })).toHaveFocus(),
    );
  });

  it('goes back to where one was, and publishes once where one presses twice', async () => {
    const { saves } = answerAll();
    const user = openPage({ content: '![](/a.svg)' });
    await user.dblClick(publish());
    await question();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await noQuestion();
    await waitFor(() => expect(publish()).toHaveFocus());
    expect([saves(), screen.queryByText('Saving…')]).toEqual([[], null]);
    await user.click(publish());
    await question();
    await user.dblClick(screen.getByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({ status: 'published' });
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{ title: 'Page created successfully' }]),
    );
    expect(saves()).toHaveLength(1);
  });

  it('without a network tries to publish, and says in the usual words that it failed', async () => {
    fakeDataApi(() => Promise.reject(new TypeError('Failed to fetch')));
    const user = openPage({ content: '[all fees](/nothing)' });
    await user.click(publish());
    await waitFor(() => expect(readToasts()).toMatchObject([{ variant: 'destructive' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says by hand that nothing is missing, and then what is', async () => {
    answerAll();
    const user = openPage({ content: 'Words' });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Nothing is missing')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await noQuestion();
    await user.type(screen.getByRole('textbox', { name: 'Content' }), '{Enter}{Enter}##### Loom');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('dialog', { name: 'Check' })).toHaveTextContent(
      'What readers of this page would miss.',
    );
    expect(await screen.findByRole('button', { name: /heading 5/ })).toBeInTheDocument();
    expect(screen.queryByText('Nothing is missing')).toBeNull();
  });
});

describe('in the post editor', () => {
  it.each([
    ['Picture 2 has no alternative text', 'IMG'],
    ['“Yarn” is a heading 4', 'Yarn'],
    ['“all fees” leads', 'all fees'],
  ])('leads to the place in the text: %s', async (words, place) => {
    answerAll();
    const user = openPost({
      content:
        '<figure><img src="/a.svg" alt="A loom"></figure><h4>Yarn</h4><p>See <a href="/nothing">all <strong>fees</strong></a>.</p><figure><img src="/b.svg" alt=""></figure>',
    });
    const text = await screen.findByRole('textbox', { name: 'Content' });
    await user.click(publish());
    await question();
    await user.click(go(words));
    await noQuestion();
    await waitFor(() => expect(text).toHaveFocus());
    await waitFor(() =>
      place === 'IMG'
        ? expect(text.querySelector('.ProseMirror-selectednode img')).toHaveAttribute(
            'src',
            expect.stringContaining('b.svg'),
          )
        : expect(window.getSelection()?.toString()).toBe(place),
    );
  });

  it('leads to the alternative text of the featured image, and into the HTML source', async () => {
    answerAll();
    const user = openPost({
      content: '<h4>Yarn</h4><p>Words</p>',
      featuredImage: '/storage/v1/object/public/blog-images/a.png',
    });
    await user.click(await screen.findByRole('button', { name: /^HTML source/ }));
    await user.click(publish());
    await question();
    await user.click(go('The featured image has no alternative text'));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Alternative text' })).toHaveFocus(),
    );
    await user.click(publish());
    await question();
    await user.click(go('heading 4'));
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
    await waitFor(() => expect(text).toHaveFocus());
    await waitFor(() =>
      expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('<h4>Yarn'),
    );
  });

  it('takes back chosen times when one goes back', async () => {
    const { saves } = answerAll();
    const user = openPost({ content: '<p>Words</p>', metaDescription: '' });
    await user.click(screen.getByRole('button', { name: 'Schedule…' }));
    const from = await screen.findByLabelText('Public from (IST)');
    await user.type(from, '2090-01-01T09:00');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await noQuestion();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Schedule…' })).toHaveFocus());
    await user.click(publish());
    await question();
    await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
    await waitFor(() =>
      expect(saves()).toMatchObject([{ body: { status: 'published', publish_at: null } }]),
    );
  });
});

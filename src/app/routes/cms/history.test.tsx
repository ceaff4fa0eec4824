import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { HistoryScreen } from '@/features/history/components/history-screen';
import { pagePast } from '@/features/pages/past';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const id = '00000000-0000-4000-8000-000000000001';
const picture = '/storage/v1/object/public/media-files/gone.png';

const first = {
  title: 'Fees',
  slug: 'fees',
  content: `<p>It costs ten.</p><p><img src="${picture}" alt="Prices"></p>`,
  meta_title: 'Fees',
  meta_description: '',
  status: 'draft',
  template: 'default',
};
const second = { ...first, title: 'Our fees', content: '<p>It costs twenty.</p>' };
const third = { ...second, slug: 'our-fees', status: 'published' };

function version(
  number: number,
  fields: typeof first,
  changed: string[],
  by: string,
  repeats: number | null = null,
) {
  return {
    version: number,
    status: fields.status,
    fields,
    changed,
    repeats,
    saved_at: `2026-11-0${number} 08:35:00+00`,
    saved_by_name: by,
  };
}

/** The database as far as the screen asks it. */
function backend() {
  const versions = [
    version(1, first, [], 'Leela Joseph'),
    version(2, second, ['content', 'title'], 'Dev Patel'),
    version(3, third, ['slug', 'status'], 'Asha Menon'),
  ];
  const page = {
    id,
    ...third,
    published_at: '2026-11-03 08:35:00+00',
    created_at: '2026-11-01 08:35:00+00',
    updated_at: '2026-11-03 08:35:00+00',
    version: 3,
    updated_by_name: 'Asha Menon',
  };
  const state = {
    versions,
    page: page as typeof page | null,
    missing: [] as string[],
    /** Answers a save in place of the database. */
    save: null as (() => Response | Promise<Response>) | null,
  };
  const api = fakeDataApi((request) => {
    if (request.target === 'document_versions') return rows(...found(state.versions, request));
    if (request.target === 'rpc/missing_files')
      return rows(...state.missing.map((address) => ({ address })));
    if (request.target !== 'pages') return Response.error();
    if (request.method !== 'PATCH') return rows(...(state.page ? [state.page] : []));
    if (state.save) return state.save();
    return save(state, request);
  });
  return { api, state };
}

type State = ReturnType<typeof backend>['state'];

function found(versions: State['versions'], { query }: DataRequest) {
  const [how = '', number = ''] = (query.get('version') ?? '').split('.');
  return [...versions]
    .reverse()
    .filter((one) => how !== 'eq' || one.version === Number(number))
    .filter((one) => how !== 'lt' || one.version < Number(number))
    .slice(0, Number(query.get('limit')));
}

function save(state: State, { query, body }: DataRequest): Response {
  if (!state.page || query.get('version') !== `eq.${state.page.version}`) return rows();
  const next = state.page.version + 1;
  state.page = { ...state.page, ...body, version: next };
  state.versions.push(version(next, { ...third, ...body }, ['content', 'title'], 'Dev Patel'));
  return rows(state.page);
}

async function open(address = '/') {
  const user = userEvent.setup();
  const { router } = renderPage(<HistoryScreen id={id} past={pagePast} />, { address });
  await screen.findByRole('heading', { name: 'Versions' });
  return { user, router };
}

const content = () => screen.findByRole('region', { name: 'Content' });
const confirm = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
const toasts = () => readToasts().map(({ title, description }) => ({ title, description }));

beforeEach(() => {
  for (const toast of readToasts()) removeToast(toast.id);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('the list of versions', () => {
  it('says who saved each, when, and what it changed', async () => {
    backend();
    await open();
    const entries = screen.getAllByRole('link', { name: /^Version/ });
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(
        /^Version 3NowPublishedPublished · URL SlugAsha Menon, .*3 Nov 2026, 2:05.pm IST$/i,
      ),
      expect.stringMatching(/^Version 2DraftTitle, ContentDev Patel, /),
      expect.stringMatching(/^Version 1DraftCreatedLeela Joseph, /),
    ]);
    expect(entries[0]).toHaveAttribute('aria-current', 'true');
  });

  it('names the earlier version that one repeats', async () => {
    const { state } = backend();
    state.versions.push(version(4, first, ['content', 'title'], 'Dev Patel', 1));
    await open();
    const entries = screen.getAllByRole('link', { name: /^Version/ });
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Title, Content · as in version 1'),
      ...[3, 2, 1].map(() => expect.not.stringContaining('as in')),
    ]);
  });

  it('is read page by page, without what the versions say', async () => {
    const { api, state } = backend();
    for (let number = 4; number <= 40; number += 1)
      state.versions.push({ ...version(3, third, ['title'], 'Dev Patel'), version: number });
    const { user } = await open();
    expect(screen.getAllByRole('link', { name: /^Version/ })).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Older versions' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Version/ })).toHaveLength(40));
    expect(screen.queryByRole('button', { name: 'Older versions' })).not.toBeInTheDocument();
    const lists = api.requests.filter(({ query }) => query.get('limit') === '31');
    expect(lists.map(({ query }) => query.get('version'))).toEqual([null, 'lt.11']);
    for (const { query } of lists) expect(query.get('select')).not.toContain('fields');
  });

  it('says that it could not be read, and reads it at the second try', async () => {
    const { api } = backend();
    const { answer } = api;
    api.answer = brokenBackend;
    const user = userEvent.setup();
    renderPage(<HistoryScreen id={id} past={pagePast} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer = answer;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Versions' })).toBeInTheDocument();
  });

  it('says where there is none', async () => {
    const { state } = backend();
    state.page = null;
    state.versions.length = 0;
    renderPage(<HistoryScreen id={id} past={pagePast} />);
    expect(await screen.findByText('There is no page here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to all pages' })).toHaveAttribute(
      'href',
      '/cms/pages',
    );
  });
});

describe('the comparison', () => {
  it('is with the version before, field by field, and names what is the same', async () => {
    backend();
    await open('/?version=2');
    expect(
      await screen.findByText('What changed from version 1 to version 2: Title, Content.'),
    ).toBeInTheDocument();
    const title = screen.getByRole('region', { name: 'Title' });
    expect(within(title).getByText('Fees').closest('del')).not.toBeNull();
    expect(within(title).getByText('Our fees').closest('ins')).not.toBeNull();
    const shown = await content();
    expect(shown.querySelector('ins')).toHaveTextContent('[Added: twenty.]');
    expect(shown.querySelector('del')).toHaveTextContent('[Removed: ten.]');
    expect(within(shown).getByText('1 word added, 2 words removed.')).toBeInTheDocument();
    expect(screen.getByText(/^The same in both: URL Slug, .*Status/)).toBeInTheDocument();
  });

  it('is with any other one, older or newer, in the order of time', async () => {
    backend();
    const { user, router } = await open('/?version=1');
    expect(await screen.findByText(/^This is the oldest version that is kept/)).toBeInTheDocument();
    const other = screen.getByLabelText('Compare with');
    await user.selectOptions(other, 'what it says now (version 3)');
    expect(
      await screen.findByText(
        'What changed from version 1 to version 3: Title, URL Slug, Status, Content.',
      ),
    ).toBeInTheDocument();
    expect(router.state.location.search).toBe('?version=1&with=3');
    const status = screen.getByRole('region', { name: 'Status' });
    expect(status.querySelector('del')).toHaveTextContent('[Removed: Draft]');
    expect(status.querySelector('ins')).toHaveTextContent('[Added: Published]');
  });

  it('is of the source, too', async () => {
    backend();
    const { user } = await open('/?version=2');
    await user.click(await screen.findByRole('button', { name: 'As text' }));
    expect(await content()).toHaveTextContent('<p>It costs [Removed: ten.][Added: twenty.]</p>');
  });

  it('says when a version is not kept any more', async () => {
    backend();
    await open('/?version=9');
    expect(await screen.findByText('Version 9 is not kept any more')).toBeInTheDocument();
  });
});

describe('restoring', () => {
  async function ask(address = '/?version=1') {
    const opened = await open(address);
    await opened.user.click(await screen.findByRole('button', { name: 'Restore this version' }));
    return opened;
  }

  it('says what it changes, what stays, and which pictures are gone', async () => {
    const { api, state } = backend();
    state.missing = [picture];
    await ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Restore version 1?' });
    expect(dialog).toHaveTextContent('ChangesTitle, Content');
    expect(dialog).toHaveTextContent(
      'Stays as it is nowAddress, status and dates: visitors see the restored page at once',
    );
    expect(
      await within(dialog).findByText(/^One picture of this version is no longer in the library/),
    ).toBeInTheDocument();
    const asked = api.requests.find(({ target }) => target === 'rpc/missing_files');
    expect(asked?.body).toEqual({ addresses: [picture] });
  });

  it('saves what it said over what there is, but for status and address', async () => {
    const { api } = backend();
    const { user, router } = await ask();
    await user.click(confirm('Restore'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const saved = api.requests.find(({ method }) => method === 'PATCH');
    expect(saved?.query.get('version')).toBe('eq.3');
    expect(saved?.body).toEqual({
      ...first,
      slug: 'our-fees',
      status: 'published',
      publish_at: null,
      unpublish_at: null,
    });
    expect(toasts()).toEqual([
      {
        title: expect.stringMatching(/^Restored version 1 of 1 Nov 2026, 2:05.pm IST$/i),
        description: 'It is public now: visitors read it at /our-fees.',
      },
    ]);
    await screen.findByRole('heading', { name: 'Version 4, as it is now' });
    expect(router.state.location.search).toBe('?version=4');
    expect(screen.getByRole('heading', { name: 'Version 4, as it is now' })).toHaveFocus();
  });

  it('tells when somebody else was quicker, and asks again', async () => {
    const { state } = backend();
    const { user } = await ask();
    state.page = state.page && {
      ...state.page,
      title: 'Theirs',
      version: 4,
      updated_by_name: 'Dev Patel',
    };
    state.versions.push(version(4, { ...third, title: 'Theirs' }, ['title'], 'Dev Patel'));
    await user.click(confirm('Restore'));
    expect(await screen.findByText(/^Dev Patel saved this page meanwhile/)).toBeInTheDocument();
    expect(state.page?.title).toBe('Theirs');
    expect(await screen.findByText('Version 4', { selector: 'span' })).toBeInTheDocument();
    await user.click(confirm('Restore'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(state.page).toMatchObject({ title: 'Fees', version: 5 });
  });

  it('is safe to try again after a lost answer', async () => {
    const { api, state } = backend();
    const { user } = await ask();
    state.save = () => {
      const [sent] = api.requests.filter(({ method }) => method === 'PATCH');
      if (sent) save(state, sent);
      return Promise.reject(new TypeError('network'));
    };
    await user.click(confirm('Restore'));
    expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
    state.save = null;
    await user.click(confirm('Restore'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(state.page).toMatchObject({ title: 'Fees', version: 4 });
    expect(state.versions).toHaveLength(4);
  });

  it('leaves an ended session to the dialog for it, and goes on afterwards', async () => {
    const { api, state } = backend();
    const { user } = await ask();
    state.save = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
    await user.click(confirm('Restore'));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'PATCH')).toBe(true));
    await waitFor(() => expect(confirm('Restore')).toBeEnabled());
    expect(toasts()).toEqual([]);
    state.save = null;
    await user.click(confirm('Restore'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(state.page).toMatchObject({ title: 'Fees', version: 4 });
  });

  it('says that the right was withdrawn, or that the page was deleted', async () => {
    const { state } = backend();
    const { user } = await ask();
    state.save = () => rows();
    await user.click(confirm('Restore'));
    expect(await screen.findByText("You don't have permission to change this page.")).toBeVisible();
    state.page = null;
    await user.click(confirm('Restore'));
    expect(await screen.findByText('This page was deleted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument();
  });

  it('is not offered for what it says now', async () => {
    backend();
    const { router } = await open();
    await screen.findByRole('heading', { name: 'Version 3, as it is now' });
    await content();
    expect(screen.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument();
    await router.navigate('/?version=2');
    expect(await screen.findByText(/there is nothing to restore/)).toBeInTheDocument();
  });
});

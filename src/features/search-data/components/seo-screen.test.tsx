import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { headsCsv } from '../export';
import { builtInHeads, headFromRow } from '../model';
import { SeoScreen } from './seo-screen';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const postId = '00000000-0000-4000-8000-000000000001';

function headRow(changes: object = {}) {
  return {
    kind: 'post',
    id: postId,
    path: `/blogs/${postId}`,
    title: 'A year of data',
    description: 'What a year with data teaches.',
    problems: ['short-description'],
    base_title: 'A year of data',
    base_description: 'What a year with data teaches.',
    meta_title: '',
    meta_description: '',
    image: null,
    version: 3,
    updated_at: '2026-11-20 10:00:00+00',
    updated_by_name: 'Dev Patel',
    ...changes,
  };
}

const about = headRow({
  kind: 'built-in',
  id: null,
  path: '/about',
  title: 'About',
  base_title: 'About',
  problems: [],
  version: 0,
  updated_at: null,
  updated_by_name: null,
});

const counts = {
  total: 45,
  any_problem: 3,
  long_title: 0,
  same_title: 2,
  no_description: 0,
  long_description: 0,
  short_description: 1,
  same_description: 0,
};

type Write = (request: DataRequest) => Response | Promise<Response>;

/** Answers reads with the list; everything else with `write`. */
function answerWith(list: readonly object[], write: Write = () => rows()) {
  return fakeDataApi((request) => {
    if (request.target === 'rpc/search_heads') return rows(...list);
    if (request.target === 'rpc/count_heads') return rows(counts);
    return write(request);
  });
}

function open(address = '/cms/seo', canViewFigures = false) {
  const { router } = renderPage(<SeoScreen canViewFigures={canViewFigures} />, {
    path: '/cms/seo',
    address,
  });
  return { router, user: userEvent.setup() };
}

async function openDialog(title: string) {
  const opened = open();
  await opened.user.click(await screen.findByRole('button', { name: title }));
  await screen.findByRole('dialog');
  return opened;
}

const writes = ({ requests }: ReturnType<typeof fakeDataApi>) =>
  requests
    .filter(({ method }) => ['POST', 'PATCH', 'DELETE'].includes(method))
    .filter(({ target }) => !target.startsWith('rpc/'));

beforeEach(() => {
  for (const toast of readToasts()) removeToast(toast.id);
});
afterEach(() => vi.unstubAllGlobals());

describe('the list of search data', () => {
  it('shows what is found, its lengths and what is wrong, and each problem that somebody has', async () => {
    answerWith([headRow(), about]);
    open();
    const row = within(await screen.findByRole('row', { name: /^A year of data/ }));
    for (const text of [
      '14/60',
      '30/160',
      'Description too short',
      'Article',
      'Indexed',
      'In sitemap',
    ])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole('link', { name: /^View A year of data/ })).toHaveAttribute(
      'href',
      `/blogs/${postId}`,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Problems' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'All\u00A0(45)',
        'With a problem\u00A0(3)',
        'Same title twice\u00A0(2)',
        'Description too short\u00A0(1)',
      ]),
    );
    expect(screen.getByText('Its own words')).toBeInTheDocument();
  });

  it('is searched, filtered, sorted and paged by the database, which is told the built-in addresses', async () => {
    const api = answerWith([headRow()]);
    open('/cms/seo?search=data&kind=post&problem=same-title&sort=updated&page=2');
    await screen.findByRole('row', { name: /^A year of data/ });
    const asked = api.requests.find(({ target }) => target === 'rpc/search_heads')?.body;
    expect(asked).toMatchObject({
      term: 'data',
      in_kind: 'post',
      in_problem: 'same-title',
      sort_by: 'updated',
      page_size: 20,
      page_offset: 20,
    });
    expect(asked?.['built_in']).toEqual(
      builtInHeads.map(({ path, title, description }) => ({ path, title, description })),
    );
  });

  it('keeps search and kind when another problem is chosen', async () => {
    answerWith([headRow()]);
    const { router, user } = open('/cms/seo?search=data&kind=post&page=2');
    await user.click(await screen.findByRole('link', { name: /^Same title twice/ }));
    const { search } = router.state.location;
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      search: 'data',
      kind: 'post',
      problem: 'same-title',
    });
  });

  it('F12: shows a failure as a failure, and says when no address has the problem', async () => {
    const api = fakeDataApi(brokenBackend);
    const { user } = open('/cms/seo?problem=long-title');
    expect(await screen.findByText('Failed to fetch search data')).toBeInTheDocument();
    api.answer = ({ target }) => (target === 'rpc/count_heads' ? rows(counts) : rows());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No address has this problem.')).toBeInTheDocument();
  });

  it('is a table for spreadsheets, which run nothing of it', () => {
    const text = headsCsv([headFromRow(headRow({ title: '=cmd()' }) as never)]);
    expect(text).toContain(`/blogs/${postId},Article,'=cmd(),6,`);
    expect(text).toContain('Description too short');
  });
});

describe('the dialog', () => {
  it('shows result and card while one types, and stores over the version that was read', async () => {
    const api = answerWith([headRow()], () =>
      rows({ meta_title: 'x', meta_description: '', version: 4, updated_by_name: 'Dev Patel' }),
    );
    const { user } = await openDialog('A year of data');
    const result = screen.getByRole('region', { name: 'Search result preview' });
    expect(result).toHaveTextContent('A year of data | Careerloom');
    await user.type(screen.getByRole('textbox', { name: 'Meta Title' }), 'Data, 🧵 a year on');
    expect(result).toHaveTextContent('Data, 🧵 a year on | Careerloom');
    expect(screen.getByRole('region', { name: 'Share card preview' })).toHaveTextContent(
      'Data, 🧵 a year on',
    );
    expect(screen.getByText('17/60')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [write] = writes(api);
    expect(write).toMatchObject({
      method: 'PATCH',
      target: 'blog_posts',
      body: { meta_title: 'Data, 🧵 a year on', meta_description: '' },
    });
    expect(write?.query.get('id')).toBe(`eq.${postId}`);
    expect(write?.query.get('version')).toBe('eq.3');
    expect(readToasts()).toMatchObject([
      { title: 'Search data updated successfully', variant: 'success' },
    ]);
  });

  it('refuses what is too long, and asks before typed words are thrown away', async () => {
    const api = answerWith([headRow()]);
    const { user } = await openDialog('A year of data');
    const title = screen.getByRole('textbox', { name: 'Meta Title' });
    await user.click(title);
    await user.paste('x'.repeat(61));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(title).toHaveAccessibleDescription(/Meta title can have at most 60 characters/),
    );
    expect(writes(api)).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(title).toHaveValue('x'.repeat(61));
  });

  it('N45: tells of somebody who was faster, keeps what was typed, and saves it only when asked to', async () => {
    const theirs = {
      meta_title: 'Theirs',
      meta_description: '',
      version: 7,
      updated_by_name: 'Rohan Kapoor',
    };
    const api = answerWith([headRow()], ({ method, query }) =>
      method === 'PATCH' && query.get('version') === 'eq.3'
        ? rows()
        : method === 'PATCH'
          ? rows({ ...theirs, version: 8 })
          : Response.json(theirs),
    );
    const { user } = await openDialog('A year of data');
    await user.type(screen.getByRole('textbox', { name: 'Meta Title' }), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Rohan Kapoor changed this meanwhile');
    expect(alert).toHaveTextContent('Theirs');
    expect(screen.getByRole('textbox', { name: 'Meta Title' })).toHaveValue('Mine');
    await user.click(within(alert).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes(api).map(({ query }) => query.get('version'))).toEqual(['eq.3', 'eq.7']);
  });

  it('gives a built-in address words, and takes them back as a whole', async () => {
    const stored = {
      meta_title: 'Who we are',
      meta_description: '',
      version: 1,
      updated_by_name: null,
    };
    const api = answerWith([about], () => rows(stored));
    const { user } = await openDialog('About');
    await user.type(screen.getByRole('textbox', { name: 'Meta Title' }), 'Who we are');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes(api)).toMatchObject([
      { method: 'POST', target: 'route_meta', body: { path: '/about', meta_title: 'Who we are' } },
    ]);
  });

  it('goes back to the own words of a built-in address', async () => {
    const changed = { ...about, title: 'Who we are', meta_title: 'Who we are', version: 2 };
    const api = answerWith([changed], () =>
      rows({ meta_title: 'Who we are', meta_description: '', version: 2, updated_by_name: null }),
    );
    const { user } = await openDialog('Who we are');
    await user.click(screen.getByRole('button', { name: 'Back to its own words' }));
    expect(screen.getByRole('region', { name: 'Search result preview' })).toHaveTextContent(
      'About',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [write] = writes(api);
    expect(write).toMatchObject({ method: 'DELETE', target: 'route_meta' });
    expect(write?.query.get('path')).toBe('eq./about');
    expect(write?.query.get('version')).toBe('eq.2');
  });

  it('stays open with its words when they could not be stored', async () => {
    answerWith([headRow()], () => new Response('', { status: 503 }));
    const { user } = await openDialog('A year of data');
    await user.type(screen.getByRole('textbox', { name: 'Meta Title' }), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{ description: 'Failed to save search data' }]),
    );
    expect(screen.getByRole('textbox', { name: 'Meta Title' })).toHaveValue('Mine');
  });
});

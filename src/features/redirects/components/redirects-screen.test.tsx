import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { RedirectsScreen } from './redirects-screen';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const old = {
  id: 'r1',
  from_path: '/old',
  to_target: '/about',
  status: 301,
  note: 'Poster',
  is_automatic: true,
  hits: 1234,
  last_hit_at: '2026-11-20 10:00:00+00',
  version: 3,
  created_at: '2026-11-01 10:00:00+00',
  updated_at: '2026-11-01 10:00:00+00',
  updated_by_name: 'Asha Menon',
};
const missing = {
  path: '/data-scince',
  requests: 12,
  first_day: '2026-11-01',
  last_day: '2026-11-20',
};

type Written = (request: DataRequest) => Response;

function answerWith(
  written: Written = () => rows({ to_target: '/about' }),
  list: object[] = [old],
) {
  return fakeDataApi((request) => {
    if (request.target === 'rpc/search_redirects') return rows(...list);
    if (request.target === 'rpc/search_missing') return rows(missing);
    if (request.target.startsWith('rpc/count_')) return Response.json(1);
    if (request.target === 'pages') return rows({ slug: 'data-science-fees' });
    return written(request);
  });
}

function show(address = '/cms/redirects') {
  const view = renderPage(<RedirectsScreen />, { path: '/cms/redirects', address });
  return { ...view, user: userEvent.setup() };
}

const refused = (hint: string, message: string) =>
  Response.json({ code: '22023', message, hint }, { status: 400 });
const titles = () => readToasts().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the list of redirects', () => {
  it('shows where addresses lead, how, and how often', async () => {
    answerWith();
    show();
    const row = within(await screen.findByRole('row', { name: /\/old/ }));
    for (const text of ['/old', '/about', 'Poster', 'Permanent', 'Automatic', '1,234'])
      expect(row.getAllByText(text, { exact: false })[0]).toBeInTheDocument();
  });

  it('asks for what the address says', async () => {
    const api = answerWith();
    show('/cms/redirects?search=o&origin=manual&status=302&sort=hits&page=2');
    await screen.findByRole('row', { name: /\/old/ });
    const asked = api.requests.find(({ target }) => target === 'rpc/search_redirects');
    expect(asked?.body).toEqual({
      term: 'o',
      by_origin: 'manual',
      by_status: 302,
      sort_by: 'hits',
      page_size: 20,
      page_offset: 20,
    });
  });

  it('says what failed, and what is not there yet', async () => {
    const api = fakeDataApi(brokenBackend);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /retry|try again/i }));
    expect(screen.getByText('Failed to fetch redirects')).toBeInTheDocument();
    api.answer = ({ target }) => (target.includes('count') ? Response.json(0) : rows());
    await user.click(screen.getByRole('button', { name: /retry|try again/i }));
    expect(await screen.findByText('No redirects yet')).toBeInTheDocument();
  });

  it('deletes after a question', async () => {
    const api = answerWith(() => rows({ id: 'r1' }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete /old' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Delete the redirect from /old?');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Redirect deleted successfully']));
    const deletion = api.requests.find(({ method }) => method === 'DELETE');
    expect(deletion?.query.get('id')).toBe('in.(r1)');
  });
});

describe('the dialog', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>, from: string, to: string) {
    await user.click(await screen.findByRole('button', { name: 'New Redirect' }));
    await user.type(screen.getByLabelText(/Old address/), from);
    await user.type(screen.getByLabelText(/New address/), to);
    await user.click(screen.getByRole('button', { name: 'Create Redirect' }));
  }

  it('cleans what is typed, and says when the way is shortened', async () => {
    const api = answerWith(() => rows({ to_target: '/faq' }));
    const { user } = show();
    await screen.findByRole('row', { name: /\/old/ });
    await fill(user, 'https://careerloom.example/New-Page/?x=1', 'old');
    await waitFor(() => expect(titles()).toEqual(['Redirect created successfully']));
    expect(readToasts()[0]?.description).toBe(
      '/old leads on by itself: /new-page leads to /faq directly now.',
    );
    expect(api.requests.find(({ target }) => target === 'redirects')?.body).toMatchObject({
      from_path: '/new-page',
      to_target: '/old',
      status: 301,
      note: '',
    });
  });

  it.each([
    ['/courses', '/about', 'This address belongs to a part of the site and cannot lead elsewhere'],
    [
      '/courses/data-science',
      '/about',
      'This address belongs to a part of the site and cannot lead elsewhere',
    ],
    ['/old page', '/about', /^Begin with a slash/],
    ['/a', '//evil.example', /^Give an address of this site/],
    ['/a', 'javascript:alert(1)', /^Give an address of this site/],
    ['/a', 'https://user@evil.example', /^Give an address of this site/],
  ])('N37 refuses %s to %s beside the field, without a request', async (from, to, message) => {
    const api = answerWith();
    const { user } = show();
    await screen.findByRole('row', { name: /\/old/ });
    await fill(user, from, to);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(api.requests.some(({ target }) => target === 'redirects')).toBe(false);
  });

  it('shows beside its field what the database refuses, and keeps what was typed', async () => {
    answerWith(() => refused('to_target', 'This would lead in a circle: /b leads back to /a'));
    const { user } = show();
    await screen.findByRole('row', { name: /\/old/ });
    await fill(user, '/a', '/b');
    expect(await screen.findByText(/This would lead in a circle/)).toBeInTheDocument();
    expect(screen.getByLabelText(/New address/)).toBeInvalid();
    expect(screen.getByLabelText(/Old address/)).toHaveValue('/a');
    expect(titles()).toEqual([]);
  });

  it('tells of what somebody else has changed meanwhile, and puts it aside when asked again', async () => {
    const theirs = { ...old, to_target: '/faq', version: 4 };
    const api = answerWith(({ method, query }) => {
      if (method === 'GET') return rows(theirs);
      return query.get('version') === 'eq.4' ? rows({ to_target: '/contact' }) : rows();
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit /old' }));
    const target = screen.getByLabelText(/New address/);
    await user.clear(target);
    await user.type(target, '/contact');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/Asha Menon has changed this redirect meanwhile: it leads to \/faq/),
    ).toBeInTheDocument();
    expect(target).toHaveValue('/contact');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(titles()).toEqual(['Redirect updated successfully']));
    expect(api.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  });
});

describe('the 404 report', () => {
  it('makes a redirect of an address, with what visitors may have meant', async () => {
    answerWith();
    const { user } = show('/cms/redirects?tab=missing');
    await user.click(await screen.findByRole('button', { name: 'Redirect /data-scince' }));
    expect(screen.getByLabelText(/Old address/)).toHaveValue('/data-scince');
    const close = within(await screen.findByRole('group', { name: 'Close to it' }));
    await user.click(close.getByRole('button', { name: '/courses/data-science' }));
    expect(screen.getByLabelText(/New address/)).toHaveValue('/courses/data-science');
    expect(close.getByRole('button', { name: '/data-science-fees' })).toBeInTheDocument();
  });

  it('dismisses with a way back', async () => {
    const api = answerWith(() => Response.json(1));
    const { user } = show('/cms/redirects?tab=missing');
    await user.click(await screen.findByRole('button', { name: 'Dismiss /data-scince' }));
    await waitFor(() => expect(titles()).toEqual(['/data-scince dismissed']));
    readToasts()[0]?.action?.onAction();
    await waitFor(() =>
      expect(
        api.requests
          .filter(({ target }) => target === 'rpc/dismiss_missing')
          .map(({ body }) => body),
      ).toEqual([
        { paths: ['/data-scince'], is_dismissed: true },
        { paths: ['/data-scince'], is_dismissed: false },
      ]),
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows, type FakeDataApi } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import type { Command } from '../model';
import { CommandTools } from './command-tools';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const commands: readonly Command[] = [
  { id: 'go-to-media', label: 'Media', group: 'Go to', href: '/cms/media' },
  { id: 'create-post', label: 'New post', group: 'Create', href: '/cms/content/new' },
];

let api: FakeDataApi;

// What comes lazily is there already, so that no test waits for a machine that is busy.
beforeAll(() => Promise.all([import('./command-palette'), import('./key-help')]));

beforeEach(() => {
  // jsdom lays nothing out, so it has nothing to scroll to.
  Element.prototype.scrollIntoView = vi.fn();
  api = fakeDataApi(({ target }) =>
    target === 'rpc/search_posts'
      ? rows({ id: 'p1', title: 'Weaving for starters', status: 'draft' })
      : rows({ id: 'g1', title: 'Weaving courses', status: 'published', slug: 'weaving' }),
  );
});

function show(scope = { posts: true, pages: true, leads: false }) {
  return renderPage(
    <>
      <input aria-label="Field" />
      <CommandTools commands={commands} scope={scope} />
    </>,
  );
}

async function openPalette() {
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search or go to' });
  await waitFor(() => expect(field).toHaveFocus());
  return { user, field };
}

function options(): string[] {
  return screen.getAllByRole('option').map((option) => option.textContent);
}

it('shows what may be done, chooses by arrows and goes by Enter', async () => {
  const { router } = show();
  const { user, field } = await openPalette();
  expect(options()).toEqual(['Media', 'New post', 'Keyboard shortcuts']);
  const screens = screen.getByRole('group', { name: 'Go to' });
  expect(within(screens).getByRole('option')).toHaveTextContent('Media');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Media');
  await user.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('New post');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/cms/content/new');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('finds posts and pages, once typing pauses', async () => {
  const { router } = show();
  const { user } = await openPalette();
  await user.keyboard('weav');
  const found = await screen.findByRole('option', { name: /Weaving for starters/ });
  expect(found).toHaveTextContent(/Draft$/);
  const pages = screen.getByRole('group', { name: 'Pages' });
  expect(within(pages).getByRole('option')).toHaveTextContent('Published · /weaving');
  expect(api.requests.map(({ body }) => body['term'])).toEqual(['weav', 'weav']);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/cms/content/edit/p1');
});

it('asks only for what the person may search', async () => {
  show({ posts: true, pages: false, leads: false });
  const { user } = await openPalette();
  await user.keyboard('weav');
  await screen.findByRole('option', { name: /Weaving for starters/ });
  expect(api.requests.map(({ target }) => target)).toEqual(['rpc/search_posts']);
});

it('finds leads by name or reference, for those who may see them', async () => {
  api.answer = () =>
    rows({ id: 'l1', name: 'Asha <b>Menon', email: 'asha@example.com', reference: 'CL-7F3A-91BC' });
  const { router } = show({ posts: false, pages: false, leads: true });
  const { user } = await openPalette();
  await user.keyboard('cl-7f3a');
  const found = await screen.findByRole('option', { name: /Asha <b>Menon/ });
  expect(found).toHaveTextContent(/CL-7F3A-91BC$/);
  expect(api.requests.map(({ target }) => target)).toEqual(['rpc/search_submissions']);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/cms/leads/l1');
});

it.each([
  [true, 1],
  [false, 0],
])('the keys of leads are shown to those who may see them: %s', async (leads, count) => {
  show({ posts: false, pages: false, leads });
  await userEvent.setup().keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.queryAllByRole('heading', { name: 'List of leads' })).toHaveLength(count);
});

it('says when the search failed, and keeps the screens', async () => {
  api.answer = brokenBackend;
  show();
  const { user } = await openPalette();
  await user.keyboard('me');
  expect(await screen.findByText(/could not be searched/)).toBeInTheDocument();
  expect(options()).toEqual(['Media']);
});

it('says when nothing was found', async () => {
  api.answer = () => rows();
  show();
  const { user } = await openPalette();
  await user.keyboard('qqqq');
  expect(await screen.findByText('Nothing found. Try other words.')).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('? shows the keys, but not while somebody types; Escape gives the focus back', async () => {
  show();
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Field' });
  await user.click(field);
  await user.keyboard('?');
  expect(field).toHaveValue('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: /^Search or go to…/ });
  button.focus();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent(/SaveCtrl\+S/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});

it('leads from the palette to the keys', async () => {
  show();
  const { user } = await openPalette();
  await user.keyboard('keys{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

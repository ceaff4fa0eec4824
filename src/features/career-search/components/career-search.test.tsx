import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { careerSearchTexts } from '../model';
import { CareerSearch } from './career-search';

// Fetched beforehand, so that no test waits for the chunk.
import './career-search-dialog';

// jsdom has no layout, so it cannot scroll either.
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

function renderSearch() {
  const page = (
    <main id="main" tabIndex={-1}>
      <input aria-label="Another field" />
      <CareerSearch />
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const dialog = { name: careerSearchTexts.title } as const;

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens with %s', async (keys) => {
  const { user } = renderSearch();
  await user.keyboard(keys);
  expect(await screen.findByRole('dialog', dialog)).toBeVisible();
});

it('leaves a slash to whoever types one', async () => {
  const { user } = renderSearch();
  await user.type(screen.getByRole('textbox', { name: 'Another field' }), 'a/b');
  expect(screen.getByRole('textbox', { name: 'Another field' })).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('finds courses and goes to the chosen one by keyboard', async () => {
  const { user, router } = renderSearch();
  await user.click(screen.getByRole('button', { name: careerSearchTexts.open }));
  const field = await screen.findByRole('combobox');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.type(field, ' CYBER ');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/courses/cyber-security');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows a letter before what it finds, and takes keys for what is typed by then', async () => {
  const { user, router } = renderSearch();
  await user.keyboard('/');
  const field = await screen.findByRole('combobox');
  await user.type(field, 'cyber');
  const found = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const earlier = found();
  // Within one `act` as between two frames: React shows what must not wait, and the list comes at its end.
  act(() => {
    flushSync(() => fireEvent.change(field, { target: { value: 'data' } }));
    expect(field).toHaveValue('data');
    expect(found()).toEqual(earlier);
    flushSync(() => fireEvent.keyDown(field, { key: 'ArrowDown' }));
    flushSync(() => fireEvent.keyDown(field, { key: 'Enter' }));
  });
  expect(router.state.location.pathname).toBe('/courses/data-science');
});

it('says so when nothing fits, and offers the five questions', async () => {
  const { user, router } = renderSearch();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'plumbing');
  expect(screen.getByText(careerSearchTexts.noMatch)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Let five questions find your course' }));
  expect(router.state.location.pathname).toBe('/courses/finder');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

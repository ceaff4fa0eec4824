import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hydrate, isTakenOver, settle } from '@/testing/hydrate';

const hidePopover = vi.fn();

// jsdom knows no popover; what the browser does by itself is proved in the e2e tests.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null });
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', {
    configurable: true,
    value: hidePopover,
  });
});

afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const items = [
  { label: 'Courses', href: '/courses' },
  { label: 'Blogs', href: '/blogs' },
];

async function header() {
  const { SiteHeader } = await import('./site-header');
  return (
    <MemoryRouter initialEntries={['/blogs/some-article']}>
      <SiteHeader items={items} action={{ label: 'Apply now', href: '/enroll' }} />
    </MemoryRouter>
  );
}

async function renderHeader() {
  render(await header());
}

// First, for a page that was used stays so in this document.
it('leaves its items to the browser until the page is used, and those who choose one lose nothing', async () => {
  const { isHydrated } = await hydrate(await header());
  const links = ['Main', 'Menu'].flatMap((name) =>
    within(screen.getByRole('navigation', { name, hidden: true })).getAllByText(/Courses|Blogs/),
  );
  expect(links).toHaveLength(4);
  expect(isHydrated()).toBe(true);
  expect(links.filter(isTakenOver)).toHaveLength(0);
  expect(links[1]).toHaveAttribute('href', '/blogs');
  await settle(() => document.body.dispatchEvent(new Event('pointermove', { bubbles: true })));
  expect(links.filter(isTakenOver)).toHaveLength(4);
  fireEvent.click(links[2] ?? document.body);
  expect(hidePopover).toHaveBeenCalled();
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(links[1]).not.toHaveAttribute('aria-current');
});

it('ties the menu button to its panel and tells whether it is open', async () => {
  await renderHeader();
  const button = screen.getByRole('button', { name: 'Menu' });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel === null) throw new Error('The menu button controls nothing.');
  expect(button).toHaveAttribute('popovertarget', panel.id);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('closes the menu when an item is chosen', async () => {
  await renderHeader();
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  await userEvent.setup().click(within(menu).getByText('Courses'));
  expect(hidePopover).toHaveBeenCalled();
});

it('marks where one is, on pages below an item too', async () => {
  await renderHeader();
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(within(main).getByText('Blogs')).toHaveAttribute('aria-current', 'page');
  expect(within(main).getByText('Courses')).not.toHaveAttribute('aria-current');
});

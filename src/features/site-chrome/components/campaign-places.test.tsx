import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { promosAt } from '@/data/ticker';
import { shownCampaigns } from '@/lib/campaigns/shown';
import { BottomBar } from './bottom-bar';
import { Ticker } from './ticker';

afterEach(() => act(() => shownCampaigns.set({})));

const names = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

test('the banner says the six promos, a campaign’s while it runs, and the six again', async () => {
  render(<Ticker />, { wrapper: MemoryRouter });
  const [row] = await screen.findAllByRole('list');
  if (!row) throw new Error('There is no row.');
  const shown = () => names(within(row).getAllByRole('link'));
  const usual = promosAt(new Date()).map(({ text }) => text);
  expect(shown()).toEqual(usual);
  const onFollow = vi.fn();
  const promos = [{ text: 'Two seats left', href: '/courses/data-science' }];
  act(() => shownCampaigns.set({ ticker: { content: { promos }, onFollow } }));
  expect(shown()).toEqual(['Two seats left']);
  // Who prefers less motion reads the first alone.
  expect(screen.getAllByText('Two seats left')[0]?.closest('p')).toHaveClass('motion-reduce:block');
  await userEvent.click(within(row).getByRole('link'));
  expect(onFollow).toHaveBeenCalledWith('/courses/data-science');
  act(() => shownCampaigns.set({}));
  expect(shown()).toEqual(usual);
});

test('the bar of the home page offers what a campaign offers, while it runs', () => {
  render(<BottomBar />, { wrapper: MemoryRouter });
  const shown = () => names(within(screen.getByRole('navigation')).getAllByRole('link'));
  expect(shown()).toEqual(['Get brochure', 'Apply now']);
  const content = {
    primary: { label: 'Reserve a seat', href: '/events/webinars' },
    secondary: { label: 'Ask us', href: '/contact' },
  };
  act(() => shownCampaigns.set({ bar: { content, onFollow: vi.fn() } }));
  expect(shown()).toEqual(['Ask us', 'Reserve a seat']);
});

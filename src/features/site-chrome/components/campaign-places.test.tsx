import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { promosAt } from '@/data/ticker';
import { keepCampaignsCurrent } from '@/lib/campaigns/keep-current';
import { shownCampaigns } from '@/lib/campaigns/shown';
import { fakeDataApi } from '@/testing/fake-data-api';
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

test('on an open page a planned campaign begins and ends at its moments, without a reload', async () => {
  render(<BottomBar />, { wrapper: MemoryRouter });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const start = Date.now();
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const button = (label: string) => ({ label, href: '/enroll' });
  const bar = {
    content: { primary: button('Reserve a seat'), secondary: button('Ask us') },
    utm_campaign: '',
    ends_at: at(25),
  };
  // As the database answers: what is to come is told by nothing but the moment at which to ask again.
  const api = fakeDataApi(() =>
    Response.json(
      Date.now() < start + 10 * 60_000
        ? { now: at(0), ask_again_at: at(10), shown: {} }
        : { now: at(10), ask_again_at: at(25), shown: { bar } },
    ),
  );
  const shown = () => names(within(screen.getByRole('navigation')).getAllByRole('link'));
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
  const stop = keepCampaignsCurrent();
  try {
    await pass(9.9);
    expect(shown()).toEqual(['Get brochure', 'Apply now']);
    await pass(0.2);
    expect(shown()).toEqual(['Ask us', 'Reserve a seat']);
    await pass(14.8);
    expect(shown()).toEqual(['Ask us', 'Reserve a seat']);
    // The end needs no answer.
    api.answer = () => Response.error();
    await pass(0.2);
    expect(shown()).toEqual(['Get brochure', 'Apply now']);
  } finally {
    stop();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

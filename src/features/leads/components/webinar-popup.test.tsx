import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delays } from '@/data/delays';
import { shownCampaigns } from '@/lib/campaigns/shown';
import { registrationStore } from '@/lib/registrations/registration-store';
import { popupDay } from '../model';
import { popupShownStore } from '../popup-gate';
import { WebinarPopup } from './webinar-popup';

// The chunks are fetched beforehand, or their loading would compete with the mocked clock.
import '../popup-gate';
import './webinar-popup-dialog';

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  popupShownStore.clear();
  registrationStore.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => vi.useRealTimers());

it('opens after half a minute and records the day as it opens', async () => {
  render(<WebinarPopup />, { wrapper: MemoryRouter });
  await later(delays.webinarPopup - 100);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(popupShownStore.get()).toBe('');
  await later(200);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(popupShownStore.get()).toBe(popupDay(new Date()));
  expect(localStorage.getItem('webinar_popup_shown')).toBe(new Date().toDateString());
});

it('waits until the field that is typed in has lost the focus', async () => {
  render(
    <>
      <input aria-label="Name" />
      <WebinarPopup />
    </>,
    { wrapper: MemoryRouter },
  );
  act(() => screen.getByLabelText('Name').focus());
  await later(delays.webinarPopup + 5000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => screen.getByLabelText('Name').blur());
  await later(1100);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it.each(['/enroll', '/cms/login', '/job-portal/apply/one'])('stays away from %s', async (path) => {
  window.history.replaceState(null, '', path);
  render(<WebinarPopup />, { wrapper: MemoryRouter });
  await later(delays.webinarPopup * 3);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not open twice on one day', async () => {
  popupShownStore.set(popupDay(new Date()));
  render(<WebinarPopup />, { wrapper: MemoryRouter });
  await later(delays.webinarPopup * 3);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const waitlist = {
  id: 'id',
  name: 'Asha',
  email: 'a@b.co',
  phone: '9000000000',
  ticket: 'waitlist',
  timestamp: '2026-11-20T04:00:00.000Z',
  webinarTitle: 'One-Day AI Bootcamp',
};

it('stays away from who is registered for a webinar, not from the waitlist of the bootcamp', async () => {
  registrationStore.keep({ eventId: 'x', name: 'Asha', email: 'a@b.co', ts: '' });
  const { unmount } = render(<WebinarPopup />, { wrapper: MemoryRouter });
  await later(delays.webinarPopup * 3);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  registrationStore.clear();
  registrationStore.keep(waitlist);
  render(<WebinarPopup />, { wrapper: MemoryRouter });
  await later(delays.webinarPopup + 200);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('offers what a campaign offers, and keeps its name with the registration', async () => {
  const content = {
    title: 'Meet our mentors on Friday',
    text: 'An hour online, with time for your questions.',
    recordedAs: 'Mentor evening',
  };
  const onFollow = vi.fn();
  shownCampaigns.set({ popup: { content, onFollow } });
  render(<WebinarPopup />, { wrapper: MemoryRouter });
  await later(delays.webinarPopup + 100);
  const dialog = screen.getByRole('dialog', { name: content.title });
  expect(dialog).toHaveAccessibleDescription(content.text);
  // It ends while somebody fills it in: that person was offered this.
  act(() => shownCampaigns.set({}));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(label) }), {
      target: { value },
    });
  type('Name', 'Asha Rao');
  type('Email', 'asha@example.com');
  type('Phone', '98765 43210');
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  await later(20_000);
  expect(registrationStore.get()).toMatchObject([{ webinarTitle: 'Mentor evening' }]);
  expect(registrationStore.get()[0]).not.toHaveProperty('startISO');
  expect(onFollow).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Mentor evening' })).toBeInTheDocument();
  expect(screen.queryByText(/among/)).not.toBeInTheDocument();
});

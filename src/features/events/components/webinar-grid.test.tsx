import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readToasts } from '@/components/feedback/toast-store';
import { eventsAt } from '@/data/events';
import { registrationStore } from '@/lib/storage/visitor-stores';
import { WebinarGrid } from './webinar-grid';

const now = new Date('2026-11-20T10:00:00+05:30');
const webinars = eventsAt(now).filter((event) => event.type === 'Webinar');

afterEach(() => {
  vi.restoreAllMocks();
  registrationStore.clear();
  sessionStorage.clear();
});

async function openDialog() {
  render(<WebinarGrid events={webinars} now={now} />);
  const [register] = screen.getAllByRole('button', { name: 'Register' });
  if (register) fireEvent.click(register);
  return screen.findByRole('dialog');
}

function send(dialog: HTMLElement) {
  fireEvent.click(within(dialog).getByRole('button', { name: 'Register' }));
}

function fill(dialog: HTMLElement) {
  fireEvent.change(within(dialog).getByLabelText(/Name/), { target: { value: 'Asha' } });
  fireEvent.change(within(dialog).getByLabelText(/Email/), { target: { value: 'a@b.co' } });
}

test('only the four to come can be registered for; the past one says so', () => {
  render(<WebinarGrid events={webinars} now={now} />);
  expect(screen.getAllByRole('button', { name: 'Register' })).toHaveLength(4);
  expect(screen.getByText('Has taken place')).toBeVisible();
});

test('before the clock is known nothing can be registered for', () => {
  render(<WebinarGrid events={webinars} now={null} />);
  expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  expect(document.querySelector('time')).toBeNull();
});

test('the dialog asks for name and e-mail, and keeps the registration', async () => {
  const dialog = await openDialog();
  send(dialog);
  await within(dialog).findByText('Name is required');
  expect(within(dialog).getByText('Email is required')).toBeVisible();
  fill(dialog);
  send(dialog);
  await within(dialog).findByRole('button', { name: 'Registering...' });
  await waitFor(() => expect(registrationStore.get()).toHaveLength(1), { timeout: 2000 });
  expect(registrationStore.get()[0]).toMatchObject({ eventId: webinars[1]?.id, name: 'Asha' });
  expect(readToasts().at(-1)).toMatchObject({
    title: 'Registered successfully',
    description: `You are registered for ${webinars[1]?.title ?? ''}. Check your email for details.`,
  });
});

test('a refusal of the browser is said, and what was typed stays', async () => {
  const dialog = await openDialog();
  fill(dialog);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  send(dialog);
  await waitFor(() => expect(readToasts().at(-1)?.title).toBe('Something went wrong'), {
    timeout: 2000,
  });
  expect(within(dialog).getByLabelText(/Name/)).toHaveValue('Asha');
});

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { readToasts } from '@/components/feedback/toast-store';
import { eventsAt } from '@/data/events';
import { registrationStore } from '@/lib/registrations/registration-store';
import { fakeProvider } from '@/testing/fake-provider';
import { nextFirst } from '../model';
import { WebinarGrid } from './webinar-grid';

// Fetched beforehand, so that no test waits for the chunk.
import './registration-dialog';

const now = new Date('2026-11-20T10:00:00+05:30');
const webinars = nextFirst(
  eventsAt(now).filter((event) => event.type === 'Webinar'),
  now,
);

afterEach(() => {
  vi.restoreAllMocks();
  registrationStore.clear();
  sessionStorage.clear();
});

function Grid({ at = now }: { readonly at?: Date | null }) {
  return (
    <MemoryRouter>
      <WebinarGrid events={webinars} now={at} instant={now} />
    </MemoryRouter>
  );
}

async function openDialog() {
  render(<Grid />);
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
  render(<Grid />);
  expect(screen.getAllByRole('button', { name: 'Register' })).toHaveLength(4);
  expect(screen.getByText('Has taken place')).toBeVisible();
});

test('before the clock is known nothing can be registered for', () => {
  render(<Grid at={null} />);
  expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  expect(document.querySelector('time')).toBeNull();
});

test('the dialog asks for name and e-mail, and keeps the registration', async () => {
  const taken = fakeProvider();
  const dialog = await openDialog();
  send(dialog);
  await within(dialog).findByText('Name is required');
  expect(within(dialog).getByText('Email is required')).toBeVisible();
  fill(dialog);
  send(dialog);
  await within(dialog).findByRole('button', { name: 'Registering...' });
  await waitFor(() => expect(registrationStore.get()).toHaveLength(1), { timeout: 2000 });
  expect(registrationStore.get()[0]).toMatchObject({
    eventId: webinars[0]?.id,
    startISO: webinars[0]?.startISO,
    name: 'Asha',
  });
  await within(dialog).findByRole('heading', { name: 'You are registered' });
  expect(taken).toMatchObject([
    {
      kind: 'event-registration',
      subject: webinars[0]?.id,
      details: { startISO: webinars[0]?.startISO },
    },
  ]);
  expect(readToasts().at(-1)).toMatchObject({
    title: 'Registered successfully',
    description: `You are registered for ${webinars[0]?.title ?? ''}. Check your email for details.`,
  });
});

test('the dialog then says so, and the card as well; who is registered twice stands there once', async () => {
  const taken = fakeProvider();
  const dialog = await openDialog();
  fill(dialog);
  send(dialog);
  const heading = await within(dialog).findByRole(
    'heading',
    { name: 'You are registered' },
    { timeout: 2000 },
  );
  expect(heading).toHaveFocus();
  expect(within(dialog).getByText('a@b.co')).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('There is no card.');
  expect(within(card).getByText('Registered')).toBeVisible();
  expect(within(card).queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();

  fireEvent.click(within(card).getByRole('button', { name: 'My seat' }));
  const again = await screen.findByRole('dialog');
  fireEvent.click(within(again).getByRole('button', { name: 'Register someone else' }));
  await waitFor(() => expect(within(again).getByLabelText(/Name/)).toHaveFocus());
  fill(again);
  send(again);
  await within(again).findByText(/registered with this address before/, {}, { timeout: 2000 });
  expect(taken[1]).toMatchObject({ replaces: { id: taken[0]?.['id'] } });
  expect(registrationStore.get()).toHaveLength(1);
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

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToasts } from '@/components/feedback/toast-store';
import type * as bootcampData from '@/data/bootcamp';
import { bootcamp } from '@/data/bootcamp';
import { registrationStore } from '@/lib/registrations/registration-store';
import { fakeProvider } from '@/testing/fake-provider';
import { bootcampJsonLd } from '../json-ld';
import { useEditionState } from '../use-edition';
import { BootcampPage } from './bootcamp-page';

// The chunk is fetched beforehand, or its loading would compete with the mocked clock.
import './booking-dialog';

/** The next edition, as an edit of the data alone. */
vi.mock('@/data/bootcamp', async (importOriginal) => {
  const data = await importOriginal<typeof bootcampData>();
  return {
    ...data,
    bootcamp: {
      ...data.bootcamp,
      startISO: '2031-03-08T09:00:00+05:30',
      endISO: '2031-03-08T17:00:00+05:30',
      dateLabel: 'Saturday, 8 March 2031',
      dateShort: '8 March 2031',
    },
  };
});

function Page() {
  const state = useEditionState(bootcamp);
  return (
    <MemoryRouter>
      <BootcampPage state={state} />
    </MemoryRouter>
  );
}

function openAt(iso: string) {
  vi.setSystemTime(new Date(iso));
  render(<Page />);
}

/** `02:01:01:03` */
function dial() {
  return [...document.querySelectorAll('dd[data-unit]')].map((unit) => unit.textContent).join(':');
}

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const bookButtons = () => screen.queryAllByRole('button', { name: 'Book your seat' });
const waitlistButtons = () => screen.queryAllByRole('button', { name: 'Join the waitlist' });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  registrationStore.clear();
  sessionStorage.clear();
});

test('an edition to come shows its own date, counts down and can be booked', async () => {
  openAt('2031-03-06T07:58:57+05:30');
  expect(screen.getByText('8 March 2031')).toBeVisible();
  expect(screen.getByText('Only 50 Left')).toBeVisible();
  expect(screen.getByText('Doors open in')).toBeVisible();
  expect(dial()).toBe('02:01:01:03');
  await later(1000);
  expect(dial()).toBe('02:01:01:02');
  expect(screen.getByRole('timer')).toHaveTextContent('2 days, 1 hour and 1 minute');
  expect(bookButtons()).toHaveLength(2);
  expect(waitlistButtons()).toHaveLength(0);
});

test('the countdown can be held and goes on with the time that it is then', async () => {
  openAt('2031-03-08T08:59:00+05:30');
  fireEvent.click(screen.getByRole('button', { name: 'Pause the countdown' }));
  await later(20_000);
  expect(dial()).toBe('00:00:01:00');
  fireEvent.click(screen.getByRole('button', { name: 'Resume the countdown' }));
  expect(dial()).toBe('00:00:00:40');
});

test('at the start the countdown stays, and nothing can be booked any more', async () => {
  openAt('2031-03-08T08:59:58+05:30');
  expect(dial()).toBe('00:00:00:02');
  await later(2000);
  expect(dial()).toBe('00:00:00:00');
  expect(screen.getByText('This edition is taking place now')).toBeVisible();
  expect(screen.queryByText('Only 50 Left')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /countdown/ })).not.toBeInTheDocument();
  expect(bookButtons()).toHaveLength(0);
  expect(waitlistButtons()).toHaveLength(2);
});

test('a past edition says so, claims no seats and no longer asks the clock', () => {
  openAt('2031-03-08T17:00:00+05:30');
  expect(screen.getByText('This edition has taken place')).toBeVisible();
  expect(screen.queryByText('Only 50 Left')).not.toBeInTheDocument();
  expect(dial()).toBe('00:00:00:00');
  expect(screen.getByRole('timer')).toHaveTextContent('The event is over');
  expect(waitlistButtons()).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('the prerendered page claims nothing that depends on the clock', () => {
  vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
  const html = renderToString(<Page />);
  expect(html).toContain('Saturday, 8 March 2031');
  expect(html).not.toMatch(/Only 50 Left|has taken place|waitlist|Book your seat|Doors open/);
});

test('search engines hear of the event only while it is to come', () => {
  const types = (state: Parameters<typeof bootcampJsonLd>[0]) =>
    bootcampJsonLd(state).map((item) => item['@type']);
  expect(types('upcoming')).toEqual(['Event', 'FAQPage', 'BreadcrumbList']);
  for (const state of [null, 'running', 'past'] as const) {
    expect(types(state)).toEqual(['FAQPage', 'BreadcrumbList']);
  }
  expect(bootcampJsonLd('upcoming')[0]).toMatchObject({
    name: 'One-Day AI Bootcamp',
    startDate: '2031-03-08T09:00:00+05:30',
    endDate: '2031-03-08T17:00:00+05:30',
    location: { '@type': 'Place', address: { addressLocality: 'Hyderabad' } },
    offers: [
      { price: 1499, priceCurrency: 'INR' },
      { price: 1999, priceCurrency: 'INR' },
    ],
  });
});

/** A submit takes its time, and a busy machine more. */
const waiting = { timeout: 5000 };
const patient = { timeout: 20_000 };

async function openDialog(iso: string): Promise<HTMLElement> {
  openAt(iso);
  const [button] = [...bookButtons(), ...waitlistButtons()];
  if (button) fireEvent.click(button);
  vi.useRealTimers();
  return screen.findByRole('dialog');
}

function fill(dialog: HTMLElement, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(within(dialog).getByLabelText(new RegExp(label)), { target: { value } });
  }
}

function send(dialog: HTMLElement, name: string) {
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

const person = { Name: 'Asha Verma', Email: 'asha@example.com', Phone: '+91 90000 00000' };

test('a booking asks for the ticket and is kept with it', patient, async () => {
  const taken = fakeProvider();
  const dialog = await openDialog('2031-03-01T09:00:00+05:30');
  fill(dialog, person);
  send(dialog, 'Book your seat');
  await within(dialog).findByText('Please choose a ticket');
  fill(dialog, { Ticket: 'early-bird' });
  send(dialog, 'Book your seat');
  await within(dialog).findByRole('button', { name: 'Registering...' });
  await waitFor(() => expect(registrationStore.get()).toHaveLength(1), waiting);
  expect(registrationStore.get()[0]).toMatchObject({
    name: 'Asha Verma',
    phone: '+91 90000 00000',
    ticket: 'early-bird',
    webinarTitle: 'One-Day AI Bootcamp',
  });
  expect(registrationStore.get()[0]).toMatchObject({
    eventId: bootcamp.id,
    startISO: '2031-03-08T09:00:00+05:30',
  });
  expect(await within(dialog).findByRole('heading', { name: 'Your seat is noted' })).toHaveFocus();
  expect(readToasts().at(-1)).toMatchObject({ title: 'Your seat is noted' });
  expect(taken).toMatchObject([
    {
      kind: 'bootcamp-booking',
      subject: bootcamp.id,
      details: { title: 'One-Day AI Bootcamp', ticket: 'early-bird' },
    },
  ]);
  expect(within(dialog).getByText('Early Bird, ₹1,499')).toBeVisible();
  send(dialog, 'Done');
  expect(screen.getAllByRole('button', { name: 'Your booking' })).toHaveLength(2);
});

test(
  'the waitlist asks for no ticket; what the browser refuses is said and stays typed',
  patient,
  async () => {
    const taken = fakeProvider();
    const dialog = await openDialog('2031-04-01T09:00:00+05:30');
    expect(within(dialog).queryByLabelText(/Ticket/)).not.toBeInTheDocument();
    fill(dialog, person);
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    send(dialog, 'Join the waitlist');
    await waitFor(() => expect(readToasts().at(-1)?.title).toBe('Registration Failed'), waiting);
    expect(readToasts().at(-1)?.description).toBe(
      'Please try again or contact support@careerloom.example',
    );
    expect(within(dialog).getByLabelText(/Name/)).toHaveValue('Asha Verma');
    refusal.mockRestore();
    send(dialog, 'Join the waitlist');
    await waitFor(() => expect(registrationStore.get()).toHaveLength(1), waiting);
    expect(registrationStore.get()[0]).toMatchObject({ ticket: 'waitlist' });
    await within(dialog).findByRole('heading', { name: 'You are on the waitlist' });
    expect(taken).toMatchObject([{ kind: 'bootcamp-waitlist', details: { ticket: 'waitlist' } }]);
    expect(readToasts().at(-1)).toMatchObject({ title: 'You are on the waitlist' });
    expect(within(dialog).getByRole('heading', { name: 'You are on the waitlist' })).toHaveFocus();
  },
);

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Announcer } from '@/components/feedback/announcer';
import { readToasts } from '@/components/feedback/toast-store';
import { outboxCode } from '@/lib/outbox/late-outbox';
import type { Submission } from '@/lib/outbox/submission';
import { entryOf } from '@/lib/outbox/submit';
import { outboxHandover, outboxMarker } from '@/lib/storage/outbox-handover';
import { fakeDataApi } from '@/testing/fake-data-api';
import { fakeProvider } from '@/testing/fake-provider';
import { WaitingNotice } from './waiting-notice';

const form: Submission = { kind: 'contact-message', title: 'Contact message', name: 'Asha' };
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** As an earlier page has left it. */
function leave(number: number, now = new Date(Date.now() - 3_600_000)) {
  const entry = entryOf(form, { id: idOf(number), now });
  outboxHandover.put(entry.id, { ...entry, attempts: 1 });
}

const open = () =>
  render(
    <>
      <WaitingNotice />
      <Announcer />
    </>,
  );
const strip = () => screen.queryByRole('region', { name: 'Messages that wait' });
const sendNow = () => fireEvent.click(screen.getByRole('button', { name: 'Send now' }));

async function clear() {
  const { outbox } = await outboxCode.load();
  outbox.stop();
  for (const { id } of await outbox.refresh()) await outbox.forget(id);
}

beforeEach(() => {
  fakeDataApi(() => Response.error());
});

afterEach(async () => {
  await act(clear);
  localStorage.clear();
});

test('nothing is said where nothing waits', () => {
  open();
  expect(strip()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what waits is said calmly, and what cannot be sent now stays', async () => {
  leave(1);
  leave(2);
  outboxMarker.set(2);
  open();
  expect(strip()).toHaveTextContent('2 messages wait to be sent.');
  expect(screen.getByRole('status')).toHaveTextContent('2 messages wait to be sent.');
  sendNow();
  await screen.findAllByText(/We still can’t reach the server/);
  expect(screen.getByRole('status')).toHaveTextContent('We still can’t reach the server.');
  expect(strip()).toHaveTextContent('2 messages wait to be sent.');
});

test('it goes, and says so, once it has arrived', async () => {
  leave(1);
  outboxMarker.set(1);
  open();
  await act(clear);
  leave(1);
  act(() => outboxMarker.set(1));
  expect(strip()).toHaveTextContent('1 message waits to be sent.');
  await act(async () => {
    const { outbox } = await outboxCode.load();
    await outbox.refresh();
  });
  const taken = fakeProvider();
  sendNow();
  await screen.findByRole('status');
  await act(async () => (await outboxCode.load()).outbox.sendNow());
  expect(taken).toMatchObject([{ name: 'Asha' }]);
  expect(strip()).not.toBeInTheDocument();
  expect(readToasts().at(-1)).toMatchObject({ title: 'Sent', variant: 'success' });
});

test('what is forgotten has not been sent', async () => {
  const before = readToasts().length;
  leave(1);
  outboxMarker.set(1);
  open();
  await act(clear);
  expect(strip()).not.toBeInTheDocument();
  expect(readToasts()).toHaveLength(before);
});

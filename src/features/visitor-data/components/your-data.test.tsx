import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '@/lib/outbox/entry';
import { outbox } from '@/lib/outbox/outbox';
import { outboxCode } from '@/lib/outbox/late-outbox';
import { fakeDataApi, type FakeDataApi } from '@/testing/fake-data-api';
import { stubIndexedDb } from '@/testing/fake-indexed-db';
import { entryId, sentEntry, storeEntries, waitingEntry } from '@/testing/outbox-entry';
import { renderPage } from '@/testing/render-page';
import { YourData } from './your-data';

let api: FakeDataApi;

// Reading these chunks for the first time may take longer than a test waits.
beforeAll(() =>
  Promise.all([import('../visitor-data'), import('./erase-dialog'), outboxCode.load()]),
);

beforeEach(() => {
  localStorage.clear();
  stubIndexedDb();
  api = fakeDataApi(() => Response.error());
});
afterEach(() => vi.unstubAllGlobals());

async function open(...entries: readonly Entry[]) {
  await storeEntries(entries);
  await outbox.refresh();
  renderPage(<YourData applications={[]} />);
  return screen.findByRole('region', { name: 'What you sent' });
}

test('each thing says what it is, its reference, and whether it has arrived', async () => {
  const list = await open(
    sentEntry(1),
    sentEntry(2, { reason: 'The résumé was not accepted.' }),
    waitingEntry(3),
    waitingEntry(4, { state: 'refused', reason: 'This is missing' }),
    sentEntry(5, {
      known: {
        id: entryId(5),
        received_at: '2026-11-20T05:00:01Z',
        erased_at: '2026-11-22T04:30:00Z',
      },
    }),
  );
  const rows = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Message 5Erased at our end on 22 Nov 2026, 10:00 am IST.Reference CL-0000-0005Erase',
    'Message 4Not accepted. This is missing. Written on 20 Nov 2026, 9:30 am IST.Reference CL-0000-0004Erase',
    'Message 3Waits to be sent. Written on 20 Nov 2026, 8:30 am IST.Reference CL-0000-0003Erase',
    'Message 2Received on 20 Nov 2026, 7:30 am IST. The résumé was not accepted.Reference CL-0000-0002Erase',
    'Message 1Received on 20 Nov 2026, 6:30 am IST. Reference CL-0000-0001Erase',
  ]);
  expect(within(list).getByRole('status')).toHaveTextContent('1 waits to be sent.');
});

test('with nothing sent it says so, and asks nobody', async () => {
  const list = await open();
  expect(list).toHaveTextContent('Nothing has been sent from this browser.');
  expect(within(list).queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  expect(api.requests).toEqual([]);
});

test('what waits is sent at once when asked for, whatever pause is on', async () => {
  const user = userEvent.setup();
  const list = await open(waitingEntry(1));
  await user.click(within(list).getByRole('button', { name: 'Send now' }));
  await waitFor(() =>
    expect(within(list).getByRole('status')).toHaveTextContent(
      'We could not be reached. It is tried again by itself.',
    ),
  );
  api.answer = () =>
    Response.json({ id: entryId(1), receipt: 'new', received_at: '2026-11-22T04:30:00Z' });
  await user.click(within(list).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(list).toHaveTextContent('Received on 22 Nov 2026, 10:00 am IST'));
  expect(within(list).queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
});

test('one thing is erased where one wants it; a failure says so and can be tried again', async () => {
  const user = userEvent.setup();
  const list = await open(sentEntry(1), sentEntry(2));
  const [, older] = within(list).getAllByRole('button', { name: 'Erase' });
  if (older) await user.click(older);
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase “Message 1”?' });
  expect(within(dialog).getByRole('radio', { name: 'Here and at Careerloom' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Careerloom could not be reached, so nothing is erased yet.',
  );
  expect(list).toHaveTextContent('CL-0000-0001');
  api.answer = () => Response.json(true);
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(list).not.toHaveTextContent('CL-0000-0001'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'What you sent' })).toHaveFocus();
  expect(api.requests.at(-1)?.body).toEqual({ submission_id: entryId(1), receipt: 'receipt-1' });

  api.requests.length = 0;
  await user.click(within(list).getByRole('button', { name: 'Erase' }));
  const second = await screen.findByRole('alertdialog', { name: 'Erase “Message 2”?' });
  await user.click(within(second).getByRole('radio', { name: 'In this browser only' }));
  await user.click(within(second).getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(list).toHaveTextContent('Nothing has been sent'));
  expect(api.requests).toEqual([]);
});

test('where is no question for what never left', async () => {
  const user = userEvent.setup();
  const list = await open(waitingEntry(1));
  await user.click(within(list).getByRole('button', { name: 'Erase' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(list).toHaveTextContent('Nothing has been sent'));
  expect(api.requests).toEqual([]);
});

test('everything: a provider that cannot be reached keeps all of it, here too', async () => {
  const user = userEvent.setup();
  localStorage.setItem('saved_jobs', '["a"]');
  const list = await open(sentEntry(1));
  await user.click(screen.getByRole('button', { name: 'Erase my data' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase your data?' });
  await user.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'not everything is erased yet',
  );
  expect(localStorage.getItem('saved_jobs')).not.toBeNull();
  api.answer = () => Response.json(true);
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(list).toHaveTextContent('Nothing has been sent'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '@/lib/outbox/entry';
import { outbox } from '@/lib/outbox/outbox';
import { fakeDataApi } from '@/testing/fake-data-api';
import { stubIndexedDb } from '@/testing/fake-indexed-db';
import { sentEntry, storeEntries, waitingEntry } from '@/testing/outbox-entry';
import { renderPage } from '@/testing/render-page';
import { SentConfirmation } from './sent-confirmation';

beforeEach(() => {
  localStorage.clear();
  stubIndexedDb();
  fakeDataApi(() => Response.error());
});
afterEach(() => vi.unstubAllGlobals());

async function confirm(isReceived: boolean, ...entries: readonly Entry[]) {
  await storeEntries(entries);
  await outbox.refresh();
  renderPage(
    <SentConfirmation
      title="Message sent"
      sent={{ reference: 'CL-0000-0001', isReceived }}
      details={[{ term: 'Name', text: 'Asha' }]}
      againLabel="Write another message"
      onAgain={vi.fn()}
    />,
  );
  await screen.findByRole('heading', { level: 3 });
}

test('what the provider has says so, with a reference to copy, and where it can be erased', async () => {
  const user = userEvent.setup();
  await confirm(true);
  expect(screen.getByRole('heading', { name: 'Message sent' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('We have received it.');
  await user.click(screen.getByRole('button', { name: 'Copy CL-0000-0001' }));
  expect(await navigator.clipboard.readText()).toBe('CL-0000-0001');
  expect(screen.getByRole('link', { name: 'Your data on this device' })).toHaveAttribute(
    'href',
    '/job-portal/applications#your-data',
  );
});

test('what waits says so, and says when it has arrived after all', async () => {
  const waiting = waitingEntry(1);
  await confirm(false, waiting);
  expect(screen.getByRole('heading', { name: 'Saved locally' })).toHaveFocus();
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('They will be sent as soon as possible.');
  await outbox.change(sentEntry(1));
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toHaveFocus();
  // The same element, or nobody would hear of it.
  expect(status).toHaveTextContent('We have received it.');
});

test('what waited and was refused says why', async () => {
  await confirm(false, waitingEntry(1, { state: 'refused', reason: 'This is missing' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'It was not accepted. This is missing. Your copy is still in this browser.',
    ),
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '@/components/feedback/announcer';
import { paths } from '@/config/paths';
import type { Entry } from '@/lib/outbox/entry';
import { outbox } from '@/lib/outbox/outbox';
import { sentResumes } from '@/lib/storage/resume-files';
import { fakeDataApi, type FakeDataApi } from '@/testing/fake-data-api';
import { stubIndexedDb } from '@/testing/fake-indexed-db';
import { entryId, sentEntry, storeEntries, waitingEntry } from '@/testing/outbox-entry';
import { renderPage } from '@/testing/render-page';
import { Component } from './applications';

const { fetchesYourData } = vi.hoisted(() => ({ fetchesYourData: vi.fn() }));
vi.mock('@/features/visitor-data/components/your-data', (importOriginal) => {
  fetchesYourData();
  return importOriginal();
});

// A job that takes applications, whenever the test runs.
const jobId = 'performance-marketing-executive';
const ofJob: Partial<Entry> = {
  kind: 'job-application',
  subject: jobId,
  title: 'Application for Performance Marketing Executive',
  topic: `job-application ${jobId}  `,
};
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const slots = [
  { id: 'slot-1', starts_at: inDays(2), chosen_at: null, withdrawn_at: null },
  { id: 'slot-2', starts_at: inDays(3), chosen_at: null, withdrawn_at: null },
  { id: 'slot-3', starts_at: inDays(4), chosen_at: null, withdrawn_at: inDays(-1) },
];
const received = { id: entryId(1), received_at: '2026-11-20T01:00:01Z', erased_at: null };
const invited = {
  ...received,
  stage: 'interview',
  history: ['submitted', 'under-review', 'shortlisted', 'interview'].map((stage, hour) => ({
    stage,
    at: `2026-11-21T0${hour}:00:00Z`,
  })),
  slots,
};
const refusal = (message: string) => Response.json({ code: '22023', message }, { status: 400 });

let api: FakeDataApi;
let answers: Record<string, () => Response>;

beforeEach(() => {
  localStorage.clear();
  stubIndexedDb();
  answers = {};
  api = fakeDataApi(({ target }) => answers[target]?.() ?? Response.error());
  localStorage.setItem(
    `job_application_${jobId}`,
    JSON.stringify({
      jobId,
      jobTitle: 'Performance Marketing Executive',
      company: 'Tamarind & Thread',
      status: 'submitted',
      agreeTerms: true,
      applicationDate: '2026-11-20T01:00:00.000Z',
      resume: { name: 'cv.pdf', size: 1, type: 'application/pdf' },
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const asked = (name: string) => api.requests.filter(({ target }) => target === `rpc/${name}`);

/** Opens the page as after a reload. @returns the card of the own application */
async function openPage(...entries: readonly Entry[]): Promise<HTMLElement> {
  await storeEntries(entries);
  await outbox.refresh();
  const page = (
    <>
      <Component />
      <Announcer />
    </>
  );
  renderPage(page, { path: paths.myApplications(), address: paths.myApplications() });
  const heading = await screen.findByRole('heading', {
    level: 2,
    name: 'Performance Marketing Executive',
  });
  const card = heading.closest('article');
  if (!card) throw new Error('The title stands in no card.');
  return card;
}

// The first of them: what has come stays.
test('what stands below all samples comes once the page is used', async () => {
  await openPage(waitingEntry(1, ofJob));
  expect(fetchesYourData).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  expect(await screen.findByRole('region', { name: 'Your data on this device' })).toBeVisible();
});

test('an application that waits says so, and nobody is asked how it stands', async () => {
  const card = await openPage(waitingEntry(1, ofJob));
  expect(card).toHaveTextContent('Waits to be sent. It goes out as soon as there is a connection.');
  expect(within(card).queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^As of/)).not.toBeInTheDocument();
  expect(asked('read_receipts')).toEqual([]);
});

test('one that was refused says why, and one that was never sent says so', async () => {
  const card = await openPage(waitingEntry(1, { ...ofJob, state: 'refused', reason: 'Too long' }));
  expect(card).toHaveTextContent('Not accepted. Too long. Change it and send it again.');
  await outbox.forget(entryId(1));
  await waitFor(() =>
    expect(card).toHaveTextContent('Not sent yet. Change it and send it to have it answered.'),
  );
});

test('the status that staff set is shown, counted and announced, with the history in words', async () => {
  answers['rpc/read_receipts'] = () => Response.json([invited]);
  const card = await openPage(sentEntry(1, ofJob));
  expect(card).toHaveTextContent(/Received on 20 Nov 2026, .*IST, CL-0000-0001/);
  expect(
    await within(card).findByText('Interview Scheduled', { selector: '[data-badge]' }),
  ).toBeVisible();
  expect(asked('read_receipts')[0]?.body).toEqual({
    receipts: [{ id: entryId(1), receipt: 'receipt-1' }],
  });
  expect(
    screen.getByText(/^Performance Marketing Executive: Interview Scheduled/, {
      selector: '[aria-live]',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /^Interview Scheduled ?\(1\)$/ })).toBeInTheDocument();
  expect(screen.getByText(/^As of/)).toBeInTheDocument();
  expect(card).toHaveTextContent('2 times are offered for the interview: choose one');
  const history = within(card).getByText('What happened so far').closest('details');
  expect(history).toHaveTextContent(
    /We received your application.*We are reading it.*You are on the shortlist.*We would like to talk to you/,
  );
});

test('without a connection the last known state stays, and says of when it is', async () => {
  const user = userEvent.setup();
  const card = await openPage(
    sentEntry(1, { ...ofJob, known: invited, knownAt: '2026-11-21T05:00:00.000Z' }),
  );
  expect(within(card).getByText('Interview Scheduled', { selector: '[data-badge]' })).toBeVisible();
  const state = await screen.findByText(/Our placement team cannot be reached just now\.$/);
  expect(state).toHaveTextContent('As of 21 Nov 2026, 10:30 am IST.');
  answers['rpc/read_receipts'] = () => Response.json([{ ...invited, stage: 'hired' }]);
  const again = screen.getByRole('button', { name: 'Ask again' });
  await user.click(again);
  expect(await within(card).findByText('Hired', { selector: '[data-badge]' })).toBeVisible();
  expect(state).not.toHaveTextContent('cannot be reached');
  expect(again).toHaveFocus();
});

test('an interview time is chosen at the provider, and a failure leaves it to be tried again', async () => {
  const user = userEvent.setup();
  answers['rpc/read_receipts'] = () => Response.json([invited]);
  const card = await openPage(sentEntry(1, { ...ofJob, known: invited, knownAt: inDays(0) }));
  await user.click(within(card).getByRole('button', { name: 'Schedule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule the interview' });
  const [first] = within(dialog).getAllByRole('radio');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  const confirm = within(dialog).getByRole('button', { name: 'Confirm this time' });
  await user.click(confirm);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose one of the times');
  if (first) await user.click(first);

  await user.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('We could not be reached');
  answers['rpc/choose_interview_slot'] = () => refusal('This time is no longer offered');
  await user.click(confirm);
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent('This time is no longer offered'),
  );
  expect(card).not.toHaveTextContent('Interview on');

  answers['rpc/choose_interview_slot'] = () =>
    Response.json({ ...invited, slots: [{ ...slots[0], chosen_at: inDays(0) }, slots[1]] });
  await user.click(confirm);
  expect(await within(dialog).findByRole('status')).toHaveTextContent('Your interview is on');
  expect(asked('choose_interview_slot').at(-1)?.body).toEqual({
    submission_id: entryId(1),
    receipt: 'receipt-1',
    slot_id: 'slot-1',
  });
  expect(card).toHaveTextContent('Interview on');
  expect(within(dialog).getByRole('button', { name: 'Calendar file (.ics)' })).toBeEnabled();
});

test('what staff have erased says so', async () => {
  answers['rpc/read_receipts'] = () =>
    Response.json([{ ...received, erased_at: '2026-11-22T04:30:00Z' }]);
  const card = await openPage(sentEntry(1, ofJob));
  await waitFor(() =>
    expect(card).toHaveTextContent(
      'Erased at our placement team on 22 Nov 2026, 10:00 am IST. This browser still has your copy.',
    ),
  );
});

test('withdrawing erases at the provider first; without it nothing is removed here', async () => {
  const user = userEvent.setup();
  answers['rpc/read_receipts'] = () => Response.json([received]);
  await sentResumes.put(jobId, {
    name: 'cv.pdf',
    type: 'application/pdf',
    bytes: new ArrayBuffer(1),
  });
  const card = await openPage(
    sentEntry(1, ofJob),
    sentEntry(2, { ...ofJob, isUpdate: true }),
    sentEntry(3),
  );
  await user.click(within(card).getByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw this application?' });
  expect(dialog).toHaveTextContent('are erased in this browser and at our placement team.');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('so nothing was withdrawn');
  expect(localStorage.getItem(`job_application_${jobId}`)).not.toBeNull();
  expect(await sentResumes.list()).toHaveLength(1);

  answers['rpc/erase_submission'] = () => Response.json(true);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(asked('erase_submission').map(({ body }) => body['submission_id'])).toEqual([
    entryId(2),
    entryId(2),
    entryId(1),
  ]);
  expect(localStorage.getItem(`job_application_${jobId}`)).toBeNull();
  expect(await sentResumes.list()).toEqual([]);
  expect((await outbox.refresh()).map(({ id }) => id)).toEqual([entryId(3)]);
});

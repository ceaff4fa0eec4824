import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { AskReview } from './ask-review';
import { ReviewBand } from './review-band';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const document = { id: '00000000-0000-4000-8000-000000000001', version: 3, title: 'Weaving' };
const ended = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (code: string, message: string) =>
  Response.json({ code, message }, { status: code === '42501' ? 403 : 400 });

function request(changes: object = {}) {
  return {
    version: 3,
    note: 'Please look at the figures.',
    asked_by: 'asha',
    asked_by_name: 'Asha',
    asked_at: '2026-11-22T10:00:00+00:00',
    outcome: null,
    answered_by_name: '',
    answered_at: null,
    answer_note: '',
    ...changes,
  };
}

const answered = {
  outcome: 'sent_back',
  answered_by_name: 'Ravi',
  answered_at: '2026-11-22T11:00:00+00:00',
  answer_note: 'The second one is wrong.',
};

/** Answers reads with this request, and acts as said. */
function backend(row: object | null, act: (request: DataRequest) => Response | Promise<Response>) {
  return fakeDataApi((sent) =>
    sent.target === 'review_requests' ? rows(...(row ? [row] : [])) : act(sent),
  );
}

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('asking', () => {
  it('sends the saved version with a note, keeps what is typed when that fails, and says it is done', async () => {
    const api = backend(null, lost);
    const onSave = vi.fn();
    renderPage(<AskReview kind="post" document={document} ownId="me" onSave={onSave} />);
    const user = userEvent.setup();
    await press(user, 'Ask for review…');
    const dialog = await screen.findByRole('dialog', { name: 'Ask for a review' });
    await user.type(within(dialog).getByLabelText('Note (optional)'), 'Ready');
    await press(user, 'Save first');
    expect(onSave).toHaveBeenCalledOnce();
    await press(user, 'Ask for review');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/could not be reached/);
    expect(within(dialog).getByLabelText('Note (optional)')).toHaveValue('Ready');
    api.answer = ({ target }) =>
      target === 'review_requests' ? rows(request({ asked_by: 'me' })) : rows({});
    await press(user, 'Ask for review');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.requests.findLast(({ target }) => target === 'rpc/ask_review')?.body).toEqual({
      kind: 'post',
      id: document.id,
      version: 3,
      note: 'Ready',
    });
    expect(readToasts().map(({ title }) => title)).toEqual(['Review asked for']);
  });

  it('is offered again for a later version of one’s own, and not beside somebody else’s request', async () => {
    backend(request({ asked_by: 'me', version: 2 }), lost);
    const { unmount } = renderPage(<AskReview kind="post" document={document} ownId="me" />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ask again…' }));
    expect(await screen.findByLabelText('Note (optional)')).toHaveValue(
      'Please look at the figures.',
    );
    unmount();
    backend(request(), lost);
    renderPage(<AskReview kind="post" document={document} ownId="me" />);
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });
});

it('leaves an ended session to the dialog for it, and keeps the note', async () => {
  const api = backend(null, ended);
  renderPage(<AskReview kind="post" document={document} ownId="me" />);
  const user = userEvent.setup();
  await press(user, 'Ask for review…');
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a review' });
  await user.type(within(dialog).getByLabelText('Note (optional)'), 'Ready');
  await press(user, 'Ask for review');
  await waitFor(() =>
    expect(api.requests.some(({ target }) => target === 'rpc/ask_review')).toBe(true),
  );
  expect(await screen.findByRole('button', { name: 'Ask for review' })).toBeEnabled();
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  expect(within(dialog).getByLabelText('Note (optional)')).toHaveValue('Ready');
  expect(readToasts()).toEqual([]);
});

function band(props: Partial<Parameters<typeof ReviewBand>[0]> = {}) {
  renderPage(<ReviewBand kind="post" document={document} ownId="me" canAnswer {...props} />);
  return userEvent.setup();
}

describe('the band', () => {
  it('publishes what is seen, and says when it has changed since', async () => {
    const api = backend(request(), () =>
      refused('22R01', 'This post has changed since you saw it'),
    );
    const onApproved = vi.fn();
    const onOvertaken = vi.fn();
    const user = band({ onApproved, onOvertaken });
    const region = await screen.findByRole('region', { name: 'Review' });
    expect(region).toHaveTextContent(/Asha asks for a review.*Please look at the figures\./);
    await press(user, 'Approve…');
    const dialog = await screen.findByRole('dialog', { name: 'Publish this post?' });
    await press(user, 'Publish');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This post has changed since you saw it',
    );
    expect(onOvertaken).toHaveBeenCalledOnce();
    expect(onApproved).not.toHaveBeenCalled();
    api.answer = ({ target }) => (target === 'review_requests' ? rows() : rows({}));
    await press(user, 'Publish');
    await waitFor(() => expect(onApproved).toHaveBeenCalledOnce());
    expect(api.requests.findLast(({ target }) => target === 'rpc/approve_review')?.body).toEqual({
      kind: 'post',
      id: document.id,
      version: 3,
      note: '',
    });
  });

  it.each([
    ['an answer that is lost', lost, /could not be reached/],
    ['a session that has ended', ended, null],
  ])('keeps the note of whoever approves through %s', async (_what, fail, words) => {
    const api = backend(request(), fail);
    const onApproved = vi.fn();
    const user = band({ onApproved });
    await user.click(await screen.findByRole('button', { name: 'Approve…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish this post?' });
    const field = within(dialog).getByRole('textbox', { name: /Note/ });
    await user.type(field, 'Well done.');
    await press(user, 'Publish');
    if (words) expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
    else await waitFor(() => expect(api.requests.length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
    if (!words) expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toHaveValue('Well done.');
    expect(readToasts()).toEqual([]);
    expect(onApproved).not.toHaveBeenCalled();
    api.answer = ({ target }) => (target === 'review_requests' ? rows() : rows({}));
    await press(user, 'Publish');
    await waitFor(() => expect(onApproved).toHaveBeenCalledOnce());
  });

  it('sends back with a note alone', async () => {
    const api = backend(request(), () => rows({}));
    const user = band();
    await user.click(await screen.findByRole('button', { name: 'Send back…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this post back' });
    await press(user, 'Send back');
    const field = within(dialog).getByRole('textbox', { name: /What is to be done/ });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Write what is to be done');
    await user.type(field, 'The second one is wrong.');
    await press(user, 'Send back');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.requests.findLast(({ target }) => target.startsWith('rpc/'))?.body).toEqual({
      kind: 'post',
      id: document.id,
      note: 'The second one is wrong.',
    });
    expect(screen.queryByRole('button', { name: 'Approve…' })).not.toBeInTheDocument();
  });

  it.each([
    ['an answer that is lost', lost, /could not be reached/],
    ['a session that has ended', ended, null],
  ])('keeps the note of whoever sends back through %s', async (_what, fail, words) => {
    const api = backend(request(), fail);
    const user = band();
    await user.click(await screen.findByRole('button', { name: 'Send back…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this post back' });
    const field = within(dialog).getByRole('textbox', { name: /What is to be done/ });
    await user.type(field, 'Shorter.');
    await press(user, 'Send back');
    if (words) expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
    else await waitFor(() => expect(api.requests.length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send back' })).toBeEnabled());
    if (!words) expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toHaveValue('Shorter.');
    expect(readToasts()).toEqual([]);
    api.answer = ({ target }) => (target === 'review_requests' ? rows() : rows({}));
    await press(user, 'Send back');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.requests.findLast(({ target }) => target.startsWith('rpc/'))?.body).toMatchObject({
      note: 'Shorter.',
    });
  });

  it.each([
    ['an answer that is lost', lost, 1],
    ['a session that has ended', ended, 0],
  ])('withdraws a request after %s', async (_what, fail, said) => {
    const api = backend(request({ asked_by: 'me' }), fail);
    const user = band({ canAnswer: false });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(api.requests.some(({ target }) => target === 'rpc/withdraw_review')).toBe(true),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled());
    expect(readToasts()).toHaveLength(said);
    api.answer = ({ target }) => (target === 'review_requests' ? rows() : rows({}));
    await press(user, 'Withdraw');
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(readToasts().map(({ title }) => title)).toContain('Request withdrawn');
  });

  it('leads to what changed since it was asked for, where that may be read', async () => {
    backend(request({ version: 2 }), lost);
    band({ canAnswer: false, historyPath: '/history' });
    expect(await screen.findByRole('link', { name: 'See what changed' })).toHaveAttribute(
      'href',
      '/history?version=3&with=2',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the answer to who asked until it is removed', async () => {
    const api = backend(request({ asked_by: 'me', ...answered }), () =>
      refused('42501', 'Only who asked for a review withdraws it'),
    );
    const user = band({ canAnswer: false });
    expect(await screen.findByRole('region', { name: 'Review' })).toHaveTextContent(
      /Ravi sent this post back.*The second one is wrong\./,
    );
    await press(user, 'Remove the note');
    await waitFor(() => expect(readToasts()[0]?.title).toBe('Access Denied'));
    api.answer = ({ target }) => (target === 'review_requests' ? rows() : rows({}));
    await press(user, 'Remove the note');
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });
});

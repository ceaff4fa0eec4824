import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { ShareDialog } from './share-dialog';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const secret = 'ab'.repeat(32);
const postId = '00000000-0000-4000-8000-000000000001';
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

function linkRow(number: number, changes: object = {}) {
  return {
    id: `00000000-0000-4000-8000-00000000010${number}`,
    created_by_name: 'Priya',
    created_at: days(-1),
    ends_at: days(6),
    withdrawn_at: null,
    opened: 0,
    last_opened_at: null,
    ...changes,
  };
}

const make = ({ body }: DataRequest) =>
  rows({ id: body['link_id'], secret, ends_at: '2026-11-29 09:30:00+00' });

function answerWith(
  list: readonly object[],
  write: (request: DataRequest) => Response | Promise<Response> = make,
) {
  return fakeDataApi((request) =>
    request.target === 'preview_links' ? rows(...list) : write(request),
  );
}

function open() {
  const onClose = vi.fn();
  renderPage(<ShareDialog kind="post" id={postId} title="A draft" onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

const makeButton = () => screen.findByRole('button', { name: 'Make a preview address' });

const rpcs = (requests: readonly DataRequest[]) =>
  requests.filter(({ target }) => target === 'rpc/make_preview_link');

afterEach(() => vi.unstubAllGlobals());

describe('making an address', () => {
  it('shows it once, puts the cursor on copying, and says when it was copied', async () => {
    const api = answerWith([]);
    const { user, onClose } = open();
    expect(await screen.findByText('Nobody has shared this post yet.')).toBeInTheDocument();
    await user.click(await makeButton());
    const shown = await screen.findByRole('region', { name: 'New preview address' });
    expect(shown).toHaveTextContent(`${window.location.origin}/preview/${secret}`);
    expect(shown).toHaveTextContent('Ends on 29 Nov 2026, 3:00 pm IST');
    const copy = within(shown).getByRole('button', { name: 'Copy address' });
    expect(copy).toHaveFocus();
    expect(rpcs(api.requests)[0]?.body).toMatchObject({ kind: 'post', document_id: postId });

    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/preview/${secret}`,
    );
    expect(within(shown).getByRole('status')).toHaveTextContent('Copied.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('asks before an address is lost that nobody has copied', async () => {
    answerWith([]);
    const { user, onClose } = open();
    await user.click(await makeButton());
    const copy = await screen.findByRole('button', { name: 'Copy address' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Refused'));
    await user.click(copy);
    expect(await screen.findByText(/Mark it and copy it by hand/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without copying?' });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Close without copying' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('asks for the same address again after an answer that was lost, and for another one later', async () => {
    const api = answerWith([], () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = open();
    await user.click(await makeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /No address was made\. The server could not be reached/,
    );
    api.answer = (request) => (request.target === 'preview_links' ? rows() : make(request));
    await user.click(await makeButton());
    await user.click(await screen.findByRole('button', { name: 'Make another address' }));
    await waitFor(() => expect(rpcs(api.requests)).toHaveLength(3));
    const [lost, again, another] = rpcs(api.requests).map(({ body }) => body['link_id']);
    expect(again).toBe(lost);
    expect(another).not.toBe(lost);
  });

  it('says why the database refuses', async () => {
    const message = 'This post has 20 preview addresses. Withdraw one of them first';
    answerWith([], () => Response.json({ code: '22023', message }, { status: 400 }));
    const { user } = open();
    await user.click(await makeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('leaves an ended session to the dialog for it', async () => {
    answerWith([], () =>
      Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
    );
    const { user } = open();
    await user.click(await makeButton());
    await waitFor(() => expect(screen.queryByText('Making…')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await makeButton()).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('says of each who made it, how often it was opened, and what became of it', async () => {
    answerWith([
      linkRow(1, { opened: 3, last_opened_at: new Date(Date.now() - 7_500_000).toISOString() }),
      linkRow(2, { opened: 1, last_opened_at: days(-1) }),
      linkRow(3, { withdrawn_at: days(-1) }),
      linkRow(4, { ends_at: days(-1), created_by_name: '' }),
    ]);
    open();
    await screen.findByText('Withdrawn');
    const [first, second, third, fourth] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Priya');
    expect(first).toHaveTextContent('Opened 3 times, last 2 hours ago · ends on');
    expect(second).toHaveTextContent('Opened once, yesterday');
    expect(third).toHaveTextContent('Not opened yet');
    expect(third).not.toHaveTextContent('ends on');
    expect(await within(fourth ?? document.body).findByText('Ended')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Withdraw the address of/ })).toHaveLength(2);
  });

  it('shows a failure as a failure, and making goes on', async () => {
    const api = fakeDataApi(brokenBackend);
    const { user } = open();
    expect(await screen.findByText('Failed to fetch the addresses')).toBeInTheDocument();
    expect(screen.queryByText(/Nobody has shared/)).not.toBeInTheDocument();
    api.answer = (request) =>
      request.target === 'preview_links' ? rows(linkRow(1)) : make(request);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Not opened yet/)).toBeInTheDocument();
  });

  it('leaves an ended session to the dialog for it while one withdraws', async () => {
    const api = answerWith([linkRow(1)], () =>
      Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Withdraw the address of/ }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(api.requests.some(({ target }) => target === 'rpc/withdraw_preview_link')).toBe(true),
    );
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Withdraw' })).toBeEnabled(),
    );
    expect(within(question).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('withdraws after a question, says what failed there, and keeps the focus in the dialog', async () => {
    const api = answerWith([linkRow(1)], () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Withdraw the address of/ }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      /It was not withdrawn\. The server could not be reached/,
    );
    api.answer = ({ target }) =>
      target === 'preview_links'
        ? rows(linkRow(1, { withdrawn_at: days(0) }))
        : Response.json(true);
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('Withdrawn')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Addresses so far' })).toHaveFocus(),
    );
    const sent = api.requests.findLast(({ target }) => target === 'rpc/withdraw_preview_link');
    expect(sent?.body).toEqual({ link_id: linkRow(1).id });
  });
});

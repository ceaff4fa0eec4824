import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/lib/supabase/kept-session';
import { onSessionLost } from '@/lib/supabase/session-events';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { DocumentPresence } from './document-presence';
import { EditorPresence } from './editor-presence';
import { ListPresence } from './list-presence';
import { PresenceMark } from './presence-mark';
import { type MarkOf } from './use-listed-presence';

const id = '00000000-0000-4000-8000-000000000001';
const otherId = '00000000-0000-4000-8000-000000000002';

const person = (name: string, document = id) => ({
  document_id: document,
  person_id: name.toLowerCase(),
  person_name: name,
  since: '2026-11-23T08:00:00+00:00',
});

let others: readonly object[];
let answer: (request: DataRequest) => Response | Promise<Response>;
let requests: readonly DataRequest[];
let last: RequestInit | undefined;

function signIn(expiresIn = 3600): void {
  const session = { access_token: 'token', expires_at: Date.now() / 1000 + expiresIn };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}

const sent = (name: string) => requests.filter(({ target }) => target === `rpc/${name}`);

function show(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Lets seconds pass, with what is asked and answered in them. */
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  others = [];
  answer = () => rows(...others);
  const api = fakeDataApi((request) => answer(request));
  requests = api.requests;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    last = init;
    return send(input, init);
  });
  signIn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const renderEditor = () => render(<EditorPresence kind="post" id={id} className="" />);
const line = () => screen.getByRole('status');

describe('an open editor', () => {
  it('says so at once and every twenty seconds, in the name of one tab', async () => {
    renderEditor();
    await pass(0);
    expect(sent('note_presence')).toHaveLength(1);
    expect(sent('note_presence')[0]?.body).toMatchObject({ kind: 'post', document_id: id });
    await pass(19);
    expect(sent('note_presence')).toHaveLength(1);
    await pass(2);
    expect(sent('note_presence')).toHaveLength(2);
    expect(new Set(sent('note_presence').map(({ body }) => body['tab'])).size).toBe(1);
    expect(new Headers(last?.headers).get('Authorization')).toBe('Bearer token');
  });

  it('is silent while the tab is hidden, and says so at once when it is seen again', async () => {
    renderEditor();
    await pass(0);
    show('hidden');
    await pass(120);
    expect(sent('note_presence')).toHaveLength(1);
    expect(sent('leave_presence')).toHaveLength(0);
    show('visible');
    await pass(0);
    expect(sent('note_presence')).toHaveLength(2);
  });

  it('leaves when it is closed, after the sign that is on its way', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const { unmount } = renderEditor();
    await pass(0);
    unmount();
    await pass(0);
    expect(sent('leave_presence')).toHaveLength(0);
    arrive(rows());
    answer = () => Response.json(true);
    await pass(0);
    expect(sent('leave_presence')[0]?.body).toEqual({ tab: sent('note_presence')[0]?.body['tab'] });
    await pass(60);
    expect(sent('note_presence')).toHaveLength(1);
  });

  it('leaves when the page goes, by a request that outlives it', async () => {
    renderEditor();
    await pass(0);
    expect(last?.keepalive).toBe(false);
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(sent('leave_presence')).toHaveLength(1);
    expect(last?.keepalive).toBe(true);
    // Brought back from the browser's memory.
    window.dispatchEvent(new Event('pageshow'));
    await pass(0);
    expect(sent('note_presence')).toHaveLength(2);
  });

  it('is another tab each time it is opened, so that a late farewell takes nothing away', async () => {
    render(
      <StrictMode>
        <EditorPresence kind="post" id={id} className="" />
      </StrictMode>,
    );
    await pass(0);
    const [first, second] = sent('note_presence').map(({ body }) => body['tab']);
    expect(second).not.toBe(first);
    expect(sent('leave_presence').map(({ body }) => body['tab'])).toEqual([first]);
  });

  it('names who has it open too, and says when they left', async () => {
    renderEditor();
    expect(line()).toBeEmptyDOMElement();
    others = [person('Asha Rao')];
    await pass(21);
    expect(line()).toHaveTextContent('Asha Rao has this open too');
    const text = screen.getByText('Asha Rao has this open too');
    await pass(21);
    // The same words are not put there again.
    expect(screen.getByText('Asha Rao has this open too')).toBe(text);
    others = [person('Asha Rao'), person('Ravi Menon')];
    await pass(21);
    expect(line()).toHaveTextContent('Asha Rao and Ravi Menon have this open too');
    others = [...others, person('Meera')];
    await pass(21);
    expect(line()).toHaveTextContent('Asha Rao and 2 others have this open too');
    others = [person('Meera')];
    await pass(21);
    expect(line()).toHaveTextContent('Meera has this open too');
    others = [];
    await pass(20);
    expect(line()).toHaveTextContent('Meera has left');
    await pass(11);
    expect(line()).toBeEmptyDOMElement();
  });
});

describe('a request that fails', () => {
  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is down', brokenBackend],
    ['a lost right', () => Response.json({ code: '42501', message: 'No' }, { status: 403 })],
    ['an ended session', () => Response.json({ code: 'PGRST301' }, { status: 401 })],
  ])('%s: nobody is disturbed, and it goes on', async (_, fail) => {
    const lost = vi.fn();
    const stop = onSessionLost(lost);
    const logged = vi.spyOn(console, 'error');
    others = [person('Asha Rao')];
    const { unmount } = renderEditor();
    await pass(0);
    answer = fail;
    await pass(41);
    // Known to have been here a moment ago.
    expect(line()).toHaveTextContent('Asha Rao has this open too');
    await pass(41);
    // Nobody knows, so nobody is said to have left.
    expect(line()).toBeEmptyDOMElement();
    answer = () => rows(...others);
    await pass(21);
    expect(line()).toHaveTextContent('Asha Rao has this open too');
    answer = fail;
    unmount();
    await pass(1);
    expect(sent('leave_presence')).toHaveLength(1);
    expect(lost).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    stop();
  });

  it('is not sent without a session, or with one that is over', async () => {
    localStorage.clear();
    const { unmount } = renderEditor();
    await pass(0);
    signIn(-1);
    await pass(21);
    unmount();
    await pass(0);
    expect(requests).toEqual([]);
  });
});

describe('the place in the bar', () => {
  it('says nothing of a document that nobody has saved yet', async () => {
    vi.useRealTimers();
    const { rerender } = render(<DocumentPresence kind="page" id={undefined} />);
    others = [person('Asha Rao')];
    rerender(<DocumentPresence kind="page" id={id} />);
    await waitFor(() => expect(line()).toHaveTextContent('Asha Rao has this open too'));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toMatchObject({ kind: 'page', document_id: id });
  });
});

describe('a list', () => {
  it('asks once for all its rows, again while it is seen, and names people in words', async () => {
    let markOf: MarkOf = () => null;
    const handleMarks = vi.fn((next: MarkOf | null) => {
      markOf = next ?? (() => null);
    });
    others = [person('Asha Rao'), person('Ravi Menon'), person('Ravi Menon', otherId)];
    const { unmount } = render(
      <ListPresence kind="post" ids={`${id},${otherId}`} onMarks={handleMarks} />,
    );
    await pass(0);
    expect(requests.map(({ body }) => body)).toEqual([
      { kind: 'post', document_ids: [id, otherId] },
    ]);
    const { container } = render(<>{markOf(id)}</>);
    expect(container).toHaveTextContent('Asha Rao +1');
    expect(container).toHaveTextContent('Asha Rao and Ravi Menon have this open');
    expect(markOf('another')).toBeNull();
    await pass(26);
    expect(requests).toHaveLength(2);
    // Rows are not drawn again for the same answer.
    expect(handleMarks).toHaveBeenCalledOnce();
    show('hidden');
    await pass(60);
    expect(requests).toHaveLength(2);
    others = [];
    show('visible');
    await pass(0);
    expect(markOf(id)).toBeNull();
    unmount();
    await pass(60);
    expect(requests).toHaveLength(3);
  });

  it('draws no row for an answer that names nobody', async () => {
    const handleMarks = vi.fn();
    render(<ListPresence kind="post" ids={id} onMarks={handleMarks} />);
    await pass(26);
    expect(requests).toHaveLength(2);
    expect(handleMarks).not.toHaveBeenCalled();
  });

  it('keeps what it knows for a minute when it is not answered', async () => {
    let markOf: MarkOf = () => null;
    others = [person('Asha Rao')];
    render(<ListPresence kind="page" ids={id} onMarks={(next) => next && (markOf = next)} />);
    await pass(0);
    answer = brokenBackend;
    await pass(51);
    expect(markOf(id)).not.toBeNull();
    await pass(26);
    expect(markOf(id)).toBeNull();
  });

  it('marks nothing where nobody else is', () => {
    const { container } = render(<PresenceMark people={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCache } from '@/lib/cache-events';
import { AppError } from '@/lib/supabase/errors';
import { finishSending, RETRY_PAUSE, SEND_PAUSE } from './copy-sender';
import { createDraftStore, type DraftServer, type KeptDraft } from './draft-store';
import { listKeptDrafts, removeSentDrafts } from './kept-drafts';

interface Note {
  readonly title: string;
}

const base = { version: 3, updatedAt: '2026-11-20T10:00:00Z' };

/** The server: texts by editor, and what fails next. */
let texts: Map<string, KeptDraft<unknown>>;
let failure: AppError | null;

const server = {
  keep: vi.fn<DraftServer['keep']>((draft) => {
    if (failure) return Promise.reject(failure);
    texts.set(draft.slot, draft);
    return Promise.resolve();
  }),
  remove: vi.fn<DraftServer['remove']>(({ slot }) => {
    if (failure) return Promise.reject(failure);
    texts.delete(slot);
    return Promise.resolve();
  }),
  list: vi.fn<DraftServer['list']>((documentId) => {
    if (failure) return Promise.reject(failure);
    const all = [...texts.values()];
    return Promise.resolve(
      all.filter((draft) =>
        documentId === null ? draft.base === null : draft.documentId === documentId,
      ),
    );
  }),
};

const open = () =>
  createDraftStore<Note>({
    kind: 'note',
    ownerId: 'asha',
    parse: (value) => value as Note,
    server,
  });

const typed = (title: string, slot = 's1') => ({ documentId: 'n1', slot, base, value: { title } });
const titles = async (store = open()) =>
  (await store.listOf('n1')).map(({ value, isFromServer }) => [value.title, isFromServer === true]);
const there = () => [...texts.values()].map(({ value }) => value);

beforeEach(() => {
  localStorage.clear();
  texts = new Map();
  failure = null;
  vi.clearAllMocks();
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date('2026-11-20T12:00:00Z'),
  });
});

afterEach(async () => {
  await finishSending(0);
  vi.useRealTimers();
});

describe('a text in two places', () => {
  it('reaches the server a moment later, as it was typed last', async () => {
    const store = open();
    for (const title of ['O', 'On', 'One']) await store.keep(typed(title));
    expect(server.keep).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(SEND_PAUSE);
    expect(there()).toEqual([{ title: 'One' }]);
    expect(server.keep).toHaveBeenCalledTimes(1);
  });

  it('is offered where only the server has it, and taken from there when it is discarded', async () => {
    await open().keep(typed('One'));
    await vi.advanceTimersByTimeAsync(SEND_PAUSE);
    localStorage.clear();
    const store = open();
    expect(await titles(store)).toEqual([['One', true]]);
    await store.remove({ documentId: 'n1', slot: 's1' });
    expect(there()).toEqual([]);
    expect(await titles(store)).toEqual([]);
  });

  it('is the newer one of an editor, wherever that lies', async () => {
    const store = open();
    await store.keep(typed('Sent'));
    await vi.advanceTimersByTimeAsync(SEND_PAUSE);
    await store.keep(typed('Typed since'));
    expect(await titles(store)).toEqual([['Typed since', false]]);
    texts.set('s1', { ...typed('Newest'), keptAt: '2026-11-20T13:00:00.000Z' });
    expect(await titles(store)).toEqual([['Newest', false]]);
  });

  it('stays in the browser alone while the server is out of reach, and follows later', async () => {
    failure = new AppError('offline', 'No network');
    const store = open();
    await store.keep(typed('One'));
    await vi.advanceTimersByTimeAsync(SEND_PAUSE);
    expect(await titles(store)).toEqual([['One', false]]);
    failure = null;
    await vi.advanceTimersByTimeAsync(RETRY_PAUSE);
    expect(there()).toEqual([{ title: 'One' }]);
  });

  it('is sent at once when the page is hidden', async () => {
    await open().keep(typed('One'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(there()).toEqual([{ title: 'One' }]);
  });

  it('is sent at once when its editor hands it over after the page was hidden', async () => {
    const store = open();
    await store.keep(typed('On'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await store.keep(typed('One'));
    await vi.advanceTimersByTimeAsync(0);
    expect(there()).toEqual([{ title: 'One' }]);
  });

  it('is not sent again where it was refused', async () => {
    failure = new AppError('denied', 'No');
    await open().keep(typed('One'));
    await vi.advanceTimersByTimeAsync(SEND_PAUSE + RETRY_PAUSE);
    expect(server.keep).toHaveBeenCalledTimes(1);
  });

  it('leaves the server after a sending that is under way, and asks nothing where none was sent', async () => {
    const store = open();
    await store.keep(typed('One'));
    await store.remove(typed(''));
    expect(server.remove).not.toHaveBeenCalled();
    let arrive: () => void = () => undefined;
    server.keep.mockImplementationOnce(async (draft) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      texts.set(draft.slot, draft);
    });
    await store.keep(typed('Two'));
    await vi.advanceTimersByTimeAsync(SEND_PAUSE);
    const removed = store.remove(typed(''));
    arrive();
    await removed;
    expect(server.remove).toHaveBeenCalledTimes(1);
    expect(there()).toEqual([]);
  });

  it('is not offered again when it was discarded out of reach', async () => {
    const store = open();
    await store.keep(typed('One'));
    await vi.advanceTimersByTimeAsync(SEND_PAUSE);
    failure = new AppError('offline', 'No network');
    await store.remove(typed(''));
    failure = null;
    expect(await titles(open())).toEqual([]);
    await vi.waitFor(() => expect(there()).toEqual([]));
  });
});

describe('signing out', () => {
  it('sends what waits, and leaves in the browser only what the server does not have', async () => {
    const store = open();
    await store.keep(typed('Sent'));
    await finishSending(1_000);
    await store.keep(typed('Only here', 's2'));
    expect(await listKeptDrafts('asha')).toHaveLength(2);
    await removeSentDrafts('ravi');
    await removeSentDrafts('asha');
    expect((await listKeptDrafts('asha')).map(({ title }) => title)).toEqual(['Only here']);
    expect(await titles()).toEqual([
      ['Only here', false],
      ['Sent', true],
    ]);
  });

  it('waits no longer than it is told, and sends nothing afterwards', async () => {
    server.keep.mockImplementationOnce(() => new Promise(() => undefined));
    const store = open();
    await store.keep(typed('One'));
    const finished = finishSending(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    await finished;
    await vi.advanceTimersByTimeAsync(RETRY_PAUSE);
    expect(server.keep).toHaveBeenCalledTimes(1);
    await removeSentDrafts('asha');
    expect(await listKeptDrafts('asha')).toHaveLength(1);
  });

  it('is never sent in the name of whoever signs in next', async () => {
    let refuse: (error: AppError) => void = () => undefined;
    server.keep.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    );
    const store = open();
    await store.keep(typed('Under way'));
    await vi.advanceTimersByTimeAsync(SEND_PAUSE);
    await store.keep(typed('Waits its turn'));
    await store.keep(typed('Waits', 's2'));
    clearCache();
    refuse(new AppError('offline', 'Failed to fetch'));
    await vi.advanceTimersByTimeAsync(SEND_PAUSE + RETRY_PAUSE);
    expect(server.keep).toHaveBeenCalledTimes(1);
  });
});

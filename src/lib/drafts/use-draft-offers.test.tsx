import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from './draft-store';
import { useDraftOffers } from './use-draft-offers';

interface Note {
  readonly title: string;
}

const store = createDraftStore<Note>({
  kind: 'note',
  ownerId: 'asha',
  parse: (value) => value as Note,
});
const base = { version: 3, updatedAt: '2026-11-20T10:00:00Z' };
let minutes = 0;

async function keep(slot: string, title: string, documentId = 'n1') {
  minutes += 1;
  vi.setSystemTime(Date.UTC(2026, 10, 20, 12, minutes));
  await store.keep({ documentId, slot, base, value: { title } });
}

const slotsIn = async (documentId = 'n1') =>
  (await store.listOf(documentId)).map(({ slot }) => slot);

describe('texts that earlier visits left', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => void vi.useRealTimers();
  });

  it('are offered newest first, without what was saved after all', async () => {
    await keep('s1', 'One');
    await keep('s2', 'Saved');
    await keep('s3', 'Two');
    const { result } = renderHook(() => useDraftOffers(store, 'n1', { title: 'Saved' }, 'own'));
    await waitFor(() => expect(result.current.offers).toHaveLength(2));
    expect(result.current.offers.map(({ value }) => value.title)).toEqual(['Two', 'One']);
    expect(await slotsIn()).toEqual(['s3', 's1']);
  });

  it('are offered once when several say the same, and the older ones go', async () => {
    await keep('s1', 'Same');
    await keep('s2', 'Other');
    await keep('s3', 'Same');
    await keep('s4', 'Same');
    await keep('s5', 'Same', 'n2');
    const { result } = renderHook(() => useDraftOffers(store, 'n1', { title: 'Saved' }, 'own'));
    await waitFor(() => expect(result.current.offers).toHaveLength(2));
    expect(result.current.offers.map(({ slot }) => slot)).toEqual(['s4', 's2']);
    await waitFor(async () => expect(await slotsIn()).toEqual(['s4', 's2']));
    expect(await slotsIn('n2')).toEqual(['s5']);
  });

  it('leave the browser when they are discarded', async () => {
    await keep('s1', 'One');
    const { result } = renderHook(() => useDraftOffers(store, 'n1', { title: 'Saved' }, 'own'));
    await waitFor(() => expect(result.current.offers).toHaveLength(1));
    for (const draft of result.current.offers) result.current.discard(draft);
    await waitFor(() => expect(result.current.offers).toEqual([]));
    await waitFor(async () => expect(await slotsIn()).toEqual([]));
  });
});

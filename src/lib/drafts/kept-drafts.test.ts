import { afterEach, describe, expect, it } from 'vitest';
import { createDraftStore } from './draft-store';
import { listKeptDrafts, removeKeptDrafts } from './kept-drafts';

const parse = (value: unknown) => value as { title: string };

async function keep(kind: string, ownerId: string, title: string): Promise<void> {
  await createDraftStore({ kind, ownerId, parse }).keep({
    documentId: `document-${title}`,
    slot: 'slot',
    base: null,
    value: { title },
  });
}

afterEach(() => localStorage.clear());

describe('the unsaved drafts of a person (N16)', () => {
  it('are named, of every kind, and nobody else’s', async () => {
    await keep('post', 'asha', ' Weaving for beginners ');
    await keep('page', 'asha', '');
    await keep('post', 'ravi', 'Not hers');
    const drafts = await listKeptDrafts('asha');
    expect(drafts.map(({ kind, title }) => ({ kind, title }))).toEqual([
      { kind: 'post', title: 'Weaving for beginners' },
      { kind: 'page', title: '' },
    ]);
  });

  it('are gone from storage when they are to go; the others stay', async () => {
    await keep('post', 'asha', 'Secret plans');
    await keep('post', 'ravi', 'Not hers');
    localStorage.setItem('careerloom-draft:post:asha:broken:slot', '{');
    await removeKeptDrafts('asha');
    expect(await listKeptDrafts('asha')).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toContain('Secret plans');
    expect(await listKeptDrafts('ravi')).toHaveLength(1);
  });
});

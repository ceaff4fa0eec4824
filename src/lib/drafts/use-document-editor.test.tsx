import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/supabase/errors';
import type { DraftStore, KeptDraft } from './draft-store';
import type { DocumentStatus } from './publication-values';
import type { DocumentBackend, VersionedDocument } from './save-document';
import { useDocumentEditor } from './use-document-editor';

interface NoteInput {
  readonly title: string;
  readonly summary: string;
  readonly status: DocumentStatus;
}

interface Note extends VersionedDocument, NoteInput {}

const stored: Note = {
  id: 'n1',
  title: 'One',
  summary: '',
  status: 'draft',
  version: 1,
  updatedAt: '2026-11-20T10:00:00Z',
  updatedByName: 'Asha',
};
const blank: NoteInput = { title: '', summary: '', status: 'draft' };

function inputOf({ title, summary, status }: Note): NoteInput {
  return { title, summary, status };
}

/** The database: one row, whose summary is filled in when it is empty. */
let row: Note | null;
let whileSaving: () => void;

const backend: DocumentBackend<NoteInput, Note> = {
  insert: (id, values) => {
    whileSaving();
    row = { ...stored, ...values, id, summary: values.summary || values.title };
    return Promise.resolve(row);
  },
  update: (_id, version, values) => {
    whileSaving();
    if (row?.version !== version) return Promise.resolve(null);
    row = { ...row, ...values, summary: values.summary || values.title, version: version + 1 };
    return Promise.resolve(row);
  },
  read: () => Promise.resolve(row),
  valuesOf: inputOf,
};

const drafts: DraftStore<NoteInput> = {
  keep: vi.fn(() => Promise.resolve('kept' as never)),
  remove: vi.fn(() => Promise.resolve()),
  listOf: () => Promise.resolve([]),
  listNew: () => Promise.resolve([]),
  hold: () => () => undefined,
};

const mayPublish = vi.fn<(text: NoteInput, known: NoteInput | null) => Promise<boolean>>();
const said = { onStored: vi.fn(), onMerged: vi.fn(), onDenied: vi.fn(), onFailed: vi.fn() };
const onCreated = vi.fn();

function open(start: Note | null, adopted: KeptDraft<NoteInput> | null = null) {
  let values: NoteInput = start ? inputOf(start) : (adopted?.value ?? blank);
  const type = (changes: Partial<NoteInput>) => {
    values = { ...values, ...changes };
  };
  let finished: Promise<void> = Promise.resolve();
  const { result } = renderHook(() =>
    useDocumentEditor<NoteInput, NoteInput, Note>(
      { id: 'n1', stored: start, blank, adopted, drafts, onCreated, onSaved: vi.fn() },
      {
        form: {
          read: () => values,
          replace: (next) => (values = next),
          change: type,
          submit: (next) => {
            finished = next(values);
          },
        },
        backend,
        inputOf,
        tidied: ({ summary }) => ({ summary }),
        mayPublish,
        ...said,
      },
    ),
  );
  return {
    result,
    type,
    values: () => values,
    run: (step: (editor: typeof result.current) => void) =>
      act(async () => {
        step(result.current);
        await finished;
        // What is asked first is saved by a submit of its own.
        await finished;
        // A merged version is saved by a submit of its own.
        await finished;
      }),
  };
}

beforeEach(() => {
  row = stored;
  whileSaving = () => undefined;
  vi.clearAllMocks();
  mayPublish.mockResolvedValue(true);
});

describe('saving', () => {
  it('stores with the status that was asked for, and shows what the save filled in', async () => {
    row = null;
    const { result, type, values, run } = open(null);
    type({ title: 'New' });
    await run((editor) => editor.submit('published'));
    expect(row).toMatchObject({ title: 'New', status: 'published' });
    expect(values()).toEqual({ title: 'New', summary: 'New', status: 'published' });
    expect(result.current.hasUnsaved()).toBe(false);
    expect(said.onStored).toHaveBeenCalledWith(expect.objectContaining({ title: 'New' }), {
      isNew: true,
      isPublishing: true,
    });
    expect(onCreated).toHaveBeenCalledOnce();
    expect(drafts.remove).toHaveBeenCalled();
  });

  it('keeps what was typed while the save was on its way', async () => {
    const { result, type, values, run } = open(stored);
    type({ title: 'Two' });
    whileSaving = () => type({ summary: 'Typed meanwhile', status: 'published' });
    await run((editor) => editor.submit('draft'));
    expect(values()).toEqual({ title: 'Two', summary: 'Typed meanwhile', status: 'published' });
    expect(result.current.hasUnsaved()).toBe(true);
  });

  it('tells a refusal by what was about to be done, and any other failure as it is', async () => {
    const { type, run } = open(stored);
    type({ title: 'Two' });
    whileSaving = () => {
      throw new AppError('denied', 'no');
    };
    await run((editor) => editor.submit('draft'));
    await run((editor) => editor.submit('published'));
    expect(said.onDenied.mock.calls).toEqual([['edit'], ['publish']]);
    whileSaving = () => {
      throw new AppError('duplicate', 'taken');
    };
    await run((editor) => editor.submit('draft'));
    expect(said.onFailed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'duplicate' }));
    whileSaving = () => {
      throw new AppError('signed-out', 'The session dialog says it.');
    };
    await run((editor) => editor.submit('draft'));
    expect(said.onFailed).toHaveBeenCalledOnce();
  });
});

describe('G01: a conflict', () => {
  const theirs: Note = { ...stored, title: 'Theirs', status: 'published', version: 2 };

  it('offers both; mine is saved over theirs, with a status that only they have changed', async () => {
    const { result, type, run } = open(stored);
    type({ title: 'Mine' });
    row = theirs;
    await run((editor) => editor.submit('draft'));
    expect(result.current.conflict?.theirs).toEqual(theirs);
    expect(result.current.conflict?.mine()).toMatchObject({ title: 'Mine' });
    await run((editor) => editor.conflict?.keepMine());
    expect(row).toMatchObject({ title: 'Mine', status: 'published', version: 3 });
  });

  it('merges without a question where each changed something else', async () => {
    const { result, type, values, run } = open(stored);
    type({ summary: 'Mine' });
    row = { ...stored, title: 'Theirs', version: 2 };
    await run((editor) => editor.submit('draft'));
    expect(row).toMatchObject({ title: 'Theirs', summary: 'Mine', version: 3 });
    expect(values()).toMatchObject({ title: 'Theirs', summary: 'Mine' });
    expect(result.current.conflict).toBeNull();
    expect(result.current.hasUnsaved()).toBe(false);
    expect(said.onMerged).toHaveBeenCalledWith(expect.objectContaining({ version: 2 }), ['title']);
  });

  it('asks only about what both changed, and keeps what they alone changed', async () => {
    const { result, type, run } = open(stored);
    type({ title: 'Mine' });
    row = { ...theirs, status: 'draft', summary: 'Theirs alone' };
    await run((editor) => editor.submit('draft'));
    expect(result.current.conflict?.merge()).toEqual({ disputed: ['title'], taken: ['summary'] });
    await run((editor) => editor.conflict?.keepMine());
    expect(row).toMatchObject({ title: 'Mine', summary: 'Theirs alone', version: 3 });
  });

  it('takes theirs in the fields that I choose', async () => {
    const { result, type, values, run } = open(stored);
    type({ title: 'Mine', summary: 'Mine' });
    row = { ...theirs, summary: 'Theirs' };
    await run((editor) => editor.submit('draft'));
    expect(result.current.conflict?.merge().disputed).toEqual(['title', 'summary']);
    await run((editor) => editor.conflict?.keepMine(new Set(['summary'])));
    expect(row).toMatchObject({ title: 'Mine', summary: 'Theirs', status: 'published' });
    expect(values()).toMatchObject({ title: 'Mine', summary: 'Theirs' });
  });

  it('asks before my text becomes public because they have published', async () => {
    const { result, type, run } = open(stored);
    type({ summary: 'Not for the public yet' });
    row = { ...stored, status: 'published', version: 2 };
    await run((editor) => editor.submit('draft'));
    expect(row).toMatchObject({ version: 2 });
    expect(result.current.conflict?.merge()).toEqual({ disputed: [], taken: ['status'] });
  });

  it('leaves a status that I chose alone while I go on editing', async () => {
    const { result, type, values, run } = open({ ...stored, status: 'published' });
    row = { ...theirs };
    type({ title: 'Mine', status: 'draft' });
    await run((editor) => editor.submit('draft'));
    await run((editor) => editor.conflict?.keepEditing());
    expect(values()).toMatchObject({ title: 'Mine', status: 'draft' });
    expect(result.current.base?.version).toBe(2);
  });

  it('shows theirs when I take them', async () => {
    const { result, type, values, run } = open(stored);
    type({ title: 'Mine' });
    row = theirs;
    await run((editor) => editor.submit('draft'));
    await run((editor) => editor.conflict?.takeTheirs());
    expect(values()).toEqual(inputOf(theirs));
    expect(result.current.hasUnsaved()).toBe(false);
  });
});

describe('kept text', () => {
  const kept: KeptDraft<NoteInput> = {
    documentId: 'n1',
    slot: 'before',
    base: { version: 1, updatedAt: stored.updatedAt },
    keptAt: '2026-11-20T11:00:00Z',
    value: { title: 'Kept', summary: '', status: 'published' },
  };

  it('comes back as it was, with the status that was chosen', async () => {
    const { result, values, run } = open(stored);
    await run((editor) => editor.restore(kept));
    expect(values()).toEqual(kept.value);
    expect(result.current.hasUnsaved()).toBe(true);
    expect(drafts.remove).toHaveBeenCalledWith(kept);
  });

  it('brings no status along once somebody else has saved, and the next save finds the conflict', async () => {
    const newer: Note = { ...stored, title: 'Newer', version: 2 };
    row = newer;
    const { result, values, run } = open(newer);
    await run((editor) => editor.restore(kept));
    expect(values()).toEqual({ ...kept.value, status: 'draft' });
    await run((editor) => editor.submit('draft'));
    expect(result.current.conflict?.theirs).toEqual(newer);
  });

  it('of a new document that is continued moves into this editor', () => {
    const { result } = open(null, { ...kept, base: null });
    expect(result.current.isDirty).toBe(true);
    expect(drafts.keep).toHaveBeenCalledWith(expect.objectContaining({ value: kept.value }));
    expect(drafts.remove).toHaveBeenCalledWith(expect.objectContaining({ slot: 'before' }));
  });
});

it('G05: what was deleted meanwhile becomes a new document, as a draft', async () => {
  const { result, type, run } = open({ ...stored, status: 'published' });
  type({ title: 'Survives' });
  row = null;
  await run((editor) => editor.submit('published'));
  expect(result.current.failure?.kind).toBe('gone');
  await run((editor) => editor.saveAsNew());
  expect(row).toMatchObject({ title: 'Survives', status: 'draft' });
  expect(result.current.base?.id).not.toBe('n1');
});

describe('the question before publishing', () => {
  it('is asked of what becomes public, and not of a draft', async () => {
    const { run } = open(stored);
    await run((editor) => editor.submit('draft'));
    expect(mayPublish).not.toHaveBeenCalled();
    await run((editor) => editor.submit('published'));
    expect(mayPublish).toHaveBeenCalledExactlyOnceWith(inputOf(stored), null);
    expect(row).toMatchObject({ status: 'published' });
  });

  it('knows what is public already', async () => {
    const live: Note = { ...stored, status: 'published' };
    row = live;
    const { type, run } = open(live);
    type({ title: 'Two' });
    await run((editor) => editor.submit('published'));
    expect(mayPublish).toHaveBeenCalledExactlyOnceWith(
      { ...inputOf(live), title: 'Two' },
      inputOf(live),
    );
  });

  it('takes the changes of the press back when the answer is no', async () => {
    mayPublish.mockResolvedValue(false);
    const { values, run } = open(stored);
    await run((editor) => editor.submit('published', { summary: 'Chosen with it' }));
    expect([row, values()]).toEqual([stored, inputOf(stored)]);
  });

  it('saves what is typed while it waits', async () => {
    const { type, run, result } = open(stored);
    mayPublish.mockImplementation(() => {
      type({ title: 'Typed meanwhile' });
      return Promise.resolve(true);
    });
    await run((editor) => editor.submit('published'));
    expect(row).toMatchObject({ title: 'Typed meanwhile', status: 'published' });
    expect(result.current.hasUnsaved()).toBe(false);
  });
});

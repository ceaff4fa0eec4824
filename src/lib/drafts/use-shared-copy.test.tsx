import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/supabase/errors';
import { startOf } from './document-kind';
import type { DraftStore, KeptDraft } from './draft-store';
import type { DocumentStatus } from './publication-values';
import type { DocumentBackend, VersionedDocument } from './save-document';
import type { SharedCopies, SharedCopy } from './shared-copies';
import { useDocumentEditor } from './use-document-editor';

interface NoteInput {
  readonly title: string;
  readonly summary: string;
  readonly status: DocumentStatus;
}

interface Note extends VersionedDocument, NoteInput {}

const published: Note = {
  id: 'n1',
  title: 'Public',
  summary: 'Public',
  status: 'published',
  version: 4,
  updatedAt: '2026-11-20T10:00:00Z',
  updatedByName: 'Asha',
};
const blank: NoteInput = { title: '', summary: '', status: 'draft' };

function inputOf({ title, summary, status }: Note): NoteInput {
  return { title, summary, status };
}

/** The database: one document and its copy. */
let row: Note | null;
let copy: SharedCopy | null;
let failure: AppError | null;
let whilePublishing: () => void;

const backend: DocumentBackend<NoteInput, Note> = {
  insert: () => Promise.reject(new Error('Nothing is created here.')),
  update: (_id, version, values) => {
    if (row?.version !== version) return Promise.resolve(null);
    row = { ...row, ...values, version: version + 1 };
    return Promise.resolve(row);
  },
  read: () => Promise.resolve(row),
  valuesOf: inputOf,
};

const copies: SharedCopies<NoteInput, Note> = {
  read: () => Promise.resolve(copy),
  save: (base, expected, { title, summary }) => {
    if (failure) return Promise.reject(failure);
    if (copy && copy.version !== expected) return Promise.resolve({ kind: 'conflict', copy });
    if (!copy && row?.version !== base.version) return Promise.resolve({ kind: 'outdated' });
    copy = saved(title, summary, (copy?.version ?? 0) + 1, base.version);
    return Promise.resolve({ kind: 'saved', copy });
  },
  publish: async (_id, version, seen, values) => {
    whilePublishing();
    if (copy && copy.version !== seen) return { kind: 'newer' };
    if (row?.version !== version) return { kind: 'outdated' };
    row = { ...row, ...values, version: version + 1 };
    copy = null;
    return Promise.resolve({ kind: 'published', document: row });
  },
  discard: (_id, version) => {
    if (copy?.version === version) copy = null;
    return Promise.resolve(copy);
  },
  documentWith: (document, { fields }) => ({ ...document, ...fields }),
};

function saved(title: string, summary: string, version = 1, baseVersion = 4): SharedCopy {
  return {
    version,
    baseVersion,
    baseFields: null,
    fields: { title, summary },
    savedAt: '2026-11-22T10:00:00Z',
    savedByName: 'Ravi',
  };
}

const drafts: DraftStore<NoteInput> = {
  keep: vi.fn(() => Promise.resolve('stored' as const)),
  remove: vi.fn(() => Promise.resolve()),
  listOf: () => Promise.resolve([]),
  listNew: () => Promise.resolve([]),
  hold: () => () => undefined,
};

const said = {
  onStored: vi.fn(),
  onMerged: vi.fn(),
  onDenied: vi.fn(),
  onFailed: vi.fn(),
  onKept: vi.fn(),
};

function open() {
  const options = {
    id: 'n1',
    stored: row,
    copy,
    blank,
    adopted: null,
    drafts,
    onCreated: vi.fn(),
    onSaved: vi.fn(),
  };
  let values = startOf(options, inputOf, copies);
  const type = (changes: Partial<NoteInput>) => {
    values = { ...values, ...changes };
  };
  let finished: Promise<void> = Promise.resolve();
  const { result } = renderHook(() =>
    useDocumentEditor<NoteInput, NoteInput, Note>(options, {
      form: {
        read: () => values,
        replace: (next) => (values = next),
        change: type,
        submit: (next) => {
          finished = next(values);
        },
      },
      backend,
      copies,
      inputOf,
      ...said,
    }),
  );
  return {
    result,
    type,
    values: () => values,
    run: (step: (editor: typeof result.current) => void) =>
      act(async () => {
        step(result.current);
        await finished;
        await finished;
        // What follows a save without being waited for.
        await Promise.resolve();
      }),
  };
}

beforeEach(() => {
  row = published;
  copy = null;
  failure = null;
  whilePublishing = () => undefined;
  vi.clearAllMocks();
});

describe('saving without publishing', () => {
  it('leaves the document alone, and nothing unsaved', async () => {
    const { result, type, run } = open();
    type({ title: 'Later' });
    await run((editor) => editor.shared.save());
    expect(row).toEqual(published);
    expect(copy).toMatchObject({ version: 1, fields: { title: 'Later', summary: 'Public' } });
    expect(result.current.hasUnsaved()).toBe(false);
    expect(said.onKept).toHaveBeenCalledOnce();
    expect(drafts.remove).toHaveBeenCalled();
    type({ title: 'Later still' });
    await run((editor) => editor.shared.save());
    expect(copy).toMatchObject({ version: 2, fields: { title: 'Later still' } });
  });

  it('is what the next one opens, and publishing makes it public', async () => {
    copy = saved('Later', 'Public');
    const { result, values, run } = open();
    expect(values()).toEqual({ title: 'Later', summary: 'Public', status: 'published' });
    expect(result.current.hasUnsaved()).toBe(false);
    await run((editor) => editor.submit('published'));
    expect(row).toMatchObject({ title: 'Later', version: 5 });
    expect(copy).toBeNull();
    expect(result.current.shared.copy).toBeNull();
  });

  it('tells a failure, and everything stays on the screen', async () => {
    const { result, type, values, run } = open();
    type({ title: 'Later' });
    failure = new AppError('offline', 'No network');
    await run((editor) => editor.shared.save());
    expect(said.onFailed).toHaveBeenCalledWith(failure);
    expect(values().title).toBe('Later');
    expect(result.current.hasUnsaved()).toBe(true);
    failure = null;
    await run((editor) => editor.retry());
    expect(row).toEqual(published);
    expect(result.current.failure).toBeNull();
    expect(copy).toMatchObject({ fields: { title: 'Later' } });
  });

  it('of what lies in the trash offers to restore it, and is kept then', async () => {
    const { result, type, values, run } = open();
    type({ title: 'Later' });
    row = null;
    await run((editor) => editor.shared.save());
    expect(result.current.failure).toEqual({ kind: 'gone' });
    expect(said.onFailed).not.toHaveBeenCalled();
    row = { ...published, version: 5 };
    await run((editor) => {
      editor.closeFailure();
      editor.retry();
    });
    expect(row.title).toBe('Public');
    expect(copy).toMatchObject({ baseVersion: 5, fields: { title: 'Later' } });
    expect(values().title).toBe('Later');
    expect(result.current.failure).toBeNull();
  });

  it('discarded, shows what is public', async () => {
    copy = saved('Later', 'Public');
    const { result, values } = open();
    await act(() => result.current.shared.discard());
    expect(copy).toBeNull();
    expect(values()).toEqual(inputOf(published));
    expect(result.current.shared.copy).toBeNull();
    expect(result.current.hasUnsaved()).toBe(false);
  });
});

describe('changes that were discarded by mistake', () => {
  it('are brought back for everybody', async () => {
    copy = saved('Later', 'Public');
    const { result, values } = open();
    await act(() => result.current.shared.discard());
    expect(result.current.shared.canUndoDiscard).toBe(true);
    await act(() => result.current.shared.undoDiscard());
    expect(copy).toMatchObject({ baseVersion: 4, fields: { title: 'Later', summary: 'Public' } });
    expect(values().title).toBe('Later');
    expect(result.current.isApart).toBe(true);
    expect(result.current.isDirty).toBe(false);
    expect(result.current.hasUnsaved()).toBe(false);
    expect(result.current.shared.canUndoDiscard).toBe(false);
    expect(row).toEqual(published);
  });

  it('leave what was typed since where it is, and ask where both changed the same', async () => {
    copy = saved('Later', 'Public');
    const { result, type, values } = open();
    await act(() => result.current.shared.discard());
    type({ summary: 'Typed' });
    await act(() => result.current.shared.undoDiscard());
    expect(values()).toMatchObject({ title: 'Later', summary: 'Typed' });
    expect(result.current.hasUnsaved()).toBe(true);

    await act(() => result.current.shared.discard());
    type({ title: 'Typed, too' });
    await act(() => result.current.shared.undoDiscard());
    expect(result.current.conflict?.merge().disputed).toEqual(['title']);
    expect(values().title).toBe('Typed, too');
  });

  it('can still be brought back after a failed try', async () => {
    copy = saved('Later', 'Public');
    const { result, values } = open();
    await act(() => result.current.shared.discard());
    failure = new AppError('offline', 'No connection');
    await act(() => result.current.shared.undoDiscard());
    expect(said.onFailed).toHaveBeenCalledWith(failure);
    failure = null;
    await act(() => result.current.shared.undoDiscard());
    expect(values().title).toBe('Later');
  });

  it('never displace what somebody else has saved since', async () => {
    copy = saved('Later', 'Public');
    const { result } = open();
    await act(() => result.current.shared.discard());
    copy = saved('Theirs', 'Public');
    await act(() => result.current.shared.undoDiscard());
    expect(copy).toMatchObject({ fields: { title: 'Theirs' } });
    expect(said.onFailed).toHaveBeenCalledOnce();
    expect(result.current.shared.canUndoDiscard).toBe(true);
  });

  it('are not offered any more once something else is saved, nor beside a draft', async () => {
    copy = saved('Later', 'Public');
    const { result, type, run } = open();
    await act(() => result.current.shared.discard());
    type({ title: 'Other' });
    await run((editor) => editor.shared.save());
    expect(result.current.shared.canUndoDiscard).toBe(false);

    row = { ...published, status: 'draft' };
    copy = saved('Later', 'Public');
    const beside = open();
    await act(() => beside.result.current.shared.discard());
    expect(beside.result.current.shared.canUndoDiscard).toBe(false);
  });
});

describe('two who work on what is not public', () => {
  it('are shown both where they changed the same', async () => {
    copy = saved('Later', 'Public');
    const { result, type, run } = open();
    type({ title: 'Mine' });
    copy = saved('Theirs', 'Theirs', 2);
    await run((editor) => editor.shared.save());
    expect(result.current.conflict?.theirs).toMatchObject({ updatedByName: 'Ravi' });
    expect(result.current.conflict?.merge()).toEqual({ disputed: ['title'], taken: ['summary'] });
    await run((editor) => editor.conflict?.keepMine());
    expect(copy).toMatchObject({ version: 3, fields: { title: 'Mine', summary: 'Theirs' } });
    expect(row).toEqual(published);
  });

  it('never publish what the other has saved meanwhile without seeing it', async () => {
    copy = saved('Later', 'Public');
    const { result, values, run } = open();
    // At the last moment: what decides is the step that publishes.
    whilePublishing = () => {
      copy = saved('Theirs', 'Public', 2);
    };
    await run((editor) => editor.submit('published'));
    expect(row).toEqual(published);
    whilePublishing = () => undefined;
    await run((editor) => editor.conflict?.takeTheirs());
    expect(result.current.failure).toBeNull();
    expect(values().title).toBe('Theirs');
    await run((editor) => editor.submit('published'));
    expect(row).toMatchObject({ title: 'Theirs', version: 5 });
    expect(result.current.conflict).toBeNull();
  });

  it('find the published version where the other was quicker with that', async () => {
    const { result, type, run } = open();
    type({ title: 'Mine' });
    row = { ...published, summary: 'Theirs', version: 5 };
    await run((editor) => editor.shared.save());
    expect(result.current.conflict).toBeNull();
    expect(said.onMerged).toHaveBeenCalledWith(row, ['summary']);
    expect(row).toMatchObject({ title: 'Public', version: 5 });
    expect(copy).toMatchObject({ baseVersion: 5, fields: { title: 'Mine', summary: 'Theirs' } });
  });

  it('are asked for nothing where only one of them changed it since the changes were begun', async () => {
    copy = { ...saved('Later', 'Public'), baseFields: { title: 'Public', summary: 'Public' } };
    row = { ...published, summary: 'Newer', version: 6 };
    const { result, run } = open();
    await run((editor) => editor.submit('published'));
    expect(result.current.conflict).toBeNull();
    expect(row).toMatchObject({ title: 'Later', summary: 'Newer', version: 7 });
    expect(copy).toBeNull();
  });

  it('find what was published since the changes were begun, where nobody knows with what', async () => {
    copy = saved('Later', 'Public');
    row = { ...published, summary: 'Newer', version: 6 };
    const { result, run } = open();
    await run((editor) => editor.submit('published'));
    expect(row).toMatchObject({ version: 6 });
    expect(result.current.conflict?.merge().disputed).toEqual(['title', 'summary']);
    await run((editor) => editor.conflict?.keepMine(new Set(['summary'])));
    expect(row).toMatchObject({ title: 'Later', summary: 'Newer', version: 7 });
    expect(copy).toBeNull();
  });

  it('are shown both where an older text of mine comes back', async () => {
    copy = saved('Theirs', 'Public', 3);
    const { result, run } = open();
    const kept: KeptDraft<NoteInput> = {
      documentId: 'n1',
      slot: 'before',
      base: { version: 4, updatedAt: published.updatedAt },
      keptAt: '2026-11-22T09:00:00Z',
      value: { title: 'Mine', summary: 'Public', status: 'published' },
    };
    await run((editor) => editor.restore(kept));
    await run((editor) => editor.shared.save());
    expect(copy).toMatchObject({ version: 3 });
    expect(result.current.conflict?.theirs).toMatchObject({ title: 'Theirs' });
  });
});

import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/supabase/errors';
import { saveDocument, type DocumentBackend, type VersionedDocument } from './save-document';

interface Values {
  readonly title: string;
  readonly tags: readonly string[];
}

interface Note extends VersionedDocument, Values {}

const note = (title: string, version = 1): Note => ({
  id: 'n1',
  title,
  tags: [],
  version,
  updatedAt: `2026-11-20T10:00:0${version}Z`,
  updatedByName: 'Asha',
});
const values = (title: string): Values => ({ title, tags: [] });

/** One row as the database keeps it: ids are unique, an update needs the version. */
function fakeBackend(row: Note | null, { isAllowed = true } = {}) {
  const state = { row, inserts: 0, updates: 0 };
  const backend: DocumentBackend<Values, Note> = {
    insert: (id, sent) => {
      if (state.row) return Promise.reject(new AppError('duplicate', 'This exists already.'));
      state.inserts += 1;
      state.row = { ...note(sent.title), id };
      return Promise.resolve(state.row);
    },
    update: (_id, version, sent) => {
      if (state.row?.version !== version || !isAllowed) return Promise.resolve(null);
      state.updates += 1;
      state.row = { ...state.row, ...sent, version: version + 1 };
      return Promise.resolve(state.row);
    },
    read: () => Promise.resolve(state.row),
    valuesOf: ({ title, tags }) => ({ title, tags }),
  };
  return { state, backend };
}

describe('saveDocument', () => {
  it('creates a new document under the id that was made here', async () => {
    const { backend, state } = fakeBackend(null);
    const outcome = await saveDocument(backend, 'n1', null, values('One'));
    expect(outcome).toMatchObject({
      kind: 'saved',
      isNew: true,
      document: { id: 'n1', title: 'One' },
    });
    expect(state.inserts).toBe(1);
  });

  it('G04: takes a repeated create, whose answer was lost, as saved', async () => {
    const { backend, state } = fakeBackend(note('One'));
    const outcome = await saveDocument(backend, 'n1', null, values('One'));
    expect(outcome).toMatchObject({ kind: 'saved', isNew: true });
    expect(state).toMatchObject({ inserts: 0, updates: 0 });
  });

  it('G04: adds what was written between a lost create and its repetition', async () => {
    const { backend, state } = fakeBackend(note('One'));
    const outcome = await saveDocument(backend, 'n1', null, values('One and more'));
    expect(outcome).toMatchObject({
      kind: 'saved',
      isNew: true,
      document: { title: 'One and more', version: 2 },
    });
    expect(state.updates).toBe(1);
  });

  it('passes on that another unique value is taken', async () => {
    const { backend } = fakeBackend(note('One'));
    const elsewhere = { ...backend, read: () => Promise.resolve(null) };
    await expect(saveDocument(elsewhere, 'n2', null, values('Two'))).rejects.toMatchObject({
      kind: 'duplicate',
    });
  });

  it('G01: reports a conflict when somebody else saved meanwhile, and changes nothing', async () => {
    const { backend, state } = fakeBackend(note('Theirs', 2));
    const outcome = await saveDocument(backend, 'n1', note('Loaded'), values('Mine'));
    expect(outcome).toEqual({ kind: 'conflict', theirs: state.row });
    expect(state.row?.title).toBe('Theirs');
  });

  it('takes a repeated update, whose answer was lost, as saved', async () => {
    const { backend } = fakeBackend(note('Mine', 2));
    const outcome = await saveDocument(backend, 'n1', note('Loaded'), values('Mine'));
    expect(outcome).toMatchObject({ kind: 'saved', document: { version: 2 } });
  });

  it('G05: tells a lost right from a document that is gone', async () => {
    const withdrawn = fakeBackend(note('Loaded'), { isAllowed: false });
    expect(await saveDocument(withdrawn.backend, 'n1', note('Loaded'), values('Mine'))).toEqual({
      kind: 'denied',
    });
    const deleted = fakeBackend(null);
    expect(await saveDocument(deleted.backend, 'n1', note('Loaded'), values('Mine'))).toEqual({
      kind: 'gone',
    });
  });

  it('writes nothing when nothing changed', async () => {
    const { backend, state } = fakeBackend(note('Loaded'));
    expect(await saveDocument(backend, 'n1', note('Loaded'), values('Loaded'))).toMatchObject({
      kind: 'saved',
    });
    expect(state.updates).toBe(0);
  });
});

import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/supabase/errors';
import type { DocumentBackend, VersionedDocument } from './save-document';
import { useDocumentSave } from './use-document-save';

interface Note extends VersionedDocument {
  readonly title: string;
}

const stored: Note = {
  id: 'n1',
  title: 'One',
  version: 1,
  updatedAt: '2026-11-20T10:00:00Z',
  updatedByName: 'Asha',
};

function setUp(insert: DocumentBackend<{ title: string }, Note>['insert']) {
  const backend: DocumentBackend<{ title: string }, Note> = {
    insert: vi.fn(insert),
    update: vi.fn((_id: string, version: number, { title }: { title: string }) =>
      Promise.resolve({ ...stored, title, version: version + 1 }),
    ),
    read: () => Promise.resolve(stored),
    valuesOf: ({ title }) => ({ title }),
  };
  const { result } = renderHook(() => useDocumentSave({ initialId: 'n1', initial: null, backend }));
  return { backend, result };
}

describe('useDocumentSave', () => {
  it('G04: makes one row of a double click', async () => {
    const { backend, result } = setUp(() => Promise.resolve(stored));
    await act(async () => {
      const { save } = result.current;
      const outcomes = await Promise.all([save({ title: 'One' }), save({ title: 'One' })]);
      expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'busy']);
    });
    expect(backend.insert).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ base: stored, isSaving: false, failure: null });
  });

  it('updates, under the version it got, once the document exists', async () => {
    const { backend, result } = setUp(() => Promise.resolve(stored));
    await act(() => result.current.save({ title: 'One' }));
    await act(() => result.current.save({ title: 'Two' }));
    expect(backend.update).toHaveBeenCalledWith('n1', 1, { title: 'Two' });
    expect(result.current.base?.version).toBe(2);
  });

  it('keeps what went wrong until the next try', async () => {
    const answers = [
      () => Promise.reject(new AppError('offline', 'No network.')),
      () => Promise.resolve(stored),
    ];
    const { result } = setUp(() => answers.shift()?.() ?? Promise.resolve(stored));
    await act(() => result.current.save({ title: 'One' }));
    expect(result.current.failure).toMatchObject({ kind: 'failed', error: { kind: 'offline' } });
    await act(() => result.current.save({ title: 'One' }));
    expect(result.current.failure).toBeNull();
  });

  it('starts anew under another id when the document is gone', async () => {
    const { backend, result } = setUp((id) => Promise.resolve({ ...stored, id }));
    await act(() => result.current.save({ title: 'One' }));
    act(() => result.current.startAnew());
    expect(result.current.id).not.toBe('n1');
    await act(() => result.current.save({ title: 'One' }));
    expect(backend.insert).toHaveBeenCalledTimes(2);
  });
});

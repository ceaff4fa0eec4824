import { describe, expect, it, vi } from 'vitest';
import { limits } from '@/config/limits';
import { AppError } from '@/lib/supabase/errors';
import { copySlug, copyTitle, duplicateDocument } from './duplicate-document';
import type { DocumentBackend, VersionedDocument } from './save-document';
import type { SharedCopy } from './shared-copies';

interface Doc extends VersionedDocument {
  readonly slug: string;
}
interface Values {
  readonly slug: string;
}

function backend(stored: Record<string, string>) {
  const rows = new Map(Object.entries(stored));
  const docOf = (id: string): Doc | null => {
    const slug = rows.get(id);
    return slug === undefined
      ? null
      : { id, slug, version: 1, updatedAt: '2026-11-22T10:00:00Z', updatedByName: 'Me' };
  };
  const made: DocumentBackend<Values, Doc> = {
    insert: vi.fn((id: string, { slug }: Values) => {
      if (rows.has(id) || [...rows.values()].includes(slug))
        return Promise.reject(new AppError('duplicate', 'Taken'));
      rows.set(id, slug);
      const doc = docOf(id);
      return doc ? Promise.resolve(doc) : Promise.reject(new Error('Not stored'));
    }),
    update: () => Promise.resolve(null),
    read: vi.fn((id: string) => Promise.resolve(docOf(id))),
    valuesOf: ({ slug }) => ({ slug }),
  };
  return { made, rows };
}

const unchanged = {
  read: () => Promise.resolve(null),
  documentWith: (document: Doc) => document,
};

const copyOf = ({ slug }: Values, attempt: number) => ({ slug: copySlug(slug, attempt) });

describe('a copy', () => {
  it('takes the next free address', async () => {
    const { made } = backend({ a: 'fees', b: 'fees-copy', c: 'fees-copy-2' });
    expect(await duplicateDocument(made, unchanged, 'a', 'new', copyOf)).toMatchObject({
      id: 'new',
      slug: 'fees-copy-3',
    });
  });

  it('has the changes that are not public yet', async () => {
    const { made } = backend({ a: 'fees' });
    const changes: SharedCopy = {
      version: 1,
      baseVersion: 1,
      baseFields: null,
      fields: { slug: 'fees-2027' },
      savedAt: '2026-11-22T10:00:00Z',
      savedByName: 'Me',
    };
    const unpublished = {
      read: () => Promise.resolve(changes),
      documentWith: (document: Doc, { fields }: SharedCopy) => ({ ...document, ...fields }),
    };
    expect(await duplicateDocument(made, unpublished, 'a', 'new', copyOf)).toMatchObject({
      slug: 'fees-2027-copy',
    });
  });

  it('is one, though answers are lost and it is asked for again', async () => {
    const { made, rows } = backend({ a: 'fees', b: 'fees-copy' });
    const insert = made.insert;
    const losing = {
      ...made,
      insert: async (id: string, values: Values) => {
        await insert(id, values);
        throw new AppError('offline', 'Lost');
      },
    };
    expect(await duplicateDocument(losing, unchanged, 'a', 'new', copyOf)).toMatchObject({
      slug: 'fees-copy-2',
    });
    expect(await duplicateDocument(made, unchanged, 'a', 'new', copyOf)).toMatchObject({
      slug: 'fees-copy-2',
    });
    expect(rows.size).toBe(3);
  });

  it('of nothing, or without a network, is none', async () => {
    const { made } = backend({ a: 'fees' });
    await expect(duplicateDocument(made, unchanged, 'gone', 'new', copyOf)).rejects.toMatchObject({
      kind: 'not-found',
    });
    const offline = { ...made, insert: () => Promise.reject(new AppError('offline', 'Lost')) };
    await expect(duplicateDocument(offline, unchanged, 'a', 'new', copyOf)).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  it('has a title and an address of the allowed length', () => {
    expect(copyTitle('Fees')).toBe('Copy of Fees');
    expect(Array.from(copyTitle('😀'.repeat(limits.title)))).toHaveLength(limits.title);
    expect(copySlug('fees', 2)).toBe('fees-copy-2');
    const long = `${'a'.repeat(limits.slug - 6)}-aaaaa`;
    expect(copySlug(long, 1)).toBe(`${'a'.repeat(limits.slug - 6)}-copy`);
    expect(copySlug(long, 12).length).toBeLessThanOrEqual(limits.slug);
  });
});

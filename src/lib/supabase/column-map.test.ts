import { describe, expect, expectTypeOf, it } from 'vitest';
import { columnMap, readColumns, type ItemOf } from './column-map';

const pages = columnMap('pages', {
  written: ['title', 'metaTitle', 'status'],
  stamped: ['id', 'publishedAt', 'version'],
  readers: {
    status: (status) => status === 'published',
    publishedAt: (at) => (at === null ? null : new Date(at)),
  },
});

const row = {
  title: 'Fees',
  meta_title: 'What it costs',
  status: 'draft',
  id: 'p1',
  published_at: null,
  version: 2,
};
const item = {
  title: 'Fees',
  metaTitle: 'What it costs',
  status: false,
  id: 'p1',
  publishedAt: null,
  version: 2,
};

describe('one map of columns', () => {
  it('asks for its columns by their stored names, and for no others', () => {
    expect(pages.select).toBe('title,meta_title,status,id,published_at,version');
    expect(pages.pick(['id', 'metaTitle']).select).toBe('id,meta_title');
  });

  it('reads a row as an item, each value by its reader, and leaves the rest of the row', () => {
    expect(pages.fromRow(row)).toEqual(item);
    const whole = { ...row, content: 'x', status: 'published', published_at: '2026-11-20' };
    expect(pages.fromRow(whole)).toEqual({
      ...item,
      status: true,
      publishedAt: new Date('2026-11-20'),
    });
    expectTypeOf<ItemOf<typeof pages>>().toEqualTypeOf<{
      readonly title: string;
      readonly metaTitle: string;
      readonly status: boolean;
      readonly id: string;
      readonly publishedAt: Date | null;
      readonly version: number;
    }>();
  });

  it('gives what a form writes, and stores it under the stored names', () => {
    expect(pages.valuesOf(item)).toEqual({
      title: 'Fees',
      metaTitle: 'What it costs',
      status: false,
    });
    expect(pages.toRow({ metaTitle: 'Costs', status: 'draft' })).toEqual({
      meta_title: 'Costs',
      status: 'draft',
    });
  });

  it('picks some columns, with readers of their own before its own', () => {
    const part = pages.pick(['title', 'status', 'publishedAt'], {
      publishedAt: (at: string | null) => at ?? 'never',
    });
    expect(part.fromRow(row)).toEqual({ title: 'Fees', status: false, publishedAt: 'never' });
    expectTypeOf<ItemOf<typeof part>>().toEqualTypeOf<{
      readonly title: string;
      readonly status: boolean;
      readonly publishedAt: string;
    }>();
  });

  it('reads rows of a function and writes its table', () => {
    const files = columnMap('media_files', {
      from: 'search_media',
      written: ['altText'],
      stamped: ['url'],
      readers: {},
    });
    expect(files.table).toBe('media_files');
    expect(files.fromRow({ alt_text: 'A loom', url: '/a.png' })).toEqual({
      altText: 'A loom',
      url: '/a.png',
    });
    expect(files.toRow({ altText: 'x', path: 'a.png' })).toEqual({ alt_text: 'x', path: 'a.png' });
    expect(
      readColumns('list_sign_ups', ['email'], { email: (email: string) => email.length }).fromRow({
        email: 'a@b',
      }),
    ).toEqual({ email: 3 });
  });
});

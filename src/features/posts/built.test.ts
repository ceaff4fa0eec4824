import { afterEach, describe, expect, it, vi } from 'vitest';
import { wantText } from '@/lib/html/text-wanted';
import { brokenBackend, fakeDataApi, postRow, rows } from '@/testing/fake-data-api';
import { articleSince } from './article-source';
import type { BuiltArticle, BuiltList } from './built';
import { forgetLists, listAsBuilt, listSince, loadList, type PublishedFilter } from './list-source';
import { publicArticle, relatedPost } from './public-model';

vi.mock('@/lib/html/text-wanted', () => ({ wantText: vi.fn() }));

const everything: PublishedFilter = { search: '', category: 'all' };
const [own, beside] = [postRow(1), postRow(2)];
const article = publicArticle.fromRow(own);
const built: BuiltArticle = {
  article,
  hasText: true,
  headings: [],
  related: [relatedPost.fromRow(beside)],
  seen: { [own.id]: article.updatedAt, [beside.id]: publicArticle.fromRow(beside).updatedAt },
};

afterEach(() => {
  vi.mocked(wantText).mockClear();
  forgetLists();
  vi.unstubAllGlobals();
});

describe('an article since it was built', () => {
  it('is asked for once, without its text, where nothing has changed', async () => {
    const api = fakeDataApi(() => rows(own, beside));
    expect(await articleSince(built)).toBeUndefined();
    expect(api.requests.map(({ query }) => query.get('select'))).toEqual(['id,updated_at']);
    expect(wantText).not.toHaveBeenCalled();
  });

  it.each([
    ['itself', own.id],
    ['one that it leads to', beside.id],
  ])('comes anew when %s was changed', async (_name, changed) => {
    const api = fakeDataApi(({ query }) => {
      if (query.get('id')?.startsWith('eq.')) return rows({ ...own, title: 'Changed' });
      if (query.get('select') !== 'id,updated_at') return rows(beside);
      const now = '2027-01-01T00:00:00+00:00';
      return rows(
        ...[own, beside].map((row) => (row.id === changed ? { ...row, updated_at: now } : row)),
      );
    });
    expect(await articleSince(built)).toMatchObject({
      state: 'ready',
      article: { title: 'Changed' },
      related: [{ id: beside.id }],
    });
    expect(api.requests).toHaveLength(3);
    // Else the page would take it only once it is used.
    expect(wantText).toHaveBeenCalledOnce();
  });

  it('comes anew without what it led to and is gone', async () => {
    fakeDataApi(({ query }) => (query.get('id')?.startsWith('neq.') ? rows() : rows(own)));
    expect(await articleSince(built)).toMatchObject({ state: 'ready', related: [] });
  });

  it('N58: is missing when it was withdrawn, and stays when nobody can tell', async () => {
    const api = fakeDataApi(() => rows(beside));
    expect(await articleSince(built)).toEqual({ state: 'missing' });
    expect(wantText).toHaveBeenCalledOnce();
    api.answer = brokenBackend;
    expect(await articleSince(built)).toBeUndefined();
  });
});

describe('the list since it was built', () => {
  async function builtFrom(...list: ReturnType<typeof postRow>[]): Promise<BuiltList> {
    fakeDataApi(({ query }) => (query.get('is_featured') ? rows() : rows(...list)));
    const loaded = await loadList(everything);
    forgetLists();
    if (loaded.state === 'failed') throw new Error('The list could not be made.');
    return { first: loaded.first, featured: loaded.featured };
  }

  it('stays where nothing has changed, and where nobody can tell', async () => {
    const list = await builtFrom(own, beside);
    const shown = listAsBuilt(list);
    expect(await listSince(shown, everything)).toBeUndefined();
    // Whoever comes back finds it as they left it.
    expect(loadList(everything)).toBe(shown);
    forgetLists();
    fakeDataApi(brokenBackend);
    expect(await listSince(listAsBuilt(list), everything)).toBeUndefined();
  });

  it('is another when an article was published or withdrawn', async () => {
    const list = await builtFrom(own);
    await builtFrom(own, beside);
    expect(await listSince(listAsBuilt(list), everything)).toMatchObject({ state: 'ready' });
  });
});

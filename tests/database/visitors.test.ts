import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, owner, visitor } from '../support/database-actors';
import { draftPage, draftPost, insertAsOwner, stored } from '../support/database-rows';
import { inject } from 'vitest';

const draft = draftPost({ title: 'Unpublished secret' });
const draftOfPage = draftPage({ title: 'Unpublished page' });
const published = draftPost({
  title: 'Percent 100% and under_score \\ back',
  status: 'published',
  tags: ['Ünïcode', 'a,status.eq.draft'],
});
const publishedPage = draftPage({ status: 'published' });
const ids = [draft.id ?? '', published.id ?? ''];

const postColumns =
  'id,title,excerpt,content,featured_image,featured_image_alt,author,author_image,author_bio,category,tags,status,is_featured,reading_time,published_at,created_at,updated_at,meta_title,meta_description';

beforeAll(async () => {
  await insertAsOwner('blog_posts', draft);
  await insertAsOwner('blog_posts', published);
  await insertAsOwner('pages', draftOfPage);
  await insertAsOwner('pages', publishedPage);
});

afterAll(async () => {
  await owner().from('blog_posts').delete().in('id', ids);
  await owner().from('pages').delete().in('slug', [draftOfPage.slug, publishedPage.slug]);
});

describe('what a visitor reads', () => {
  test('A01 every public column of posts, published ones alone', async () => {
    const { data, error } = await visitor().from('blog_posts').select(postColumns);
    expect(error).toBeNull();
    expect(data).toContainEqual(expect.objectContaining({ id: published.id }));
    expect(data?.filter((post) => post.status !== 'published')).toEqual([]);
  });

  test('A01 every public column of pages, published ones alone', async () => {
    const { data, error } = await visitor()
      .from('pages')
      .select('id,title,slug,content,meta_title,meta_description,status,template,updated_at');
    expect(error).toBeNull();
    expect(data).toContainEqual(expect.objectContaining({ slug: publishedPage.slug }));
    expect(data?.filter((page) => page.status !== 'published')).toEqual([]);
  });

  test.each(['*', 'created_by', 'updated_by', 'updated_by_name', 'version', 'first_published_at'])(
    'A01 no internal column of posts or pages: %s',
    async (column) => {
      for (const table of ['blog_posts', 'pages'] as const) {
        const { data, error } = await visitor().from(table).select(column);
        expect(error?.code).toBe('42501');
        expect(data).toBeNull();
      }
    },
  );

  test('A02 no trace of a draft by status, id or slug, in rows or counts', async () => {
    const client = visitor();
    const answers = await Promise.all([
      client.from('blog_posts').select('id', { count: 'exact' }).eq('status', 'draft'),
      client
        .from('blog_posts')
        .select('id', { count: 'exact' })
        .eq('id', draft.id ?? ''),
      client.from('pages').select('id', { count: 'exact' }).eq('slug', draftOfPage.slug),
    ]);
    for (const { data, error, count } of answers) {
      expect(error).toBeNull();
      expect(data).toEqual([]);
      expect(count).toBe(0);
    }
    const { data } = await client
      .from('blog_posts')
      .select('id')
      .eq('id', published.id ?? '');
    expect(data).toHaveLength(1);
  });

  test('A02 a draft answers as an id that does not exist', async () => {
    const ask = async (id: string) => {
      const { error, status } = await visitor()
        .from('blog_posts')
        .select('id')
        .eq('id', id)
        .single();
      return { code: error?.code, message: error?.message, status };
    };
    expect(await ask(draft.id ?? '')).toEqual(await ask('00000000-0000-4000-8000-00000000dead'));
  });

  test.each(['user_profiles', 'media_files', 'role_permissions', 'activity_log', 'page_views'])(
    'A04 nothing of %s',
    async (table) => {
      const { data, error } = await visitor()
        .from(table as 'user_profiles')
        .select('*');
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
    },
  );

  test('A05 somebody waiting for approval reads as a visitor does', async () => {
    const client = await as('self');
    const { data } = await client.from('blog_posts').select('status');
    expect(new Set(data?.map((post) => post.status))).toEqual(new Set(['published']));
    expect((await client.from('user_profiles').select('id')).data).toHaveLength(1);
    expect((await client.rpc('search_posts', {})).error?.message).toBe('Access Denied');
    expect((await client.rpc('count_pages', {})).error?.code).toBe('42501');
  });
});

describe('search', () => {
  const find = async (term: string) => {
    const { data, error } = await visitor().rpc('search_published_posts', { term, page_size: 100 });
    expect(error).toBeNull();
    return (data ?? []).map((post) => post.id);
  };

  test.each([
    'percent',
    'PERCENT',
    '100%',
    'under_score',
    '\\',
    'ünïcode',
    'test author',
    '  100% ',
  ])('F01 finds %j as text, whatever its case', async (term) => {
    expect(await find(term)).toContain(published.id);
  });

  test.each([
    'a,status.eq.draft)',
    '),or(id.neq.0',
    '10_%',
    'percent%under',
    '*',
    `'; drop table public.blog_posts; --`,
    'Unpublished secret',
    'x'.repeat(5000),
  ])('F01 %j is neither a filter nor an error', async (term) => {
    expect(await find(term)).toEqual([]);
  });

  test.each(['a', 'AI', 'ün', '%', '_', '0%', 'e ', '\\', 'qz', '~', 'a%', 'r, '])(
    'F01 the short term %j finds exactly the posts that hold it',
    async (term) => {
      const { data } = await visitor().rpc('search_published_posts', { page_size: 100 });
      const needle = term.trim().toLowerCase();
      const holders = (data ?? []).filter(({ title, excerpt, tags, author }) =>
        [title, excerpt, ...tags, author].join('\n').toLowerCase().includes(needle),
      );
      expect(await find(term)).toEqual(holders.map((post) => post.id));
    },
  );

  test('F01 a blank term lists everything that is published and nothing else', async () => {
    const listed = await find('   ');
    expect(listed).toContain(published.id);
    expect(listed).not.toContain(draft.id);
  });

  test('pages through the list without gaps or repeats, newest first', async () => {
    const all = await visitor().rpc('search_published_posts', { page_size: 100 });
    const paged: string[] = [];
    let last: { published_at: string; id: string } | undefined;
    for (;;) {
      const { data } = await visitor().rpc('search_published_posts', {
        page_size: 4,
        ...(last ? { before_at: last.published_at, before_id: last.id } : {}),
      });
      paged.push(...(data ?? []).map((post) => post.id));
      last = data?.at(-1);
      if ((data ?? []).length < 4) break;
    }
    expect(paged).toEqual(all.data?.map((post) => post.id));
    const dates = all.data?.map((post) => post.published_at) ?? [];
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('keeps to the category that is asked for', async () => {
    const { data } = await visitor().rpc('search_published_posts', {
      in_category: 'career-tips',
      page_size: 100,
    });
    expect(new Set(data?.map((post) => post.category))).toEqual(new Set(['career-tips']));
    expect(data?.length).toBeGreaterThan(1);
  });
});

describe('view counts', () => {
  // Days are India's.
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const record = async (path: string, agent: string, more: Record<string, string> = {}) => {
    const response = await fetch(`${inject('backend').url}/rest/v1/rpc/record_view`, {
      method: 'POST',
      headers: {
        apikey: inject('backend').publishableKey,
        'content-type': 'application/json',
        'user-agent': agent,
        ...more,
      },
      body: JSON.stringify({ viewed_path: path }),
    });
    expect(response.ok).toBe(true);
  };
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const views = async (path: string) => {
    const rows = await stored('page_views', 'path', path);
    return rows
      .filter((row) => 'day' in row && row.day === today)
      .map((row) => 'views' in row && row.views);
  };

  test('a published article and a published page are counted once per view', async () => {
    const article = `/blogs/${published.id ?? ''}`;
    await record(article, browser);
    await record(article, browser);
    await record(`/${publishedPage.slug}`, browser);
    expect(await views(article)).toEqual([2]);
    expect(await views(`/${publishedPage.slug}`)).toEqual([1]);
  });

  test('N09 one client is counted twenty times an hour, whatever address it claims', async () => {
    const path = `/${publishedPage.slug}`;
    for (let round = 0; round < 45; round += 1) {
      const claimed = `203.0.113.${String(round)}`;
      await record(path, browser, { 'x-forwarded-for': claimed, 'cf-connecting-ip': claimed });
    }
    // An hour may end meanwhile, and the next one has twenty of its own.
    const [counted] = await views(path);
    expect(counted).toBeGreaterThanOrEqual(20);
    expect(counted).toBeLessThanOrEqual(40);
  });

  test('robots, drafts and made-up paths are not', async () => {
    const before = await stored('page_views');
    await record(`/blogs/${published.id ?? ''}`, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
    await record(`/blogs/${draft.id ?? ''}`, browser);
    await record(`/${draftOfPage.slug}`, browser);
    for (const path of [
      '/',
      '/nowhere',
      '/blogs/1',
      `/${'x'.repeat(5000)}`,
      `/blogs/${published.id ?? ''}/`,
    ]) {
      await record(path, browser);
    }
    expect(await stored('page_views')).toEqual(before);
  });
});

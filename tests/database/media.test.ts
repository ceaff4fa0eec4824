import { afterAll, describe, expect, test } from 'vitest';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { accountOf, actors, as, owner, visitor, type Actor } from '../support/database-actors';
import { objectName, pngBytes, storedFile } from '../support/database-rows';

const buckets = ['blog-images', 'media-files'] as const;
type Bucket = (typeof buckets)[number];

const uploaders: Record<Bucket, readonly Actor[]> = {
  'blog-images': ['editor', 'content', 'marketing', 'admin', 'super_admin'],
  'media-files': ['content', 'marketing', 'admin', 'super_admin'],
};
const mediaManagers: readonly Actor[] = ['content', 'marketing', 'admin', 'super_admin'];

async function names(bucket: Bucket): Promise<string[]> {
  const { data } = await owner().storage.from(bucket).list('', { limit: 1000 });
  return (data ?? []).map((file) => file.name);
}

function upload(
  client: Awaited<ReturnType<typeof as>>,
  bucket: Bucket,
  name: string,
  type = 'image/png',
) {
  return client.storage.from(bucket).upload(name, pngBytes.buffer, { contentType: type });
}

const before = new Map<Bucket, string[]>();

afterAll(async () => {
  for (const bucket of buckets) {
    const kept = before.get(bucket) ?? [];
    const added = (await names(bucket)).filter((name) => !kept.includes(name));
    if (added.length) await owner().storage.from(bucket).remove(added);
  }
});

describe.each(buckets)('bucket %s', (bucket) => {
  test.each(actors)('C01 B05 upload by %s', async (actor) => {
    const present = await names(bucket);
    if (!before.has(bucket)) before.set(bucket, present);
    const name = objectName();
    const { error } = await upload(await as(actor), bucket, name);
    if (uploaders[bucket].includes(actor)) {
      expect(error).toBeNull();
      const response = await fetch(
        visitor().storage.from(bucket).getPublicUrl(name).data.publicUrl,
      );
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
    } else {
      expect(error).not.toBeNull();
      expect(await names(bucket)).toEqual(present);
    }
  });

  test.each(actors)('B05 C06 list and delete by %s', async (actor) => {
    const { path } = await storedFile(bucket);
    const storage = (await as(actor)).storage.from(bucket);
    const listed = (await storage.list('', { limit: 1000 })).data ?? [];
    const searched = (await storage.list('', { search: path.slice(0, 15) })).data ?? [];
    const { data: removed } = await storage.remove([path]);
    const isManager = mediaManagers.includes(actor);
    expect(listed.some((file) => file.name === path)).toBe(isManager);
    expect(searched.length > 0).toBe(isManager);
    expect(removed ?? []).toHaveLength(isManager ? 1 : 0);
    expect((await names(bucket)).includes(path)).toBe(!isManager);
  });

  test.each([
    ['svg', 'image/svg+xml'],
    ['html', 'text/html'],
    ['xhtml', 'application/xhtml+xml'],
    ['xml', 'application/xml'],
    ['pdf', 'application/pdf'],
    ['js', 'text/javascript'],
    ['exe', 'application/octet-stream'],
    ['png', 'image/svg+xml'],
    ['png', 'text/html; charset=utf-8'],
    ['svg', 'image/png'],
    ['html', 'image/png'],
  ])('C02 no .%s declared as %s', async (extension, type) => {
    const present = await names(bucket);
    const { error } = await upload(await as('super_admin'), bucket, objectName(extension), type);
    expect(error).not.toBeNull();
    expect(await names(bucket)).toEqual(present);
  });

  test('C03 a document declared as a picture is served as that picture, never as a document', async () => {
    const name = objectName();
    const html = new TextEncoder().encode('<script>alert(1)</script>');
    const stored = await (
      await as('content')
    ).storage
      .from(bucket)
      .upload(name, html.buffer, { contentType: 'image/png' });
    expect(stored.error).toBeNull();
    const response = await fetch(visitor().storage.from(bucket).getPublicUrl(name).data.publicUrl);
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  test.each([
    'picture.png',
    '../picture.png',
    '/picture.png',
    'folder/20261120T101010-0123456789abcdef0123456789abcdef.png',
    '20261120T101010-1.png',
    '20261120T101010-0123456789abcdef0123456789abcdef.png.svg',
    '20261120T101010-0123456789ABCDEF0123456789ABCDEF.png',
    "20261120T101010-'.png",
    '...',
    `${'x'.repeat(300)}.png`,
    '20261120T101010-0123456789abcdef0123456789abcdef.png%0A',
    '\u202Egnp.png',
    '😀.png',
    '#?%2e.png',
  ])('C05 C06 the object name %j is refused', async (name) => {
    const present = await names(bucket);
    const { error } = await upload(await as('super_admin'), bucket, name);
    expect(error).not.toBeNull();
    expect(await names(bucket)).toEqual(present);
  });

  test('C04 a file above the limit is refused', async () => {
    const limit = bucket === 'blog-images' ? 5 : 50;
    const bytes = new Uint8Array(limit * 1024 * 1024 + 1);
    bytes.set(pngBytes);
    const { error } = await (
      await as('content')
    ).storage
      .from(bucket)
      .upload(objectName(), bytes.buffer, { contentType: 'image/png' });
    expect(error).not.toBeNull();
  });

  test.each(['self', 'editor', 'super_admin'] as const)(
    'C09 %s changes no bucket',
    async (actor) => {
      const client = await as(actor);
      const state = async () =>
        (await owner().storage.listBuckets()).data?.map((found) => [
          found.id,
          found.public,
          found.file_size_limit,
          found.allowed_mime_types,
        ]);
      const [buckets, files] = [await state(), await names(bucket)];
      const answers = [
        await client.storage.createBucket(`mine-${actor}`, { public: true }),
        await client.storage.updateBucket(bucket, {
          public: false,
          fileSizeLimit: null,
          allowedMimeTypes: null,
        }),
        await client.storage.emptyBucket(bucket),
        await client.storage.deleteBucket(bucket),
      ];
      expect(await state()).toEqual(buckets);
      expect(await names(bucket)).toEqual(files);
      expect(answers.every(({ error }) => error !== null)).toBe(true);
    },
  );

  test('C09 a file is not overwritten, moved or copied', async () => {
    const { path } = await storedFile(bucket);
    const storage = (await as('super_admin')).storage.from(bucket);
    expect((await storage.move(path, objectName())).error).not.toBeNull();
    expect(
      (await storage.update(path, pngBytes.buffer, { contentType: 'image/png' })).error,
    ).not.toBeNull();
    expect(await names(bucket)).toContain(path);
  });
});

describe('rows of the media library', () => {
  test.each([
    ['url', 'javascript:alert(1)'],
    ['url', 'data:text/html,x'],
    ['url', 'https://elsewhere.example/x.png'],
    ['url', '//elsewhere.example/x.png'],
    ['url', `https://e.com/${'x'.repeat(10_000)}`],
    ['uploaded_by', 'Forged'],
    ['uploader_id', '10000000-0000-4000-8000-000000000001'],
    ['uploaded_at', '2001-01-01T00:00:00Z'],
  ])('C10 nobody sends %s along: %s', async (column, value) => {
    const row = await storedFile();
    const client = await as('marketing');
    const { error } = await client.from('media_files').insert({ ...row, [column]: value });
    expect(error).not.toBeNull();
    expect((await owner().from('media_files').select('id').eq('path', row.path)).data).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    '../x.png',
    'https://elsewhere.example/x.png',
    '/x.png',
    'x.svg',
    'a b.png',
    'x'.repeat(10_000),
  ])('C10 the path %j is refused, even past row-level security', async (path) => {
    const row: TablesInsert<'media_files'> = { name: 'x', path, size: 1, type: 'image/png' };
    const { error } = await owner().from('media_files').insert(row);
    expect(error?.code).toBe('23514');
  });

  test('C04 a row without its file is refused', async () => {
    const row: TablesInsert<'media_files'> = {
      name: 'x',
      path: objectName(),
      size: 1,
      type: 'image/png',
    };
    const { error } = await (await as('marketing')).from('media_files').insert(row);
    expect(error?.message).toBe('This file has not been uploaded');
  });

  test.each([{ size: 0 }, { size: 52_428_801 }, { type: 'image/svg+xml' }])(
    'C04 %j is refused, even past row-level security',
    async (overrides) => {
      const row = await storedFile();
      const { error } = await owner()
        .from('media_files')
        .insert({ ...row, ...overrides });
      expect(error?.code).toBe('23514');
    },
  );

  test.each([
    { size: 52_428_800 },
    { size: 0 },
    { type: 'video/mp4' },
    { type: 'image/svg+xml' },
    { size: 1, type: 'image/gif' },
  ])('N05 the row says what is stored, not %j', async (claim) => {
    const row = await storedFile();
    const client = await as('content');
    expect((await client.from('media_files').insert({ ...row, ...claim })).error).toBeNull();
    const { data } = await client.from('media_files').select('size, type').eq('path', row.path);
    expect(data).toEqual([{ size: pngBytes.length, type: 'image/png' }]);
    await owner().from('media_files').delete().eq('path', row.path);
  });

  test.each([
    { width: 30_000 },
    { height: 0 },
    { category: 'other' },
    { name: '' },
    { name: 'x'.repeat(256) },
    { name: 'a\nb' },
    { alt_text: 'x'.repeat(301) },
    { bucket: 'other' },
  ])('C04 C05 %j is refused', async (overrides) => {
    const row = await storedFile();
    const { error } = await (
      await as('marketing')
    )
      .from('media_files')
      .insert({ ...row, ...overrides });
    expect(error).not.toBeNull();
    expect((await owner().from('media_files').select('id').eq('path', row.path)).data).toEqual([]);
  });

  test('the row gets its address, its uploader and its time from the server, and keeps them', async () => {
    const row = await storedFile();
    const { id, client } = await accountOf('marketing');
    expect(
      (await client.from('media_files').insert({ ...row, alt_text: 'A <b>dot</b>' })).error,
    ).toBeNull();
    const { data } = await client.from('media_files').select('*').eq('path', row.path).single();
    expect(data).toMatchObject({
      url: `/storage/v1/object/public/media-files/${row.path}`,
      uploaded_by: 'Rohan Kapoor',
      uploader_id: id,
      alt_text: 'A <b>dot</b>',
    });
    const moved = await client
      .from('media_files')
      .update({ path: objectName() })
      .eq('path', row.path);
    expect(moved.error?.code).toBe('42501');
    const described = await client
      .from('media_files')
      .update({ alt_text: 'A dot' })
      .eq('path', row.path);
    expect(described.error).toBeNull();
    await owner().from('media_files').delete().eq('path', row.path);
  });
});

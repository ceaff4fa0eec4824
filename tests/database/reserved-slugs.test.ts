import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import { reservedSlugs } from '@/config/reserved-slugs';
import { bootEmbeddedBackend } from '../../tooling/embedded-backend/boot';

test('the embedded backend learns at each start which addresses are the site’s own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'careerloom-slugs-'));
  const start = async () => {
    const options = { dataDirectory: folder, siteUrl: 'http://localhost:5361', seed: false };
    await (await bootEmbeddedBackend(options)).close();
  };
  async function inside<Row>(sql: string): Promise<Row[]> {
    const database = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } });
    const { rows } = await database.query<Row>(sql);
    await database.close();
    return rows;
  }
  try {
    await start();
    // As a site of before had it: one address fewer, and one that is free again.
    await inside("update private.reserved_slugs set slug = 'alumni' where slug = 'rss'");
    await start();
    const rows = await inside<{ slug: string }>('select slug from private.reserved_slugs');
    expect(rows.map(({ slug }) => slug).sort()).toEqual([...reservedSlugs].sort());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

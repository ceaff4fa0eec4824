import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { covers, media, storageName } from '../../scripts/pictures/catalogue';

const seedFiles = resolve('supabase/seed/files');
const row = z.object({
  key: z.string(),
  file: z.string(),
  size: z.number(),
  alt: z.string().min(10),
});
const manifest = z
  .object({ 'blog-images': z.array(row), 'media-files': z.array(row) })
  .parse(JSON.parse(readFileSync(resolve(seedFiles, 'manifest.json'), 'utf8')));

describe.each(['blog-images', 'media-files'] as const)('%s', (bucket) => {
  it('has exactly the files that the manifest lists, in the size it says', () => {
    expect(readdirSync(resolve(seedFiles, bucket)).sort()).toEqual(
      manifest[bucket].map((entry) => entry.file).sort(),
    );
    for (const { file, size } of manifest[bucket]) {
      expect(statSync(resolve(seedFiles, bucket, file)).size).toBe(size);
    }
  });

  it('names its files as uploads are named', () => {
    for (const { file } of manifest[bucket]) {
      expect(file).toMatch(/^\d{8}T\d{6}-[0-9a-f]{32}\.(webp|png)$/);
    }
  });
});

it('keeps every cover below 60 kB', () => {
  expect(manifest['blog-images'].filter((entry) => entry.size >= 60_000)).toEqual([]);
});

it('keeps the addresses of pictures when they are drawn again', () => {
  expect(manifest['blog-images'].map((entry) => entry.file)).toEqual(
    covers.map((cover) => storageName(cover.key, 'webp')),
  );
  expect(manifest['media-files'].map((entry) => entry.key)).toEqual(
    media.map((entry) => entry.key),
  );
});

it('keeps the typeface within its budget of 36 KiB', () => {
  const fonts = resolve('public/fonts');
  const bytes = readdirSync(fonts)
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + statSync(resolve(fonts, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(36 * 1024);
});

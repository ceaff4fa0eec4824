import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { account } from './accounts';
import { expression, insertRow } from './sql';

const root = 'supabase/seed/files';

const manifestEntry = z.object({
  key: z.string(),
  file: z.string(),
  mime: z.string(),
  alt: z.string(),
  name: z.optional(z.string()),
  category: z.optional(z.string()),
});

const manifestSchema = z.record(z.string(), z.array(manifestEntry));

export interface SeedFile {
  readonly key: string;
  readonly bucket: string;
  /** Name of the object in its bucket. */
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly category: string;
  readonly alt: string;
}

/** What supabase/seed/files/manifest.json says about the pictures beside it. */
export async function readSeedFiles(): Promise<SeedFile[]> {
  const text = await readFile(join(root, 'manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  return Object.entries(manifest).flatMap(([bucket, entries]) =>
    entries.map((entry) => ({
      key: entry.key,
      bucket,
      path: entry.file,
      name: entry.name ?? displayName(entry),
      type: entry.mime,
      category: entry.category ?? bucket,
      alt: entry.alt,
    })),
  );
}

/** "A rising line chart drawn with …" becomes rising-line-chart.webp. */
function displayName({ alt, file }: z.infer<typeof manifestEntry>): string {
  const subject = alt.replace(/^(A|An|The) /, '').replace(/,? (drawn|with) .*$/, '');
  const words = subject.toLowerCase().match(/[a-z0-9]+/g) ?? ['picture'];
  return `${words.join('-')}.${file.split('.').pop() ?? ''}`;
}

/** A row for each file on disk, with its measured size; a file that the manifest does not describe is an error. */
export async function mediaSql(files: readonly SeedFile[]): Promise<string> {
  const rows: string[] = [];
  for (const bucket of ['blog-images', 'media-files']) {
    const folder = join(root, bucket);
    const names = existsSync(folder) ? (await readdir(folder)).sort() : [];
    for (const name of names.filter((candidate) => !candidate.startsWith('.'))) {
      const file = files.find((entry) => entry.bucket === bucket && entry.path === name);
      if (!file) throw new Error(`${root}/manifest.json does not describe ${bucket}/${name}.`);
      const bytes = await readFile(join(folder, name));
      const { width, height } = await sharp(bytes).metadata();
      const uploader = account(bucket === 'blog-images' ? 'content' : 'marketing');
      rows.push(
        insertRow('public.media_files', {
          id: stableId(`${bucket}/${name}`),
          name: file.name,
          bucket,
          path: name,
          size: bytes.length,
          type: file.type,
          category: file.category,
          alt_text: file.alt,
          width,
          height,
          uploaded_at: expression(uploadedAt(name)),
          uploaded_by: uploader.fullName,
          uploader_id: uploader.id,
        }),
      );
    }
  }
  return rows.join('\n\n');
}

/** Object names begin with their time, yyyymmddThhmmss. */
function uploadedAt(name: string): string {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)-/.exec(name);
  if (!match) throw new Error(`${name}: the name does not begin with a time.`);
  const [, year, month, day, hour, minute, second] = match;
  const iso = [year, month, day].join('-') + 'T' + [hour, minute, second].join(':') + 'Z';
  return `least('${iso}'::timestamptz, now() - interval '1 hour')`;
}

/** The same UUID for the same text at each build. */
export function stableId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

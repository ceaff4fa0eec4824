import type { Locator, Page } from '@playwright/test';
import type { Tables, TablesInsert } from '@/lib/supabase/database.types';
import { asOwner } from './backend';
import { png, type TestFile } from './pictures';
import { test as base, expect } from './staff';

type MediaRow = Tables<'media_files'>;

interface Media {
  /** Part of every name of this test, so that its files can be found, and removed in the end. */
  readonly mark: string;
  /** Stores a file and its row, as if somebody had uploaded it. */
  readonly create: (values?: Partial<TablesInsert<'media_files'>>) => Promise<MediaRow>;
  /** Opens the library with the files of this test. */
  readonly open: () => Promise<void>;
  /** Rows of this test, by name. */
  readonly stored: () => Promise<MediaRow[]>;
  /** Names of all objects in a bucket. */
  readonly objects: (bucket?: 'media-files' | 'blog-images') => Promise<string[]>;
}

interface MediaFixtures {
  readonly media: Media;
}

function objectName(): string {
  return `20261120T101010-${crypto.randomUUID().replaceAll('-', '')}.png`;
}

export const test = base.extend<MediaFixtures>({
  media: async ({ page }, use) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const table = () => asOwner().from('media_files');
    const stored = async () => {
      const { data } = await table()
        .select()
        .like('name', `%${mark}%`)
        .order('name')
        .throwOnError();
      return data;
    };
    await use({
      mark,
      stored,
      open: async () => {
        await page.goto(`/cms/media?search=${mark}`);
      },
      create: async (values = {}) => {
        const path = objectName();
        const bytes = png(64, 48);
        const { error } = await asOwner()
          .storage.from('media-files')
          .upload(path, new Uint8Array(bytes).buffer, { contentType: 'image/png' });
        if (error) throw error;
        const { data } = await table()
          .insert({
            name: `Loom ${mark}.png`,
            path,
            size: bytes.length,
            type: 'image/png',
            alt_text: `A loom ${mark}`,
            width: 64,
            height: 48,
            ...values,
          })
          .select()
          .single()
          .throwOnError();
        return data;
      },
      objects: async (bucket = 'media-files') => {
        const { data, error } = await asOwner().storage.from(bucket).list('', { limit: 1000 });
        if (error) throw error;
        return data.map(({ name }) => name).sort();
      },
    });
    for (const { id, bucket, path } of await stored()) {
      await table().delete().eq('id', id).throwOnError();
      await asOwner().storage.from(bucket).remove([path]);
    }
  },
});

/** What browsers take for a film by its first bytes. */
export function mp4File(name: string): TestFile {
  const buffer = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\u0002\0isomiso2', 'latin1'),
    Buffer.alloc(2000),
  ]);
  return { name, mimeType: 'video/mp4', buffer };
}

/** The rows of files on their way, by the name of the file. */
export function uploadRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem', { name });
}

/** Chooses files and waits until they have been looked at. */
export async function chooseFiles(page: Page, ...files: readonly TestFile[]): Promise<void> {
  await page.getByLabel('Choose files to upload').setInputFiles([...files]);
  await expect(page.getByRole('list', { name: 'Chosen files' })).toBeVisible();
  await expect(page.getByText(/^Checking /)).toHaveCount(0);
}

export async function describeFile(page: Page, name: string, text: string): Promise<void> {
  await uploadRow(page, name).getByRole('textbox', { name: 'Alternative text' }).fill(text);
}

export const uploadButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Upload \d+ files?$/ });

/** A transfer of files as the browser makes one for drop and paste, once the page is there to take it. */
export async function transferOf(page: Page, ...files: readonly TestFile[]) {
  await expect(page.getByLabel('Choose files to upload')).toBeAttached();
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: [...buffer],
  }));
  return page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of list)
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    return transfer;
  }, plain);
}

/** Collects the names under which the page stores files; other tests store theirs at the same time. */
export function watchUploads(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/storage\/v1\/object\/[a-z-]+\/([^/?]+)$/.exec(request.url())?.[1];
    if (name && request.method() === 'POST') names.add(name);
  });
  return names;
}

/** What stands in the grid. */
export const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem');

export { expect };

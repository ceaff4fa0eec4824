import {
  BlobReader,
  BlobWriter,
  configure,
  TextWriter,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { STORAGE_PREFIX } from '@/lib/supabase/asset-url';
import type { StoredBytes } from './export-content';
import { UnreadableArchiveError } from './parts';

// A worker would come from an address that the Content Security Policy does not know; the browser packs aside by itself.
configure({ useWebWorkers: false });

const CONTENT = 'content.json';
const FILES = 'files/';

/** Characters of the content; beyond it a browser's memory is at risk. */
const LONGEST_CONTENT = 400_000_000;

export interface ContentArchive {
  /** Parsed JSON that nobody has checked. */
  readonly content: unknown;
  /** Addresses of the files that it holds (`/storage/v1/object/public/…`). */
  readonly files: readonly string[];
  /**
   * The bytes of one of `files`.
   * @throws UnreadableArchiveError where they are damaged
   */
  readonly read: (address: string) => Promise<ArrayBuffer>;
}

/** One file with the content and the stored files, as ZIP: `content.json` and `files/<bucket>/<name>`. */
export async function packContent(content: Blob, files: AsyncIterable<StoredBytes>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'));
  await writer.add(CONTENT, new BlobReader(content));
  for await (const { address, bytes } of files) {
    // Pictures and films are packed already.
    const name = FILES + address.slice(STORAGE_PREFIX.length);
    await writer.add(name, new BlobReader(bytes), { level: 0 });
  }
  return writer.close();
}

function parseContent(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableArchiveError('This file is no export of Careerloom.');
  }
}

async function isZip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

/**
 * Opens what `packContent` wrote, or a content file alone. Files stay where they are until they are read.
 *
 * @throws UnreadableArchiveError
 */
export async function openArchive(file: Blob): Promise<ContentArchive> {
  if (!(await isZip(file))) {
    if (file.size > LONGEST_CONTENT) throw new UnreadableArchiveError('This file is too large.');
    return {
      content: parseContent(await file.text()),
      files: [],
      read: () => Promise.reject(new UnreadableArchiveError('This file holds no pictures.')),
    };
  }
  const found = new Map<string, FileEntry>();
  let content: FileEntry | undefined;
  try {
    for (const entry of await new ZipReader(new BlobReader(file)).getEntries()) {
      if (entry.directory) continue;
      if (entry.filename === CONTENT) content = entry;
      else if (entry.filename.startsWith(FILES))
        found.set(STORAGE_PREFIX + entry.filename.slice(FILES.length), entry);
    }
  } catch (error) {
    throw new UnreadableArchiveError('This file is damaged. Export it once more.', {
      cause: error,
    });
  }
  if (!content) throw new UnreadableArchiveError('This file is no export of Careerloom.');
  if (content.uncompressedSize > LONGEST_CONTENT)
    throw new UnreadableArchiveError('This file is too large.');
  return {
    content: parseContent(await unpacked(content, (entry) => entry.getData(new TextWriter()))),
    files: [...found.keys()],
    read: async (address) => {
      const entry = found.get(address);
      if (!entry) throw new UnreadableArchiveError(`This file does not hold ${address}.`);
      const bytes = await unpacked(entry, (held) => held.getData(new Uint8ArrayWriter()));
      return new Uint8Array(bytes).buffer;
    },
  };
}

async function unpacked<T>(entry: FileEntry, read: (entry: FileEntry) => Promise<T>): Promise<T> {
  try {
    return await read(entry);
  } catch (error) {
    throw new UnreadableArchiveError('This file is damaged. Export it once more.', {
      cause: error,
    });
  }
}

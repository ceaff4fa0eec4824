import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../../src/config/limits';
import type { BuildEnvironment } from './known-content';

/** The bytes at a storage address without a fragment; undefined where they cannot be had. */
export type ReadPicture = (address: string) => Promise<Uint8Array | undefined>;

const STORAGE_PREFIX = '/storage/v1/object/public/';
const LONGEST_ANSWER_MS = 10_000;

/** Of the embedded backend: a bucket and a name, nothing that leads out of their folder. */
const seeded = /^[a-z-]+\/[A-Za-z0-9][A-Za-z0-9._-]*$/;

export async function seededPicture(address: string): Promise<Uint8Array | undefined> {
  const name = address.slice(STORAGE_PREFIX.length);
  if (!address.startsWith(STORAGE_PREFIX) || !seeded.test(name)) return undefined;
  return readFile(join('supabase/seed/files', name)).catch(() => undefined);
}

/** Of a project: once it does not answer at all, the rest of the build does without. */
export function fetchedPicture(environment: BuildEnvironment): ReadPicture {
  const origin = environment['VITE_SUPABASE_URL'] ?? '';
  let isAway = false;
  return async (address) => {
    if (isAway || !address.startsWith(STORAGE_PREFIX)) return undefined;
    try {
      const response = await fetch(`${origin}${address}`, {
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      });
      const isFit =
        response.ok && Number(response.headers.get('content-length') ?? 0) <= limits.mediaFileBytes;
      if (isFit) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
    } catch (error) {
      isAway = true;
      process.stderr.write(
        `The storage of ${origin} does not answer: ${String(error)}. Articles are shared with their pictures as they are.\n`,
      );
    }
    return undefined;
  };
}

import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/**
 * Makes an adapter of the embedded storage read files as bytes. Its own reader hands out streams of
 * ArrayBuffers, which Node 20 refuses to send ("Received non-Uint8Array chunk").
 */
export function readObjectsAsBytes(adapter: StorageAdapter, basePath: string): StorageAdapter {
  adapter.getObject = async (bucket, key, version, headers) => {
    const file = resolve(join(basePath, bucket, key));
    if (!file.startsWith(resolve(basePath) + sep)) throw new Error(`Not an object: ${key}`);
    const metadata = await adapter.headObject(bucket, key, version);
    if (headers?.ifNoneMatch !== undefined && headers.ifNoneMatch === metadata.eTag) {
      return { httpStatusCode: 304, metadata };
    }
    const body = await readFile(file);
    return { httpStatusCode: 200, metadata: { ...metadata, contentLength: body.length }, body };
  };
  return adapter;
}

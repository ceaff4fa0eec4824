import { supabase } from './client';
import { AppError, toAppError } from './errors';

interface PrivateFile {
  readonly bucket: string;
  /** Holds the file, under a name that only the service knows. */
  readonly folder: string;
  /** What the file is to be called where it is saved. */
  readonly saveAs: string;
}

/** Seconds that an address opens the file: enough to follow it, too few to pass it on. */
const ADDRESS_SECONDS = 60;

/**
 * An address from which a file of a private bucket is saved, never shown.
 * @throws AppError; of kind `not-found` where there is no file
 */
export async function signedDownload({ bucket, folder, saveAs }: PrivateFile): Promise<string> {
  const files = supabase().storage.from(bucket);
  const listed = await files.list(folder, { limit: 1 });
  // Without a status nothing answered.
  if (listed.error) throw toAppError({ message: '' }, listed.error.status);
  // The embedded service names what it lists with its folder.
  const name = listed.data[0]?.name.split('/').at(-1);
  if (name === undefined) throw new AppError('not-found', 'The file has not arrived yet.');
  const signed = await files.createSignedUrl(`${folder}/${name}`, ADDRESS_SECONDS, {
    download: saveAs,
  });
  if (signed.error) throw toAppError({ message: '' }, signed.error.status);
  return signed.data.signedUrl;
}

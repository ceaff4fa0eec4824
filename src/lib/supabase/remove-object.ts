import { supabase } from './client';
import { toAppError } from './errors';

export interface StoredObject {
  readonly bucket: string;
  readonly name: string;
}

/**
 * Removes a file from a bucket. The service answers "nothing removed" alike to a file that is gone already and
 * to a person who may not: whoever must know asks the database.
 *
 * @throws AppError
 */
export async function removeObject({ bucket, name }: StoredObject): Promise<void> {
  const { error } = await supabase().storage.from(bucket).remove([name]);
  // Without a status nothing answered.
  if (error) throw toAppError({ message: '' }, error.status);
}

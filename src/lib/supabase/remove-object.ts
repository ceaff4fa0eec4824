import { env } from '@/config/env';
import { staffAuth } from './staff-auth';
import { toAppError } from './errors';
import { sessionFetch } from './session-fetch';

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
  const { data } = await staffAuth().getSession();
  let response: Response;
  try {
    response = await sessionFetch(
      data.session?.access_token ?? null,
      `${env.supabaseUrl}/storage/v1/object/${bucket}`,
      {
        method: 'DELETE',
        headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ prefixes: [name] }),
      },
    );
  } catch (error) {
    throw toAppError(error);
  }
  if (!response.ok) throw toAppError({ message: '' }, response.status);
}

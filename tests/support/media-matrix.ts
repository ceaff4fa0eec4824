import { randomUUID } from 'node:crypto';
import { owner } from './database-actors';
import type { MatrixCase } from './database-arrange';
import { insertAsOwner, objectName, pngBytes, storedFile, stored } from './database-rows';

export const mediaMatrix: readonly MatrixCase[] = [
  {
    cases: 'A03 A05 B05',
    title: 'replace a file of the media library',
    allowed: ['content', 'marketing', 'admin', 'super_admin'],
    arrange: async () => {
      const id = randomUUID();
      const row = { ...(await storedFile()), id };
      await insertAsOwner('media_files', row);
      const path = objectName();
      const bucket = owner().storage.from('media-files');
      await bucket.upload(path, pngBytes.buffer, { contentType: 'image/png' });
      return {
        attempt: (client) => client.rpc('replace_media', { target: id, new_path: path }),
        stored: () => stored('media_files', 'id', id),
        cleanUp: async () => {
          await owner().from('media_files').delete().eq('id', id);
          await bucket.remove([row.path, path]);
        },
      };
    },
  },
];

import { queryClient } from '@/lib/query-client';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { sharedCopyKey, type SharedCopy } from './shared-copies';

/** Of changes that were read: another version of them is there, the document was saved since they were made, or they are gone. */
type PublishedAsItIs = 'published' | 'newer' | 'outdated' | 'gone';

/**
 * Publishes changes that are not public yet as they are, for who may publish and not edit. Throws `AppError`.
 *
 * @param copy as the person has read it
 */
export async function publishCopy(
  kind: 'post' | 'page',
  documentId: string,
  copy: SharedCopy,
): Promise<PublishedAsItIs> {
  const outcome = unwrap(
    await supabase().rpc('publish_copy_as_it_is', {
      kind,
      document_id: documentId,
      copy_version: copy.version,
    }),
  );
  void queryClient.invalidateQueries({ queryKey: sharedCopyKey });
  // The function says nothing else.
  return outcome as PublishedAsItIs;
}

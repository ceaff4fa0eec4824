import { supabase } from '@/lib/supabase/client';
import type { Json } from '@/lib/supabase/database.types';
import { unwrap } from '@/lib/supabase/errors';
import type { DraftServer } from './draft-store';

/** So many texts of one document, or of new ones, are looked at. */
const LIST_LIMIT = 20;
/** Milliseconds after which the browser's own texts are shown without those of the server. */
const LIST_PATIENCE = 4_000;

const columns = 'document_id, slot, base_version, base_updated_at, fields, kept_at';

/** By one clock's notation, so that texts sort by it. */
const moment = (at: string) => new Date(at).toISOString();

/** Unsaved text of the signed-in person on the server, where only they read it. All functions throw `AppError`. */
export function workingCopies(kind: 'post' | 'page'): DraftServer {
  return {
    keep: async ({ documentId, slot, base, keptAt, value }) => {
      unwrap(
        await supabase().rpc('keep_working_copy', {
          kind,
          document_id: documentId,
          slot,
          kept_at: keptAt,
          // What a form holds is JSON: it was written as JSON into the browser.
          fields: value as Json,
          ...(base ? { base_version: base.version, base_updated_at: base.updatedAt } : {}),
        }),
      );
    },
    remove: async ({ documentId, slot }) => {
      unwrap(
        await supabase()
          .from('working_copies')
          .delete()
          .eq('kind', kind)
          .eq('document_id', documentId)
          .eq('slot', slot)
          .select('slot'),
      );
    },
    list: async (documentId) => {
      const all = supabase().from('working_copies').select(columns).eq('kind', kind);
      const rows = unwrap(
        await (
          documentId === null ? all.is('base_version', null) : all.eq('document_id', documentId)
        )
          .order('kept_at', { ascending: false })
          .limit(LIST_LIMIT)
          .abortSignal(AbortSignal.timeout(LIST_PATIENCE)),
      );
      return rows.map((row) => ({
        documentId: row.document_id,
        slot: row.slot,
        base:
          row.base_version === null || row.base_updated_at === null
            ? null
            : { version: row.base_version, updatedAt: row.base_updated_at },
        keptAt: moment(row.kept_at),
        value: row.fields,
      }));
    },
  };
}

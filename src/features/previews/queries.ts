import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { previewLink, type PreviewedKind } from './model';

/** As many as a document can have, with those that are over. */
const MOST = 50;

/** Preview addresses. Throws `AppError`. */
export const previewQueries = {
  all: ['previews'] as const,
  /** Of one document, newest first, with those that are over. */
  list: (kind: PreviewedKind, id: string) =>
    queryOptions({
      queryKey: [...previewQueries.all, kind, id],
      queryFn: async ({ signal }) => {
        const answer = await supabase()
          .from('preview_links')
          .select(previewLink.select)
          .eq('kind', kind)
          .eq('document_id', id)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(MOST)
          .abortSignal(signal);
        return unwrap(answer).map(previewLink.fromRow);
      },
      staleTime: 0,
    }),
};

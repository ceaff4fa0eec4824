import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { normalizeTimestamp } from '@/lib/dates';
import { newId } from '@/lib/drafts/new-id';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import { previewAddress, type MadePreview, type PreviewedKind } from './model';
import { previewQueries } from './queries';

/**
 * Makes a preview address. One whose answer was lost is asked for again under the same id, and is then still one.
 * Failures are shown where it is asked for.
 */
export function useMakePreview(kind: PreviewedKind, documentId: string) {
  const client = useQueryClient();
  const asked = useRef<string>(undefined);
  return useMutation({
    mutationFn: async (): Promise<MadePreview> => {
      asked.current ??= newId();
      const [row] = unwrap(
        await supabase().rpc('make_preview_link', {
          link_id: asked.current,
          kind,
          document_id: documentId,
        }),
      );
      if (!row) throw new AppError('server', 'The server had a problem. Try again in a moment.');
      return {
        id: row.id,
        address: previewAddress(row.secret),
        endsAt: normalizeTimestamp(row.ends_at),
      };
    },
    onSuccess: () => {
      asked.current = undefined;
    },
    onError: (error) => {
      // An id that is known already is of no more use.
      if (toAppError(error).kind === 'duplicate') asked.current = undefined;
    },
    onSettled: () => client.invalidateQueries({ queryKey: previewQueries.all }),
  });
}

/** Ends a preview address at once. Once more, or after somebody else, is as good as the first time. */
export function useWithdrawPreview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      unwrap(await supabase().rpc('withdraw_preview_link', { link_id: id })),
    onSettled: () => client.invalidateQueries({ queryKey: previewQueries.all }),
  });
}

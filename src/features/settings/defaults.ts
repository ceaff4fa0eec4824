import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast-store';
import { normalizeTimestamp } from '@/lib/dates';
import { supabase } from '@/lib/supabase/client';
import { columnMap, type ItemOf } from '@/lib/supabase/column-map';
import { AppError, unwrap } from '@/lib/supabase/errors';
import type { DefaultsValues } from './schema';

const defaultsColumns = columnMap('editor_defaults', {
  // The author is empty where it is the writer, without picture and biography.
  written: ['author', 'authorImage', 'authorBio'],
  // Every save raises the version, and names the one it was based on. Nobody's name stands before the first change.
  stamped: ['version', 'updatedAt', 'updatedByName'],
  readers: { updatedAt: normalizeTimestamp, updatedByName: (name) => name ?? '' },
});

/** What a new post starts with. */
export type EditorDefaults = ItemOf<typeof defaultsColumns>;

/** The author that a new post starts with; null where it is the writer. */
export function defaultAuthor({
  author,
  authorImage,
  authorBio,
}: EditorDefaults): { author: string; authorImage: string; authorBio: string } | null {
  return author === '' ? null : { author, authorImage: authorImage ?? '', authorBio };
}

const queryKey = ['editor-defaults'] as const;

/** Throws `AppError`. */
export const editorDefaultsQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      defaultsColumns.fromRow(
        unwrap(
          await supabase()
            .from('editor_defaults')
            .select(defaultsColumns.select)
            .abortSignal(signal)
            .single(),
        ),
      ),
  });

async function saveDefaults(version: number, values: DefaultsValues): Promise<EditorDefaults> {
  const [row] = unwrap(
    await supabase()
      .from('editor_defaults')
      .update(defaultsColumns.toRow(values))
      .eq('id', true)
      .eq('version', version)
      .select(defaultsColumns.select),
  );
  if (row) return defaultsColumns.fromRow(row);
  throw new AppError('duplicate', 'Somebody else changed these defaults meanwhile.', {
    code: 'version',
  });
}

/** @param version the version that the form started from */
export function useSaveDefaults(version: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: DefaultsValues) => saveDefaults(version, values),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      showToast({ title: 'Defaults saved', variant: 'success' });
    },
  });
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast-store';
import { normalizeTimestamp } from '@/lib/dates';
import { supabase } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { AppError, unwrap } from '@/lib/supabase/errors';
import type { DefaultsValues } from './schema';

/** What a new post starts with. */
export interface EditorDefaults {
  /** Empty: the writer's own name, without picture and biography. */
  readonly author: string;
  readonly authorImage: string | null;
  readonly authorBio: string;
  /** Raised by every save; a save names the version it was based on. */
  readonly version: number;
  readonly updatedAt: string;
  /** Empty before the first change. */
  readonly updatedByName: string;
}

/** The author that a new post starts with; null where it is the writer. */
export function defaultAuthor({
  author,
  authorImage,
  authorBio,
}: EditorDefaults): { author: string; authorImage: string; authorBio: string } | null {
  return author === '' ? null : { author, authorImage: authorImage ?? '', authorBio };
}

const columns = 'author,author_image,author_bio,version,updated_at,updated_by_name';

function fromRow(row: Omit<Tables<'editor_defaults'>, 'id'>): EditorDefaults {
  return {
    author: row.author,
    authorImage: row.author_image,
    authorBio: row.author_bio,
    version: row.version,
    updatedAt: normalizeTimestamp(row.updated_at),
    updatedByName: row.updated_by_name ?? '',
  };
}

const queryKey = ['editor-defaults'] as const;

/** Throws `AppError`. */
export const editorDefaultsQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      fromRow(
        unwrap(
          await supabase().from('editor_defaults').select(columns).abortSignal(signal).single(),
        ),
      ),
  });

async function saveDefaults(version: number, values: DefaultsValues): Promise<EditorDefaults> {
  const [row] = unwrap(
    await supabase()
      .from('editor_defaults')
      .update({
        author: values.author,
        author_image: values.authorImage,
        author_bio: values.authorBio,
      })
      .eq('id', true)
      .eq('version', version)
      .select(columns),
  );
  if (row) return fromRow(row);
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

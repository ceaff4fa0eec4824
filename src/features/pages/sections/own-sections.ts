import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { showToast } from '@/components/feedback/toast-store';
import { limits } from '@/config/limits';
import { supabase } from '@/lib/supabase/client';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';
import { AppError, unwrap } from '@/lib/supabase/errors';

const ownSection = readColumns('page_sections', ['id', 'name', 'content', 'createdByName'], {
  createdByName: (name: string | null) => name ?? '',
});

/** A piece of a page that the team keeps. */
export type OwnSection = ItemOf<typeof ownSection>;

export const ownSectionSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the section a name')
    .max(limits.sectionName, `Use at most ${limits.sectionName} characters`),
});

const key = ['page-sections'] as const;

/** Sections that the team keeps, by name, for people with `manage_pages`. Throws `AppError`. */
export const ownSectionsQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<readonly OwnSection[]> =>
      unwrap(
        await supabase()
          .from('page_sections')
          .select(ownSection.select)
          .order('name')
          .abortSignal(signal),
      ).map(ownSection.fromRow),
    staleTime: 0,
  });

interface KeptSection {
  /** Made by the client: the same one again is the same section, whose answer was lost. */
  readonly id: string;
  readonly name: string;
  readonly content: string;
}

async function keep({ id, name, content }: KeptSection): Promise<void> {
  const answer = await supabase().from('page_sections').insert({ id, name, content });
  if (answer.error?.code === '23505') {
    const stored = unwrap(await supabase().from('page_sections').select('id').eq('id', id));
    if (stored.length > 0) return;
    throw new AppError('duplicate', 'There is a section of this name already.', {
      code: '23505',
    });
  }
  unwrap(answer);
}

/** Keeps a piece of a page under a name; what goes wrong is the form's to say. */
export function useKeepSection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: keep,
    onSuccess: (_, { name }) => showToast({ title: `Section “${name}” kept`, variant: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Deletes a kept section; what goes wrong is the question's to say. */
export function useDeleteSection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: OwnSection) => {
      const gone = unwrap(
        await supabase().from('page_sections').delete().eq('id', id).select('id'),
      );
      if (gone.length === 0) throw new AppError('not-found', 'This section is not there any more.');
    },
    onSuccess: (_, { name }) =>
      showToast({ title: `Section “${name}” deleted`, variant: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

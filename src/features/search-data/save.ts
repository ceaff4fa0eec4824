import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publicNow } from '@/components/feedback/public-now';
import { showToast } from '@/components/feedback/toast-store';
import { forgetPathMeta } from '@/lib/seo/load-path-meta';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import type { ListedHead } from './model';

/** What the form gives: one line each. */
export interface SearchDataValues {
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** What somebody else has stored meanwhile. */
export interface StoredSearchData extends SearchDataValues {
  /** 0 where there is nothing. */
  readonly version: number;
  readonly savedBy: string;
}

/** Somebody else was faster; nothing was written. */
export class ConflictError extends AppError {
  readonly theirs: StoredSearchData;

  constructor(theirs: StoredSearchData) {
    super('duplicate', 'Somebody else changed this meanwhile.');
    this.theirs = theirs;
  }
}

const tables = { post: 'blog_posts', page: 'pages', 'built-in': 'route_meta' } as const;
const columns = 'meta_title,meta_description,version,updated_by_name';

interface Row {
  readonly meta_title: string;
  readonly meta_description: string;
  readonly version: number;
  readonly updated_by_name: string | null;
}

function fromRow(row: Row): StoredSearchData {
  return {
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    version: row.version,
    savedBy: row.updated_by_name ?? '',
  };
}

/** All three tables name what is said in search results alike; the types of one stand for those of all. */
function tableOf({ kind, path, documentId }: ListedHead) {
  const table = () => supabase().from(tables[kind] as 'pages');
  const key = kind === 'built-in' ? ('path' as 'id') : 'id';
  const value = kind === 'built-in' ? path : documentId;
  return { table, key, value };
}

async function readStored(head: ListedHead): Promise<StoredSearchData> {
  const { table, key, value } = tableOf(head);
  const row = unwrap(await table().select(columns).eq(key, value).maybeSingle());
  if (row) return fromRow(row);
  if (head.kind !== 'built-in')
    throw new AppError('not-found', `This ${head.kind === 'post' ? 'article' : 'page'} is gone.`);
  return { metaTitle: '', metaDescription: '', version: 0, savedBy: '' };
}

async function insertRouteMeta(path: string, row: object): Promise<readonly Row[]> {
  const { data, error, status } = await supabase()
    .from('route_meta')
    .insert({ path, ...row })
    .select(columns);
  const failure = error && toAppError(error, status);
  // Somebody else gave it something first.
  if (failure?.kind === 'duplicate') return [];
  if (failure) throw failure;
  return data ?? [];
}

/**
 * Stores search data over the version that they are based on; of a built-in address none at all takes its row away.
 * @throws ConflictError where somebody else was faster; AppError otherwise
 */
async function save(head: ListedHead, version: number, values: SearchDataValues): Promise<void> {
  const { table, key, value } = tableOf(head);
  const row = { meta_title: values.metaTitle, meta_description: values.metaDescription };
  const isEmpty = values.metaTitle === '' && values.metaDescription === '';
  if (head.kind === 'built-in' && version === 0) {
    if (isEmpty) return;
    if ((await insertRouteMeta(head.path, row)).length > 0) return;
  } else {
    const change = head.kind === 'built-in' && isEmpty ? table().delete() : table().update(row);
    const changed = unwrap(await change.eq(key, value).eq('version', version).select(columns));
    if (changed.length > 0) return;
  }
  const theirs = await readStored(head);
  if (theirs.version === version)
    throw new AppError('denied', "You don't have permission to change search data");
  throw new ConflictError(theirs);
}

interface Change {
  readonly head: ListedHead;
  readonly version: number;
  readonly values: SearchDataValues;
}

/** Saves the search data of one address; the caller says what fails. */
export function useSaveSearchData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ head, version, values }: Change) => save(head, version, values),
    onSuccess: (_result, { head }) => {
      if (head.kind === 'built-in') forgetPathMeta();
      const { action } = publicNow(head.path);
      showToast({
        title: 'Search data updated successfully',
        description: 'The page says it now; search engines show it when they come by again.',
        action,
        variant: 'success',
      });
    },
    // Posts and pages hold them, too, with their versions.
    onSettled: () => client.invalidateQueries(),
  });
}

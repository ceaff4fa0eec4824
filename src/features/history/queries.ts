import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DocumentPast, PresentDocument } from '@/lib/drafts/document-past';
import { isUuid } from '@/lib/is-uuid';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { listedVersion, wholeVersion, type ListedVersion, type WholeVersion } from './model';

/** Whose past is read. */
export interface PastOf {
  readonly kind: 'post' | 'page';
  readonly id: string;
  /** Begins the keys, so that a change of the document makes its past old. */
  readonly key: readonly string[];
}

const PAGE_SIZE = 30;

export interface VersionPage {
  readonly versions: readonly ListedVersion[];
  /** Where the next page begins: below this version; null on the last one. */
  readonly below: number | null;
}

/** Newest first. The database lets those read who may edit this kind of document. */
async function readVersions(
  { kind, id }: PastOf,
  below: number | null,
  signal: AbortSignal,
): Promise<VersionPage> {
  if (!isUuid(id)) return { versions: [], below: null };
  const all = supabase()
    .from('document_versions')
    .select(listedVersion.select)
    .eq('kind', kind)
    .eq('document_id', id);
  const rows = unwrap(
    await (below === null ? all : all.lt('version', below))
      .order('version', { ascending: false })
      .limit(PAGE_SIZE + 1)
      .abortSignal(signal),
  );
  const versions = rows.slice(0, PAGE_SIZE).map(listedVersion.fromRow);
  const last = versions.at(-1);
  return { versions, below: rows.length > PAGE_SIZE && last ? last.version : null };
}

/** @param where the version itself, or the newest one below it */
async function readWhole(
  { kind, id }: PastOf,
  where: 'at' | 'below',
  version: number,
  signal: AbortSignal,
): Promise<WholeVersion | null> {
  if (!isUuid(id)) return null;
  const all = supabase()
    .from('document_versions')
    .select(wholeVersion.select)
    .eq('kind', kind)
    .eq('document_id', id);
  const [row] = unwrap(
    await (where === 'at' ? all.eq('version', version) : all.lt('version', version))
      .order('version', { ascending: false })
      .limit(1)
      .abortSignal(signal),
  );
  return row ? wholeVersion.fromRow(row) : null;
}

/** The past of one document. Every query throws `AppError`. */
export const versionQueries = {
  list: (of: PastOf) =>
    infiniteQueryOptions({
      queryKey: [...of.key, 'versions', of],
      queryFn: ({ pageParam, signal }) => readVersions(of, pageParam, signal),
      initialPageParam: null as number | null,
      getNextPageParam: ({ below }) => below ?? undefined,
      staleTime: 0,
    }),
  one: (of: PastOf, version: number) =>
    queryOptions({
      queryKey: [...of.key, 'version', of, version],
      queryFn: ({ signal }) => readWhole(of, 'at', version, signal),
    }),
  before: (of: PastOf, version: number) =>
    queryOptions({
      queryKey: [...of.key, 'version before', of, version],
      queryFn: ({ signal }) => readWhole(of, 'below', version, signal),
    }),
  /** The document as it is now; null when it was deleted. */
  present: <Doc extends PresentDocument>(past: DocumentPast<Doc>, id: string) =>
    queryOptions({
      queryKey: [...past.key, 'present', id],
      queryFn: () => past.readPresent(id),
      staleTime: 0,
    }),
  /** Which of these pictures lead to no file any more. */
  missingFiles: (addresses: readonly string[]) =>
    queryOptions({
      queryKey: ['missing files', addresses],
      queryFn: async ({ signal }): Promise<readonly string[]> => {
        if (addresses.length === 0) return [];
        const answer = await supabase()
          .rpc('missing_files', { addresses: [...addresses] })
          .abortSignal(signal);
        return unwrap(answer).map(({ address }) => address);
      },
      staleTime: 0,
    }),
};

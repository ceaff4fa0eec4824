import { useQuery } from '@tanstack/react-query';
import { lastBuildQuery } from '@/lib/last-build';
import { publicationOf } from '@/lib/publication';
import { usePublishedDocument, type StoredDocument } from './use-published-document';

/** In a list: says so where the static copy is behind, and nothing otherwise. */
export function CopyMark({ document }: { readonly document: StoredDocument }) {
  const build = useQuery(lastBuildQuery()).data ?? null;
  const published = usePublishedDocument(document);
  if (!published.isPublished || publicationOf(published, build) !== 'following') return null;
  return <span className="block text-xs">Static copy follows</span>;
}

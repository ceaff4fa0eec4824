import type { LastBuild } from '@/lib/last-build';
import { publicationOf } from '@/lib/publication';
import { usePublishedDocument, type StoredDocument } from './use-published-document';

interface CopyMarkProps {
  readonly document: StoredDocument;
  /** Null where nobody knows of one. */
  readonly build: LastBuild | null;
}

/** In a list: says so where the static copy is behind, and nothing otherwise. */
export function CopyMark({ document, build }: CopyMarkProps) {
  const published = usePublishedDocument(document);
  if (!published.isPublished || publicationOf(published, build) !== 'following') return null;
  return <span className="block text-xs">Static copy follows</span>;
}

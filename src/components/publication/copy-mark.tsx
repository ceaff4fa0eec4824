import { useQuery } from '@tanstack/react-query';
import { lastBuildQuery } from '@/lib/last-build';
import { publicationOf, type PublishedDocument } from '@/lib/publication';

type CopyMarkProps = Pick<PublishedDocument, 'isPublished' | 'updatedAt'>;

/** In a list: says so where the static copy is behind, and nothing otherwise. */
export function CopyMark({ isPublished, updatedAt }: CopyMarkProps) {
  const build = useQuery(lastBuildQuery()).data ?? null;
  if (!isPublished) return null;
  if (publicationOf({ isPublished, updatedAt, createdAt: updatedAt }, build) !== 'following')
    return null;
  return <span className="block text-xs">Static copy follows</span>;
}

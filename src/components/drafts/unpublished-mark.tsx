import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { sharedCopiesQuery } from '@/lib/drafts/shared-copies';

interface UnpublishedMarkProps {
  readonly kind: 'post' | 'page';
  readonly id: string;
}

/** In a list: what visitors read of this document is not its newest text. All rows share one question. */
export function UnpublishedMark({ kind, id }: UnpublishedMarkProps) {
  const { data } = useQuery(sharedCopiesQuery(kind));
  const savedBy = data?.[id];
  if (savedBy === undefined) return null;
  return (
    <span className="mt-1 block">
      <Badge tone="brand">
        Unpublished changes
        {savedBy === '' ? null : <span className="sr-only"> by {savedBy}</span>}
      </Badge>
    </span>
  );
}

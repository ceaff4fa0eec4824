import { Badge } from '@/components/ui/badge';

interface UnpublishedMarkProps {
  /** Who saved the changes: empty where nobody knows, undefined where there are none. */
  readonly savedBy: string | undefined;
}

/** In a list: what visitors read of this document is not its newest text. */
export function UnpublishedMark({ savedBy }: UnpublishedMarkProps) {
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

import { memo } from 'react';
import { Badge } from '@/components/ui/badge';

interface EventTagsProps {
  readonly tags: readonly string[];
}

/** Memoised: what is around it changes with the clock. */
export const EventTags = memo(function EventTags({ tags }: EventTagsProps) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
});

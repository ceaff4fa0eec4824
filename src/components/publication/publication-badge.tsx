import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useNow } from '@/hooks/use-now';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import {
  momentOf,
  publicationLabels,
  publicationState,
  type PublicationState,
  type PublicationTimes,
} from '@/lib/publication-times';

export const publicationTones: Record<PublicationState, BadgeTone> = {
  draft: 'warning',
  published: 'success',
  scheduled: 'brand',
  ended: 'neutral',
};

/** What a document is now, by this computer's clock; anew with every minute. */
export function usePublicationState(times: PublicationTimes): PublicationState {
  const now = useNow(MINUTE_MS);
  return publicationState(times, now?.getTime() ?? 0);
}

interface PublicationBadgeProps {
  readonly times: PublicationTimes;
  /** What a draft is marked with. */
  readonly draftTone?: BadgeTone;
  readonly momentClass?: string;
}

/** Status of a post or page as a word, with the moment that it is about. */
export function PublicationBadge({
  times,
  draftTone = publicationTones.draft,
  momentClass = 'mt-1 block text-xs text-muted',
}: PublicationBadgeProps) {
  const state = usePublicationState(times);
  const moment = momentOf(times, state);
  return (
    <>
      <Badge tone={state === 'draft' ? draftTone : publicationTones[state]}>
        {publicationLabels[state]}
      </Badge>
      {moment === null ? null : (
        <span className={momentClass}>
          {state === 'published' ? 'until ' : null}
          <time dateTime={moment}>{formatDateTime(moment)}</time>
        </span>
      )}
    </>
  );
}

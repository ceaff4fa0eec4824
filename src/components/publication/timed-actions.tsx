import { CalendarClock } from 'lucide-react';
import { PublishAction, ViewAction } from '@/components/list/row-actions';
import { Button } from '@/components/ui/button';
import type { PublicationTimes } from '@/lib/publication-times';
import { usePublicationState } from './publication-badge';

interface TimedActionsProps {
  readonly title: string;
  readonly times: PublicationTimes;
  /** Where readers find it. */
  readonly path: string;
  readonly canPublish: boolean;
  readonly pending: boolean;
  readonly onStatus: (status: 'draft' | 'published') => void;
  readonly onSchedule: () => void;
}

/** What a row offers about being public: now, later, and the public page where there is one. */
export function TimedActions({
  title,
  times,
  path,
  canPublish,
  pending,
  onStatus,
  onSchedule,
}: TimedActionsProps) {
  const isPublic = usePublicationState(times) === 'published';
  return (
    <>
      {canPublish && (
        <>
          <PublishAction
            title={title}
            isPublished={isPublic}
            pending={pending}
            onStatus={onStatus}
          />
          <Button
            size="small"
            variant="quiet"
            className="xl:px-2"
            aria-label={`Schedule ${title}`}
            onClick={onSchedule}
          >
            <CalendarClock aria-hidden className="size-4" />
            <span className="xl:sr-only">Schedule</span>
          </Button>
        </>
      )}
      {isPublic && <ViewAction title={title} to={path} />}
    </>
  );
}

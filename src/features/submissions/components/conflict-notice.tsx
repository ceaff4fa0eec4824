import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import type { LeadChange } from '../change-lead';
import type { Lead } from '../model';
import { leadQueries } from '../queries';
import { movesFrom, stageLabel } from '../stages';

interface ConflictNoticeProps {
  /** As the other person left it. */
  readonly lead: Lead;
  /** What the person had chosen, which was not written. */
  readonly wanted: LeadChange;
  readonly nameOf: (ownerId: string | null) => string;
  /** Writes the choice on top of theirs. */
  readonly onInsist: () => void;
  readonly onClose: () => void;
}

/** Two have changed the same at once: what the first made of it, and whether the later choice is still wanted. */
export function ConflictNotice({ lead, wanted, nameOf, onInsist, onClose }: ConflictNoticeProps) {
  const events = useQuery(leadQueries.events(lead.id));
  const isStage = wanted.stage !== undefined;
  const event = events.data?.find(({ kind }) => kind === (isStage ? 'stage' : 'owner'));
  const now = isStage ? stageLabel(lead.stage) : nameOf(lead.ownerId);
  const mine = isStage ? stageLabel(wanted.stage ?? '') : nameOf(wanted.ownerId ?? null);
  const isAllowed =
    !isStage || movesFrom(lead.kind, lead.stage).some((stage) => stage === wanted.stage);
  const isSame = now === mine;
  return (
    <Notice
      tone="warning"
      alert
      title={
        <>
          <bdi>{event?.actorName || 'Somebody else'}</bdi> changed the {isStage ? 'stage' : 'owner'}{' '}
          meanwhile
        </>
      }
      action={
        <>
          {isAllowed && !isSame ? (
            <Button size="small" onClick={onInsist}>
              Change it to <bdi>{mine}</bdi>
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onClick={onClose}>
            Keep <bdi>{now}</bdi>
          </Button>
        </>
      }
    >
      {isSame ? (
        <p>
          It is <bdi>{now}</bdi> now, as you wanted.
        </p>
      ) : (
        <p>
          It is <bdi>{now}</bdi> now. Your choice, <bdi>{mine}</bdi>, was not saved; all else that
          you typed is still here.
        </p>
      )}
    </Notice>
  );
}

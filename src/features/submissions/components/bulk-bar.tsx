import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import type { LeadOwner, ListedLead } from '../model';
import { leadQueries } from '../queries';
import { commonMoves, stageLabel, type Stage } from '../stages';
import { ChoiceMenu } from './choice-menu';

interface BulkBarProps {
  readonly chosen: readonly ListedLead[];
  readonly pending: boolean;
  /** The menu of stages is asked for by a key, too. */
  readonly isStageOpen: boolean;
  readonly onStageOpen: (isOpen: boolean) => void;
  readonly onStage: (stage: Stage) => void;
  readonly onOwner: (owner: LeadOwner | null) => void;
  readonly onExport: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen rows; stays in sight while the list is scrolled. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, pending, isStageOpen, onStageOpen, onStage, onOwner } = props;
  const owners = useQuery(leadQueries.owners());
  const moves = commonMoves(chosen);
  const noMoves = 'Leads and job applications have different stages.';
  return (
    <div
      role="group"
      aria-label="Chosen leads"
      className="sticky top-14 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-surface py-2"
    >
      <p role="status" data-numbers="" className="mr-2 text-sm font-semibold">
        {chosen.length} chosen
      </p>
      <ChoiceMenu<LeadOwner | null>
        pending={pending}
        choices={[
          ...(owners.data ?? []).map((owner) => ({
            key: owner.id,
            label: owner.name,
            value: owner,
          })),
          { key: 'none', label: 'Nobody', value: null },
        ]}
        onChoose={onOwner}
      >
        Assign to
      </ChoiceMenu>
      <ChoiceMenu<Stage>
        pending={pending}
        open={isStageOpen}
        onOpenChange={onStageOpen}
        choices={moves.map((stage) => ({ key: stage, label: stageLabel(stage), value: stage }))}
        onChoose={onStage}
      >
        Move to
      </ChoiceMenu>
      <Button onClick={props.onExport}>Export CSV</Button>
      <Button variant="quiet" onClick={props.onClear}>
        Clear
      </Button>
      {moves.length === 1 && chosen.length > 1 ? (
        <p className="text-sm text-muted">{noMoves}</p>
      ) : null}
    </div>
  );
}

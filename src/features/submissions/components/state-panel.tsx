import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import type { LeadChange } from '../change-lead';
import type { Lead, LeadOwner } from '../model';
import { useChangeLead } from '../mutations';
import { leadQueries } from '../queries';
import { isJobApplication, movesFrom, stageLabel, type Stage } from '../stages';
import { ChoiceMenu } from './choice-menu';
import { ConflictNotice } from './conflict-notice';

interface StatePanelProps {
  readonly lead: Lead;
  readonly me: LeadOwner;
}

/** Stage and owner; each choice is saved at once, on the version that is on the screen. */
export function StatePanel({ lead, me }: StatePanelProps) {
  const owners = useQuery(leadQueries.owners());
  const change = useChangeLead();
  const [wanted, setWanted] = useState<LeadChange | null>(null);
  const noun = isJobApplication(lead) ? 'Status' : 'Stage';
  const ownerName = nameOf(lead.ownerId, me, owners.data);
  const choices = [
    ...(owners.data ?? []).map(({ id, name }) => ({ key: id, label: name, value: id })),
    ...(lead.ownerId === null ? [] : [{ key: 'none', label: 'Nobody', value: null }]),
  ];

  function handleChange(next: LeadChange, base = lead) {
    setWanted(null);
    change.mutate(
      { base, change: next },
      {
        onSuccess: ({ kind }) => {
          if (kind === 'conflict') setWanted(next);
        },
      },
    );
  }

  return (
    <Panel title={`${noun} and owner`}>
      <div className="space-y-5">
        {wanted ? (
          <ConflictNotice
            lead={lead}
            wanted={wanted}
            nameOf={(id) => nameOf(id, me, owners.data)}
            onInsist={() => handleChange(wanted)}
            onClose={() => setWanted(null)}
          />
        ) : null}
        {change.data?.kind === 'gone' ? (
          <Notice tone="warning" alert title="This lead no longer exists" />
        ) : null}
        <div>
          <p className="mb-1.5 text-sm text-muted">{noun}</p>
          <ChoiceMenu<Stage>
            label={`${noun}: ${stageLabel(lead.stage)}`}
            pending={change.isPending}
            choices={movesFrom(lead.kind, lead.stage).map((stage) => ({
              key: stage,
              label: stageLabel(stage),
              value: stage,
            }))}
            onChoose={(stage) => handleChange({ stage })}
          >
            {stageLabel(lead.stage)}
          </ChoiceMenu>
        </div>
        <div>
          <p className="mb-1.5 text-sm text-muted">Owner</p>
          <div className="flex flex-wrap gap-2">
            <ChoiceMenu<string | null>
              label={`Owner: ${ownerName}`}
              pending={change.isPending}
              choices={choices.filter(({ value }) => value !== lead.ownerId)}
              onChoose={(ownerId) => handleChange({ ownerId })}
            >
              <bdi>{ownerName}</bdi>
            </ChoiceMenu>
            {lead.ownerId === me.id ? null : (
              <Button
                variant="quiet"
                pending={change.isPending}
                onClick={() => handleChange({ ownerId: me.id })}
              >
                Assign to me
              </Button>
            )}
          </div>
        </div>
      </div>
    </Panel>
  );
}

/** @param owners undefined while they are on their way */
function nameOf(
  id: string | null,
  me: LeadOwner,
  owners: readonly LeadOwner[] | undefined,
): string {
  if (id === null) return 'Nobody yet';
  if (id === me.id) return me.name;
  // Who lost the right keeps what was theirs until somebody takes it.
  return owners?.find((owner) => owner.id === id)?.name ?? (owners ? 'Somebody who left' : '…');
}

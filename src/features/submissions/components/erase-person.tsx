import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { senderName } from '../lead-words';
import type { Lead } from '../model';
import { useErasePerson } from '../mutations';

/** Erases everything of a person, after a question. */
export function ErasePerson({ lead }: { readonly lead: Lead }) {
  const erase = useErasePerson();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Erase this person
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        danger
        title={
          <>
            Erase everything of <bdi>{senderName(lead)}</bdi>?
          </>
        }
        description={
          <>
            All that was sent{' '}
            {lead.email === '' ? (
              'here'
            ) : (
              <>
                with <bdi>{lead.email}</bdi>
              </>
            )}{' '}
            goes for good, with its notes and résumés. Kind, stage and times stay. This cannot be
            undone.
          </>
        }
        confirmLabel="Erase"
        pendingLabel="Erasing…"
        pending={erase.isPending}
        onConfirm={() => erase.mutate(lead.id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

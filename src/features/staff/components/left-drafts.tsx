import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { removeKeptDrafts, type KeptDraftName } from '@/lib/drafts/kept-drafts';

interface LeftDraftsProps {
  /** Whose they are: the person who has just signed out. */
  readonly ownerId: string;
  readonly drafts: readonly KeptDraftName[];
  readonly onDone: () => void;
}

/** After signing out: whether unsaved texts stay in this browser, which the next person may use, too. */
export function LeftDrafts({ ownerId, drafts, onDone }: LeftDraftsProps) {
  const [isRemoving, setRemoving] = useState(false);

  async function handleRemove() {
    setRemoving(true);
    await removeKeptDrafts(ownerId);
    onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={onDone}
      dismissible={false}
      size="small"
      title="Keep your unsaved drafts on this device?"
      description="You are signed out. These texts are in this browser alone, readable for whoever uses it: they are not saved, and the server does not keep them."
      footer={
        <>
          <Button onClick={onDone} disabled={isRemoving}>
            Keep them here
          </Button>
          <Button
            variant="danger"
            pending={isRemoving}
            pendingLabel="Removing…"
            onClick={() => void handleRemove()}
          >
            Remove them
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5">
        {drafts.map(({ key, kind, title }) => (
          <li key={key} className="wrap-anywhere">
            <bdi className="font-semibold">{title === '' ? 'Untitled' : title}</bdi>{' '}
            <span className="text-muted">({kind})</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        Kept drafts are offered again when you sign in here. On a shared computer, remove them.
      </p>
    </Dialog>
  );
}

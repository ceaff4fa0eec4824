import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { GoneDialog } from '@/components/drafts/gone-dialog';
import { toAppError } from '@/lib/supabase/errors';
import {
  isAddressTaken,
  restoreDocument,
  trashEntryQuery,
  trashKey,
  type TrashedKind,
} from '@/lib/trash/trash';

interface GoneDocumentProps extends Omit<ComponentProps<typeof GoneDialog>, 'noun' | 'trash'> {
  readonly kind: TrashedKind;
  readonly id: string;
  /** It is back; what was typed is not saved yet. */
  readonly onRestored: () => void;
}

/** Somebody deleted the post or page that is open here: it can be put back while it lies in the trash. Mounted while open. */
export function GoneDocument({ kind, id, onRestored, ...dialog }: GoneDocumentProps) {
  const client = useQueryClient();
  const [isRestoring, setRestoring] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { data: entry, isPending } = useQuery(trashEntryQuery(kind, id));

  async function restore() {
    setRestoring(true);
    setError(null);
    try {
      await restoreDocument(kind, id);
      void client.invalidateQueries({ queryKey: trashKey });
      onRestored();
    } catch (cause) {
      const { kind: reason, message } = toAppError(cause);
      // A lost session has a dialog of its own; who has signed in again goes on here.
      if (reason !== 'signed-out') {
        setError(
          isAddressTaken(cause)
            ? `${message}. Restore it in the trash, under another one.`
            : message,
        );
      }
      setRestoring(false);
    }
  }

  // Said once, with everything that can be done.
  if (isPending) return null;
  return (
    <GoneDialog
      {...dialog}
      noun={kind}
      trash={
        entry
          ? {
              deletedBy: entry.trashedByName,
              pending: isRestoring,
              error,
              onRestore: () => void restore(),
            }
          : undefined
      }
    />
  );
}

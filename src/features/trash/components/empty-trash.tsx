import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { TrashedKind } from '@/lib/trash/trash';
import { useEmptyTrash } from '../mutations';
import { trashQueries, type TrashFilter } from '../queries';
import { trashNouns } from './trash-list';

interface EmptyTrashProps {
  readonly kind: TrashedKind;
  readonly filter: TrashFilter;
}

interface Asked {
  readonly what: string;
  /** What was deleted last of what the person saw, ISO 8601: what comes meanwhile stays. */
  readonly until: string;
}

/** Deletes everything of one kind for good. Only where the whole list is seen from its beginning, last deleted first. */
export function EmptyTrash({ kind, filter }: EmptyTrashProps) {
  const { data } = useQuery(trashQueries.list(kind, filter));
  const empty = useEmptyTrash(kind);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isWhole = filter.search === '' && filter.page === 1 && filter.sort === 'trashed';
  const [newest] = data?.rows ?? [];
  if (!asked && (!isWhole || !newest)) return null;

  const noun = trashNouns[kind];
  const count = data
    ? `${data.total.toLocaleString('en-IN')}${data.isCapped ? ' or more' : ''}`
    : '';
  const what = data?.total === 1 ? `1 ${noun.one}` : `${count} ${noun.many}`;
  return (
    <>
      <Button onClick={() => newest && setAsked({ what, until: newest.trashedAt })}>
        Empty trash
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Delete ${asked?.what ?? what} for good?`}
        description="They and their earlier versions will be gone. This cannot be undone."
        confirmLabel="Delete for good"
        pendingLabel="Deleting…"
        danger
        pending={empty.isPending}
        onConfirm={() => {
          if (asked) empty.mutate(asked.until, { onSettled: () => setAsked(null) });
        }}
      />
    </>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publicNow } from '@/components/feedback/public-now';
import { showToast } from '@/components/feedback/toast-store';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatDateTime } from '@/lib/dates';
import type { DocumentPast, PastText, PresentDocument } from '@/lib/drafts/document-past';
import { toAppError } from '@/lib/supabase/errors';
import { picturesOf } from '../compare-past';
import type { WholeVersion } from '../model';
import { versionQueries } from '../queries';

interface RestoreDialogProps<Doc extends PresentDocument> {
  readonly past: DocumentPast<Doc>;
  readonly present: Doc;
  readonly version: WholeVersion;
  readonly text: PastText;
  /** Labels of what it changes of what there is now. */
  readonly changes: readonly string[];
  readonly onClose: () => void;
  /** @param version the new one */
  readonly onRestored: (version: number) => void;
  readonly onStale: () => Promise<void>;
}

/** Asks before a version is restored, and says what that does. Mounted only while open. */
export function RestoreDialog<Doc extends PresentDocument>(props: RestoreDialogProps<Doc>) {
  const { past, present, version, text, changes, onClose, onRestored, onStale } = props;
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const missing = useQuery(versionQueries.missingFiles(picturesOf(text)));
  const isPublished = present.status === 'published';
  const { noun } = past;

  const restore = useMutation({
    mutationFn: () => past.restore(present, version.fields),
    onMutate: () => setProblem(null),
    onSuccess: async (outcome) => {
      if (outcome.kind === 'denied') {
        setProblem(`You don't have permission to change this ${noun}.`);
        return;
      }
      if (outcome.kind === 'gone') {
        setProblem(`This ${noun} was deleted meanwhile. What it said stays here.`);
        await onStale();
        return;
      }
      if (outcome.kind === 'conflict') {
        const { updatedByName, updatedAt } = outcome.theirs;
        setProblem(
          `${updatedByName || 'Somebody else'} saved this ${noun} meanwhile, on ${formatDateTime(updatedAt)}. Nothing was restored. Restore now puts this version over that one, too; both stay in the history.`,
        );
        await onStale();
        return;
      }
      past.forgetShown();
      showToast({
        title: `Restored version ${version.version} of ${formatDateTime(version.savedAt)}`,
        ...(isPublished
          ? publicNow(past.sitePath(outcome.document))
          : { description: `The ${noun} is a draft: visitors do not see it.` }),
        variant: 'success',
      });
      onClose();
      onRestored(outcome.document.version);
      await client.invalidateQueries({ queryKey: past.key });
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      // Of an ended session the dialog of its own speaks; this one waits below it.
      setProblem(error.kind === 'signed-out' ? null : error.message);
    },
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Restore version ${version.version}?`}
      description={
        <>
          The {noun} says again what it said on {formatDateTime(version.savedAt)}, as a new version.
          What it says now stays in the history.
        </>
      }
      confirmLabel="Restore"
      pendingLabel="Restoring…"
      pending={restore.isPending}
      error={problem}
      fallbackFocus={() => document.getElementById('comparison')}
      onConfirm={() => restore.mutate()}
    >
      <dl className="mt-4 space-y-2 text-sm">
        <div>
          <dt className="font-semibold">Changes</dt>
          <dd className="text-ink-soft">{changes.join(', ') || 'Nothing any more'}</dd>
        </div>
        <div>
          <dt className="font-semibold">Stays as it is now</dt>
          <dd className="text-ink-soft">
            {past.kept.includes('slug') ? 'Address, status and dates' : 'Status and dates'}
            {isPublished ? `: visitors see the restored ${noun} at once` : ''}
          </dd>
        </div>
      </dl>
      <MissingPictures
        isPending={missing.isPending}
        hasFailed={missing.isError}
        count={missing.data?.length ?? 0}
      />
    </ConfirmDialog>
  );
}

interface MissingPicturesProps {
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly count: number;
}

function MissingPictures({ isPending, hasFailed, count }: MissingPicturesProps) {
  if (isPending || (!hasFailed && count === 0)) return null;
  return (
    <p role="status" className="mt-4 rounded-sm bg-warning-soft px-3 py-2 text-sm">
      {hasFailed
        ? 'It is not known whether all its pictures are still in the library.'
        : count === 1
          ? 'One picture of this version is no longer in the library, and will be missing.'
          : `${count} pictures of this version are no longer in the library, and will be missing.`}
    </p>
  );
}

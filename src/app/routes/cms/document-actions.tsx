import { Copy, History, ListChecks, MessageSquareShare, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lateChecks } from '@/components/checks/late-checks';
import { DocumentMenu, type DocumentMenuItem } from '@/components/drafts/document-menu';
import { LateTool } from '@/components/late/late-tool';
import { LateAskDialog, useAskable } from '@/components/review/ask-review';
import { lateAskDialog } from '@/components/review/late-ask-dialog';
import { paths } from '@/config/paths';
import { lateShareDialog } from '@/features/previews/components/late-share-dialog';

interface DocumentActionsProps {
  readonly kind: 'post' | 'page';
  /** As it is stored. */
  readonly document: { readonly id: string; readonly title: string; readonly version: number };
  readonly canEdit: boolean;
  /** Who may ask somebody else for a review here; elsewhere than beside Save. */
  readonly askingId?: string | undefined;
  /** Shows what readers would miss in what is on the screen. */
  readonly onCheck?: (() => void) | undefined;
  /** Makes a draft of what is saved, and opens it; undefined for who may not. */
  readonly onDuplicate?: (() => void) | undefined;
  /** Asks before it deletes; undefined for who may not. */
  readonly onDelete?: (() => void) | undefined;
}

/** The menu in the head of both editors, with the dialogs that it opens. */
export function DocumentActions({
  kind,
  document,
  canEdit,
  askingId,
  onCheck,
  onDuplicate,
  onDelete,
}: DocumentActionsProps) {
  const { id, title } = document;
  const [isSharing, setSharing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ask = useAskable(kind, askingId === undefined ? undefined : document, askingId ?? '');
  const items: DocumentMenuItem[] = [];
  if (ask.canAsk)
    items.push({
      label: ask.label,
      icon: MessageSquareShare,
      prefetch: lateAskDialog.prefetch,
      onSelect: () => setAsking(true),
    });
  if (onCheck)
    items.push({
      label: 'Check',
      icon: ListChecks,
      prefetch: lateChecks.prefetch,
      onSelect: onCheck,
    });
  if (canEdit) {
    items.push(
      {
        label: 'Share a preview…',
        icon: Share2,
        prefetch: lateShareDialog.prefetch,
        onSelect: () => setSharing(true),
      },
      {
        label: 'History',
        icon: History,
        to: kind === 'post' ? paths.cms.postHistory(id) : paths.cms.pageHistory(id),
      },
    );
  }
  if (onDuplicate) items.push({ label: 'Duplicate', icon: Copy, onSelect: onDuplicate });
  if (onDelete) items.push({ label: 'Delete…', icon: Trash2, danger: true, onSelect: onDelete });

  return (
    <>
      <DocumentMenu items={items} />
      {isAsking ? (
        <LateAskDialog
          kind={kind}
          document={document}
          note={ask.note}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {isSharing ? (
        <LateTool
          code={lateShareDialog}
          title="The dialog could not be opened"
          onClose={() => setSharing(false)}
        >
          {({ ShareDialog }) => (
            <ShareDialog kind={kind} id={id} title={title} onClose={() => setSharing(false)} />
          )}
        </LateTool>
      ) : null}
    </>
  );
}

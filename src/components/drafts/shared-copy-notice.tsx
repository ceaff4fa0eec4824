import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatDateTime } from '@/lib/dates';
import type { SharedCopy } from '@/lib/drafts/shared-copies';

interface SharedCopyNoticeProps {
  /** What is edited: "post" */
  readonly noun: string;
  readonly copy: SharedCopy | null;
  /** Beside what visitors read; otherwise beside a draft, which could not take it in by itself. */
  readonly isApart: boolean;
  readonly canPublish: boolean;
  readonly pending: boolean;
  readonly onDiscard: () => void;
  /** Changes were discarded here that can be brought back. */
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

/** Says that the text on the screen is not what visitors read. */
export function SharedCopyNotice(props: SharedCopyNoticeProps) {
  const { noun, copy, isApart, canPublish, pending, onDiscard, canUndo, onUndo } = props;
  const [isAsked, setAsked] = useState(false);
  if (!copy && canUndo)
    return (
      <Notice
        alert
        className="mb-6"
        title="The changes are discarded"
        action={
          <Button size="small" pending={pending} onClick={onUndo}>
            Undo
          </Button>
        }
      >
        This is the {noun} as visitors read it. Until you leave or save it, you can bring the
        changes back for everybody who edits.
      </Notice>
    );
  if (!copy) return null;
  return (
    <Notice
      className="mb-6"
      title={
        isApart ? 'These changes are not public yet' : 'These changes are not in the draft yet'
      }
      action={
        <Button size="small" pending={pending} onClick={() => setAsked(true)}>
          Discard changes
        </Button>
      }
    >
      <bdi>{copy.savedByName || 'Somebody'}</bdi> saved them on {formatDateTime(copy.savedAt)} for
      everybody who edits
      {isApart
        ? `. Visitors read the ${noun} as it was published, until ${
            canPublish ? 'you publish the changes' : 'somebody who may publish makes them public'
          }.`
        : `, while the ${noun} was public. The next save takes them into the draft.`}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Discard the unpublished changes?"
        description={`They are removed for everybody who edits this ${noun}. ${isApart ? 'What visitors read' : 'The draft'} stays as it is.`}
        confirmLabel="Discard"
        danger
        onConfirm={() => {
          setAsked(false);
          onDiscard();
        }}
      />
    </Notice>
  );
}

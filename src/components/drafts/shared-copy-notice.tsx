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
  readonly canPublish: boolean;
  readonly pending: boolean;
  readonly onDiscard: () => void;
}

/** Says that the text on the screen is not what visitors read. */
export function SharedCopyNotice(props: SharedCopyNoticeProps) {
  const { noun, copy, canPublish, pending, onDiscard } = props;
  const [isAsked, setAsked] = useState(false);
  if (!copy) return null;
  return (
    <Notice
      className="mb-6"
      title="These changes are not public yet"
      action={
        <Button size="small" pending={pending} onClick={() => setAsked(true)}>
          Discard changes
        </Button>
      }
    >
      <bdi>{copy.savedByName || 'Somebody'}</bdi> saved them on {formatDateTime(copy.savedAt)} for
      everybody who edits. Visitors read the {noun} as it was published, until{' '}
      {canPublish ? 'you publish the changes' : 'somebody who may publish makes them public'}.
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Discard the unpublished changes?"
        description={`They are removed for everybody who edits this ${noun}. What visitors read stays as it is.`}
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

import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { formatDateTime } from '@/lib/dates';
import { bringIntoView } from './bring-into-view';
import { VersionComparison, type ComparedField } from './version-comparison';

interface DraftOfferProps {
  /** ISO 8601 */
  readonly keptAt: string;
  /** ISO 8601 */
  readonly savedAt: string;
  /** This browser does not have it, only the server. */
  readonly isFromServer?: boolean | undefined;
  /** Who saved a newer version after the unsaved text was begun; null when nobody did. */
  readonly changedBy: string | null;
  readonly fields: readonly ComparedField[];
  /** Restoring would replace what has been typed since. */
  readonly hasTyped: () => boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Text that an earlier visit left unsaved. It is never put over the saved version without being asked for. */
export function DraftOffer(props: DraftOfferProps) {
  const { keptAt, savedAt, isFromServer, changedBy, fields, hasTyped, onRestore, onDiscard } =
    props;
  const [asked, setAsked] = useState<'differences' | 'discard' | 'replace'>();
  const place = isFromServer ? 'on the server' : 'in this browser';
  const close = () => setAsked(undefined);
  const restore = () => {
    if (hasTyped()) setAsked('replace');
    else onRestore();
  };

  return (
    <Notice
      ref={bringIntoView}
      tone="warning"
      alert
      className="mb-6"
      title={`Unsaved text from ${formatDateTime(keptAt)}; the saved version is from ${formatDateTime(savedAt)}`}
      action={
        <>
          <Button size="small" onClick={() => setAsked('differences')}>
            Show differences
          </Button>
          <Button size="small" onClick={() => setAsked('discard')}>
            Discard
          </Button>
          <Button size="small" onClick={restore}>
            Restore
          </Button>
        </>
      }
    >
      {changedBy === null ? (
        `It was kept ${place} and was never saved.`
      ) : (
        <>
          It was kept {place}. <bdi>{changedBy || 'Somebody else'}</bdi> has saved a newer version
          since; after restoring, both are shown when you save.
        </>
      )}
      <Dialog
        open={asked === 'differences'}
        onOpenChange={close}
        size="wide"
        reading
        title="What differs"
        footer={
          <Button
            variant="primary"
            onClick={() => {
              close();
              restore();
            }}
          >
            Restore the unsaved text
          </Button>
        }
      >
        <VersionComparison mineLabel="Unsaved text" theirsLabel="Saved version" fields={fields} />
      </Dialog>
      <ConfirmDialog
        open={asked === 'discard'}
        onOpenChange={close}
        title="Discard the unsaved text?"
        description="It is removed for good. The saved version stays as it is."
        confirmLabel="Discard"
        danger
        onConfirm={onDiscard}
      />
      <ConfirmDialog
        open={asked === 'replace'}
        onOpenChange={close}
        title="Replace what is on the screen?"
        description="You have changed the text since it was opened. Restoring replaces those changes."
        confirmLabel="Restore"
        danger
        onConfirm={() => {
          close();
          onRestore();
        }}
      />
    </Notice>
  );
}

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { toAppError } from '@/lib/supabase/errors';
import type { MadePreview, PreviewedKind } from '../model';
import { useMakePreview } from '../mutations';
import { NewAddress } from './new-address';
import { PreviewList } from './preview-list';

export interface ShareDialogProps {
  readonly kind: PreviewedKind;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

const closing = {
  title: 'Close without copying?',
  description:
    'A new address is shown only here and now. Nobody can see it again; you can make another one.',
  confirmLabel: 'Close without copying',
};

/** Addresses at which a post or page can be read before it is public. Mounted only while open. */
export function ShareDialog({ kind, id, title, onClose }: ShareDialogProps) {
  const make = useMakePreview(kind, id);
  // All of this dialog: one that was not copied yet stays when another is made.
  const [made, setMade] = useState<readonly MadePreview[]>([]);
  const [copied, setCopied] = useState<readonly string[]>([]);
  const error = make.error && toAppError(make.error);
  const isFirst = made.length === 0;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      isDirty={made.some((one) => !copied.includes(one.id))}
      question={closing}
      title="Share a preview"
      description={
        <>
          Whoever has the address can read “<bdi>{title}</bdi>” for 7 days, without an account: as
          it was last saved, changes that are not public yet included, and with each later save.
        </>
      }
    >
      <div className="space-y-6">
        {made.map((one) => (
          <NewAddress
            key={one.id}
            made={one}
            onCopied={() => setCopied((known) => [...known, one.id])}
          />
        ))}
        {/* Of an ended session another dialog speaks. */}
        {error && error.kind !== 'signed-out' ? (
          <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
            No address was made. {error.message}
          </p>
        ) : null}
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          pending={make.isPending}
          pendingLabel="Making…"
          onClick={() =>
            make.mutate(undefined, { onSuccess: (one) => setMade((known) => [one, ...known]) })
          }
        >
          {isFirst ? 'Make a preview address' : 'Make another address'}
        </Button>
        <PreviewList kind={kind} id={id} />
      </div>
    </FormDialog>
  );
}

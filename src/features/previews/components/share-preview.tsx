import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { lateCode } from '@/lib/late-code';
import type { PreviewedKind } from '../model';

const shareDialog = lateCode(() => import('./share-dialog'));

interface SharePreviewProps {
  readonly kind: PreviewedKind;
  readonly id: string;
  readonly title: string;
}

/** From the editor of a document to the addresses at which others can read it before it is public. */
export function SharePreview(document: SharePreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onFocus={shareDialog.prefetch}
        onPointerEnter={shareDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        <Share2 aria-hidden="true" className="size-4" />
        Share a preview
      </Button>
      {isOpen ? (
        <Late code={shareDialog} title="The dialog could not be loaded">
          {({ ShareDialog }) => <ShareDialog {...document} onClose={() => setOpen(false)} />}
        </Late>
      ) : null}
    </>
  );
}

import { X } from 'lucide-react';
import {
  boxClass,
  DialogFace,
  overlayClass,
  type DialogSize,
  type DialogTexts,
} from './dialog-face';
import { IconButton } from './icon-button';

const parts = { Title: 'h2', Description: 'p' } as const;

interface DialogPictureProps extends DialogTexts {
  readonly size: DialogSize;
}

/** A dialog as it looks when it is open, to be shown in a frame of its own: it takes no focus, and nothing closes it. */
export function DialogPicture({ size, ...texts }: DialogPictureProps) {
  return (
    <div inert className={overlayClass}>
      <div className={boxClass(size)}>
        <DialogFace {...texts} parts={parts} />
        <IconButton label="Close" icon={<X />} className="absolute top-3.5 right-4" />
      </div>
    </div>
  );
}

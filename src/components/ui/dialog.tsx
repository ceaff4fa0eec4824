import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  boxClass,
  DialogFace,
  overlayClass,
  type DialogSize,
  type DialogTexts,
} from './dialog-face';
import { IconButton } from './icon-button';
import { takeEscape } from './passed-escape';
import { useReturnFocus } from './use-return-focus';

const parts = { Title: Radix.Title, Description: Radix.Description };

export interface DialogProps extends DialogTexts {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: DialogSize;
  /** False keeps Escape, the outside and the cross from closing, for instance while something is being sent. */
  dismissible?: boolean;
}

/** Makes its one child a button that closes the dialog in the way of the cross. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** A modal dialog; focus goes in, stays in and returns to where it came from. */
export function Dialog({
  open,
  onOpenChange,
  size = 'medium',
  dismissible = true,
  ...texts
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const refuse = (event: Event) => {
    if (!dismissible) {
      event.preventDefault();
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass}>
          <Radix.Content
            {...(texts.description === undefined ? { 'aria-describedby': undefined } : {})}
            {...returnFocus}
            onEscapeKeyDown={refuse}
            onKeyDown={takeEscape(() => {
              if (dismissible) onOpenChange(false);
            })}
            onPointerDownOutside={refuse}
            onInteractOutside={refuse}
            className={boxClass(size)}
          >
            <DialogFace {...texts} parts={parts} />
            {dismissible ? (
              // Last, so that opening focuses the content; it stays in its corner all the same.
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X />} className="absolute top-3.5 right-4" />
              </Radix.Close>
            ) : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

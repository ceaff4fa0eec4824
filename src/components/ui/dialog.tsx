import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import { takeEscape } from './passed-escape';
import { useReturnFocus } from './use-return-focus';

const widths = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-3xl', wide: 'max-w-6xl' };

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title; tied to the dialog for screen readers. */
  description?: ReactNode;
  size?: keyof typeof widths;
  /** False keeps Escape, the outside and the cross from closing, for instance while something is being sent. */
  dismissible?: boolean;
  /** For content that is only read: the part that scrolls takes the focus, so that the arrow keys move it. */
  reading?: boolean;
  /** Buttons, right-aligned under the content; stays in view while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Makes its one child a button that closes the dialog in the way of the cross. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** A modal dialog; focus goes in, stays in and returns to where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  dismissible = true,
  reading = false,
  footer,
  children,
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
        <Radix.Overlay className="fixed inset-0 z-overlay grid animate-appear grid-cols-1 items-end justify-items-center overflow-y-auto bg-scrim sm:place-items-center sm:p-6">
          <Radix.Content
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            {...returnFocus}
            onEscapeKeyDown={refuse}
            onKeyDown={takeEscape(() => {
              if (dismissible) onOpenChange(false);
            })}
            onPointerDownOutside={refuse}
            onInteractOutside={refuse}
            className={clsx(
              'relative flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-lg bg-surface-raised text-ink shadow-overlay sm:rounded-lg',
              widths[size],
            )}
          >
            <div className="pt-5 pr-16 pb-4 pl-6">
              <div className="space-y-1">
                <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
                {description === undefined ? null : (
                  <Radix.Description className="text-sm text-muted">
                    {description}
                  </Radix.Description>
                )}
              </div>
            </div>
            {children === undefined ? null : (
              <div
                {...(reading ? { tabIndex: 0 } : {})}
                className={clsx(
                  // What is there for screen readers alone scrolls with the rest, and not with the page behind.
                  'relative grow overflow-y-auto px-6 pb-6 -outline-offset-2',
                  // Room for the ring of the focus, which opens on this part.
                  reading && 'pt-3',
                )}
              >
                {children}
              </div>
            )}
            {footer === undefined ? null : (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
                {footer}
              </div>
            )}
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

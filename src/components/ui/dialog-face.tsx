import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';

const widths = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-3xl', wide: 'max-w-6xl' };

export type DialogSize = keyof typeof widths;

/** What lies between a dialog and the page. */
export const overlayClass =
  'fixed inset-0 z-overlay grid animate-appear grid-cols-1 items-end justify-items-center overflow-y-auto bg-scrim sm:place-items-center sm:p-6';

export function boxClass(size: DialogSize): string {
  return clsx(
    'relative flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-lg bg-surface-raised text-ink shadow-overlay sm:rounded-lg',
    widths[size],
  );
}

export interface DialogTexts {
  title: ReactNode;
  /** One sentence under the title; tied to the dialog for screen readers. */
  description?: ReactNode;
  /** For content that is only read: the part that scrolls takes the focus, so that the arrow keys move it. */
  reading?: boolean;
  /** Buttons, right-aligned under the content; stays in view while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

interface DialogFaceProps extends DialogTexts {
  readonly parts: { readonly Title: ElementType; readonly Description: ElementType };
}

/** What stands in a dialog's box, whether it is one or the picture of one. */
export function DialogFace(props: DialogFaceProps) {
  const { parts, title, description, reading = false, footer, children } = props;
  return (
    <>
      <div className="pt-5 pr-16 pb-4 pl-6">
        <div className="space-y-1">
          <parts.Title className="text-xl font-semibold">{title}</parts.Title>
          {description === undefined ? null : (
            <parts.Description className="text-sm text-muted">{description}</parts.Description>
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
    </>
  );
}

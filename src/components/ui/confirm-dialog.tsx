import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button';
import { takeEscape } from './passed-escape';
import { useReturnFocus } from './use-return-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Shown on the confirm button while pending. */
  pendingLabel?: string;
  danger?: boolean;
  pending?: boolean;
  /** What went wrong on the last try; the dialog stays open. */
  error?: string | null;
  /** Takes the focus where the button that asked is gone, instead of the main region. */
  fallbackFocus?: () => HTMLElement | null;
  /** What else is to be decided, under the description. */
  children?: ReactNode;
  /** Does the work. The dialog does not close by itself: set `open` to false on success. */
  onConfirm: () => void;
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  pendingLabel,
  danger = false,
  pending = false,
  error,
  fallbackFocus,
  children,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(fallbackFocus);
  const change = (next: boolean) => {
    if (!pending) onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-overlay grid animate-appear place-items-center overflow-y-auto bg-scrim p-4">
          <Radix.Content
            {...returnFocus}
            onKeyDown={takeEscape(() => change(false))}
            className="w-full max-w-md animate-rise rounded-lg bg-surface-raised p-6 text-ink shadow-overlay"
          >
            <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-base text-ink-soft">
              {description}
            </Radix.Description>
            {children}
            {error === undefined || error === null ? null : (
              <p
                role="alert"
                className="mt-4 rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger"
              >
                {error}
              </p>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Radix.Cancel asChild>
                <Button variant="secondary">{cancelLabel}</Button>
              </Radix.Cancel>
              <Button
                variant={danger ? 'danger' : 'primary'}
                pending={pending}
                pendingLabel={pendingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

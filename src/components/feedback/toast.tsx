import * as Radix from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { passEscapeOn } from '@/components/ui/passed-escape';
import {
  dismissToast,
  readToasts,
  removeToast,
  subscribeToToasts,
  type ToastRecord,
} from './toast-store';

// Milliseconds. A failure stays longer: it asks for a decision.
const DURATION = { default: 5000, success: 5000, destructive: 12000 };
const LEAVING = 200;

const none: readonly ToastRecord[] = [];
const noToasts = () => none;

function ToastItem({ record }: { record: ToastRecord }) {
  const variant = record.variant ?? 'default';
  return (
    <Radix.Root
      open={record.open}
      onOpenChange={(open) => {
        if (!open) {
          dismissToast(record.id);
          setTimeout(() => {
            removeToast(record.id);
          }, LEAVING);
        }
      }}
      onEscapeKeyDown={(event) => {
        if (passEscapeOn(event)) event.preventDefault();
      }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      duration={record.stays ? DURATION.destructive : DURATION[variant]}
      // A dialog that opens after it would take the pointer from it; it lies above the shade.
      style={{ pointerEvents: 'auto' }}
      className={clsx(
        'flex items-start gap-3 rounded-sm border border-line border-l-4 bg-surface-raised py-3 pr-2 pl-4 text-ink shadow-overlay',
        'animate-toast-in transition-opacity data-[state=closed]:opacity-0',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
        variant === 'default' && 'border-l-brand',
        variant === 'success' && 'border-l-success',
        variant === 'destructive' && 'border-l-danger',
      )}
    >
      {variant === 'success' ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      ) : null}
      {variant === 'destructive' ? (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      ) : null}
      <div className="min-w-0 grow space-y-0.5">
        <Radix.Title className="text-sm font-semibold">{record.title}</Radix.Title>
        {record.description === undefined ? null : (
          <Radix.Description className="text-sm text-ink-soft">
            {record.description}
          </Radix.Description>
        )}
        {record.reason === undefined ? null : <p className="text-sm text-muted">{record.reason}</p>}
        {record.action === undefined ? null : (
          <Radix.Action
            altText={record.action.label}
            onClick={record.action.onAction}
            className="mt-1 text-sm font-semibold text-brand link-underline"
          >
            {record.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Dismiss" icon={<X />} size="small" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Place once, near the end of the body. F8 moves the focus to the messages; hover and focus pause them. */
export function Toaster() {
  const records = useSyncExternalStore(subscribeToToasts, readToasts, noToasts);
  return (
    <Radix.Provider label="Notification" swipeDirection="right">
      {records.map((record) => (
        <ToastItem key={record.id} record={record} />
      ))}
      {/* An open dialog hides from screen readers what stands beside it, except what is marked as live. */}
      <div aria-live="off">
        <Radix.Viewport
          label="Notifications ({hotkey})"
          className="fixed right-0 toast-place z-toast m-0 flex w-full max-w-sm list-none flex-col gap-3 p-4 outline-none"
        />
      </div>
    </Radix.Provider>
  );
}

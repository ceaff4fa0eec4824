import { useSyncExternalStore } from 'react';
import { readToasts, removeToast, subscribeToToasts, type ToastRecord } from './toast-store';

const none: readonly ToastRecord[] = [];
const noToasts = () => none;

/** The messages where the code of the toasts did not arrive: they stay until they are dismissed. */
export function PlainToasts() {
  const records = useSyncExternalStore(subscribeToToasts, readToasts, noToasts);
  return (
    <div
      role="region"
      aria-live="off"
      aria-label="Notifications"
      className="fixed right-0 toast-place z-toast w-full max-w-sm space-y-3 p-4"
    >
      {records.map(({ id, title, description, reason, action }) => (
        <div
          key={id}
          role="alert"
          className="rounded-sm border border-line border-l-4 border-l-brand bg-surface-raised px-4 py-3 text-sm text-ink shadow-overlay"
        >
          <p className="font-semibold">{title}</p>
          {description === undefined ? null : <p className="text-ink-soft">{description}</p>}
          {reason === undefined ? null : <p className="text-muted">{reason}</p>}
          <p className="mt-1 flex gap-4 font-semibold">
            {action === undefined ? null : (
              <button
                type="button"
                className="text-brand link-underline"
                onClick={() => {
                  removeToast(id);
                  action.onAction();
                }}
              >
                {action.label}
              </button>
            )}
            <button type="button" className="link-underline" onClick={() => removeToast(id)}>
              Dismiss
            </button>
          </p>
        </div>
      ))}
    </div>
  );
}

import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { usePassedFocus } from '@/hooks/use-passed-focus';

export type SaveStatus = 'idle' | 'dirty' | 'saving' | 'saved' | 'failed';

interface SaveStateProps {
  status: SaveStatus;
  onRetry?: () => void;
  /** After "Saved", for instance the time: "14:03 IST". */
  detail?: ReactNode;
}

/** The line beside the editor's buttons that says whether the work is safe. */
export function SaveState({ status, onRetry, detail }: SaveStateProps) {
  return (
    <p
      role="status"
      data-numbers=""
      className="inline-flex min-h-6 items-center gap-1.5 text-sm text-muted"
    >
      {status === 'dirty' ? 'Unsaved changes' : null}
      {status === 'saving' ? (
        <>
          <Spinner /> Saving…
        </>
      ) : null}
      {status === 'saved' ? (
        <>
          <Check aria-hidden="true" className="size-4 text-success" /> Saved
          {detail === undefined ? null : <span>{detail}</span>}
        </>
      ) : null}
      {status === 'failed' ? <Failed onRetry={onRetry} /> : null}
    </p>
  );
}

function Failed({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const part = usePassedFocus<HTMLSpanElement>();
  return (
    <span ref={part} className="contents">
      <CircleAlert aria-hidden="true" className="size-4 text-danger" />
      <span className="font-medium text-danger">Not saved</span>
      {onRetry === undefined ? null : (
        <button type="button" onClick={onRetry} className="font-semibold text-ink link-underline">
          Retry
        </button>
      )}
    </span>
  );
}

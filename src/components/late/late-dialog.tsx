import {
  Suspense,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/button';
import { whyMissing, type LateCode, type LateState } from '@/lib/late-code';
import { Late } from './late';

interface LateDialogProps<T> {
  readonly code: LateCode<T>;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Said when the code does not arrive: "The form could not be opened". */
  readonly title: string;
  readonly children: (module: T) => ReactNode;
}

/**
 * A dialog whose code comes when it is first opened. When it does not come, a small dialog of the browser's own
 * says so and offers Retry; closing it undoes the click.
 */
export function LateDialog<T>({ code, open, onClose, title, children }: LateDialogProps<T>) {
  // Not by the part below, which comes piece by piece as there is time: this is what somebody waits for.
  const module = useSyncExternalStore<T | undefined>(code.subscribe, code.peek, code.peek);
  // Once its code is there it stays mounted, so that it can leave as it came.
  if (module !== undefined) return <Suspense>{children(module)}</Suspense>;
  if (!open) return null;
  return (
    <Late code={code} failed={<MissingDialog code={code} title={title} onClose={onClose} />}>
      {children}
    </Late>
  );
}

const no = () => false;

interface MissingDialogProps {
  readonly code: LateState;
  readonly title: string;
  readonly onClose: () => void;
}

function MissingDialog({ code, title, onClose }: MissingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isLoading = useSyncExternalStore(code.subscribe, code.isLoading, no);

  const handleClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    const undo = () => handleClose();
    element?.showModal();
    element?.addEventListener('close', undo);
    return () => {
      element?.removeEventListener('close', undo);
      // Where its code came after all: the browser gives the focus back to what opened it, before the next dialog looks for that.
      element?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      className="m-auto w-full max-w-md rounded-lg bg-surface-raised p-6 text-ink shadow-overlay backdrop:bg-scrim"
    >
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        {title}
      </h2>
      <p id={`${id}-why`} className="mt-2 text-ink-soft">
        {whyMissing}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => dialog.current?.close()}>Close</Button>
        <Button
          variant="primary"
          pending={isLoading}
          pendingLabel="Trying again…"
          onClick={code.prefetch}
        >
          Retry
        </Button>
      </div>
    </dialog>
  );
}

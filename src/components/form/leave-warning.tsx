import { useEffect, useRef, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRouter } from '@/lib/app-router';
import { whyMissing } from '@/lib/late-code';
import { loadPageAt } from '@/lib/late-page';
import { holdUnsavedWork } from '@/lib/unsaved-work';

interface LeaveWarningProps {
  /** Is there something to lose? Asked at the moment of leaving, so it may read a ref. */
  when: () => boolean;
  /** Where it is something else than changes that would be lost. */
  title?: string;
  /** Where it is not the whole truth that the changes are lost. */
  description?: string;
  leaveLabel?: string;
}

/** Asks before unsaved changes are left: by link, by history and by closing the tab. One per page. */
export function LeaveWarning({
  when,
  title = 'You have unsaved changes',
  leaveLabel = 'Leave without saving',
  description = 'If you leave now, what you changed since the last save is not stored.',
}: LeaveWarningProps) {
  const router = useRouter();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && when(),
  );
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });
  /** Where the person wanted to go when the code for it did not arrive. */
  const [unreachable, setUnreachable] = useState<Location>();

  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (when()) {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    const release = holdUnsavedWork(when);
    return () => {
      window.removeEventListener('beforeunload', handleBeforeUnload);
      release();
    };
  }, [when]);

  /** Before the work is gone from the screen: without a network there would be nothing in its place. */
  async function leave() {
    const { state, location } = blocker;
    if (state !== 'blocked') return;
    setUnreachable(undefined);
    try {
      if (router) await loadPageAt(router.routes, location);
    } catch {
      setUnreachable(location);
      return;
    }
    // The person may have decided to stay while the code was on its way.
    if (latest.current.location === location) latest.current.proceed?.();
  }

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) {
          blocker.reset?.();
        }
      }}
      title={title}
      description={description}
      cancelLabel="Stay"
      confirmLabel={leaveLabel}
      danger
      error={
        unreachable && unreachable === blocker.location
          ? `The next screen could not be loaded, so you are still here. ${whyMissing}`
          : null
      }
      onConfirm={() => void leave()}
    />
  );
}

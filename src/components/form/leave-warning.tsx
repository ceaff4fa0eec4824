import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

interface LeaveWarningProps {
  /** Is there something to lose? Asked at the moment of leaving, so it may read a ref. */
  when: () => boolean;
  /** Where it is not the whole truth that the changes are lost. */
  description?: string;
}

/** Asks before unsaved changes are left: by link, by history and by closing the tab. One per page. */
export function LeaveWarning({
  when,
  description = 'If you leave now, what you changed since the last save is not stored.',
}: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && when(),
  );

  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (when()) {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) {
          blocker.reset?.();
        }
      }}
      title="You have unsaved changes"
      description={description}
      cancelLabel="Stay"
      confirmLabel="Leave without saving"
      danger
      onConfirm={() => {
        blocker.proceed?.();
      }}
    />
  );
}

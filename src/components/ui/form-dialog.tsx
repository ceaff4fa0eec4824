import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, type DialogProps } from './dialog';

interface FormDialogProps extends DialogProps {
  /** Something is filled in that closing would lose: Escape, the cross and the outside ask first. */
  isDirty: boolean;
}

/** A dialog with a form in it, which no stray key throws away. */
export function FormDialog({ isDirty, onOpenChange, children, ...rest }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      {...rest}
      onOpenChange={(open) => {
        if (!open && isDirty) setAsking(true);
        else onOpenChange(open);
      }}
    >
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Close without saving?"
        description="What you have filled in here would be lost."
        cancelLabel="Stay"
        confirmLabel="Close without saving"
        danger
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { Dialog, type DialogProps } from './dialog';

interface FormDialogProps extends DialogProps {
  /** Something is filled in that closing would lose: Escape, the cross and the outside ask first. */
  isDirty: boolean | (() => boolean);
  /** What is asked, where closing loses less than everything. */
  question?: Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel'>;
}

const everythingLost = {
  title: 'Close without saving?',
  description: 'What you have filled in here would be lost.',
  confirmLabel: 'Close without saving',
};

/** A dialog with a form in it, which no stray key throws away. */
export function FormDialog({
  isDirty,
  question = everythingLost,
  onOpenChange,
  children,
  ...rest
}: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      {...rest}
      onOpenChange={(open) => {
        if (!open && (typeof isDirty === 'function' ? isDirty() : isDirty)) setAsking(true);
        else onOpenChange(open);
      }}
    >
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        {...question}
        cancelLabel="Stay"
        danger
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

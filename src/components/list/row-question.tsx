import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

interface RowQuestionProps<Row> {
  /** What is asked about; null while nothing is. */
  readonly row: Row | null;
  readonly title: (row: Row) => string;
  /** What will be. */
  readonly describe: (row: Row) => ReactNode;
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  readonly onConfirm: (row: Row, options: { readonly onSettled: () => void }) => void;
  readonly onClose: () => void;
}

/** Asks before something happens to a row that cannot be taken back; closes when it has happened or failed. */
export function RowQuestion<Row>(props: RowQuestionProps<Row>) {
  const { row, title, describe, onConfirm, onClose, ...labels } = props;
  return (
    <ConfirmDialog
      {...labels}
      danger
      open={row !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={row === null ? '' : title(row)}
      description={row === null ? '' : describe(row)}
      onConfirm={() => {
        if (row !== null) onConfirm(row, { onSettled: onClose });
      }}
    />
  );
}

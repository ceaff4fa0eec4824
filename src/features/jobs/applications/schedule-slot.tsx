import { LateDialog } from '@/components/late/late-dialog';
import { lateCode } from '@/lib/late-code';
import type { ScheduleDialogProps } from './schedule-dialog';

const schedule = lateCode(() => import('./schedule-dialog'));

/** Fetches the dialog ahead of the click. */
export const prefetchSchedule = schedule.prefetch;

/** The dialog in which an interview time is chosen, its code apart from the page's. */
export function ScheduleSlot(props: ScheduleDialogProps) {
  return (
    <LateDialog
      code={schedule}
      open={props.open}
      onClose={props.onClose}
      title="The interview slots could not be opened"
    >
      {({ ScheduleDialog }) => <ScheduleDialog key={props.item.id} {...props} />}
    </LateDialog>
  );
}

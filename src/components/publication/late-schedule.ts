import { lateCode } from '@/lib/late-code';

/** Nobody needs it who publishes at once. */
export const lateScheduleDialog = lateCode(() => import('./schedule-dialog'));
export const lateScheduleRow = lateCode(() => import('./schedule-row'));

import { lateCode } from '@/lib/late-code';

/** Most pictures are right as they are. */
export const lateFocalPoint = lateCode(() => import('./focal-point-dialog'));

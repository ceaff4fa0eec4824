import { lateCode } from '@/lib/late-code';

/** Most who look at a document do not ask. */
export const lateAskDialog = lateCode(() => import('./ask-dialog'));

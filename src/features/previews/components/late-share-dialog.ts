import { lateCode } from '@/lib/late-code';

/** Few documents are shared before they are public. */
export const lateShareDialog = lateCode(() => import('./share-dialog'));

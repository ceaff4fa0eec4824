import { lateCode } from '@/lib/late-code';

/** Most who look at a document do not answer. */
export const lateNoteDialog = lateCode(() => import('./note-dialog'));

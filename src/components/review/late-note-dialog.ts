import { lateCode } from '@/lib/late-code';

/** Most who look at a document neither ask nor answer. */
export const lateNoteDialog = lateCode(() => import('./note-dialog'));

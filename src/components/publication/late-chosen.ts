import { lateCode } from '@/lib/late-code';

/** Comes when a row is chosen. */
export const lateChosenDocuments = lateCode(() => import('./chosen-documents'));

import { lateCode } from '@/lib/late-code';

/** Nobody waits for it: it comes when a list or an editor stands. */
export const latePresence = lateCode(() => import('./presence-parts'));

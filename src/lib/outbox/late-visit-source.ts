import { lateCode } from '@/lib/late-code';

/** What notes by which address a visit began. */
export const visitSource = lateCode(() => import('./visit-source'));

import { lateCode } from '@/lib/late-code';

/** Who types a password does not sign out. Fetched when somebody is about to. */
export const leaving = lateCode(() => import('./leaving'));

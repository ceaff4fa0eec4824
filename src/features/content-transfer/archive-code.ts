import { lateCode } from '@/lib/late-code';

/** What packs and opens archives: only who exports or imports fetches it. */
export const archiveCode = lateCode(() => import('./archive'));

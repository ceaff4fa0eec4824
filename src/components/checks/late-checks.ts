import { lateCode } from '@/lib/late-code';

/** Nobody needs it before something is to become public. */
export const lateChecks = lateCode(() => import('./checks'));

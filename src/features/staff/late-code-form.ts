import { lateCode } from '@/lib/late-code';

/** Asked for by those alone who have a second factor. */
export const codeForm = lateCode(() => import('./components/code-form'));

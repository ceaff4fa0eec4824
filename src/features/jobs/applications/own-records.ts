import { lateCode } from '@/lib/late-code';
import { lateStore } from '@/lib/late-store';

const applicationStore = lateCode(() => import('./application-store'));

/** What changes them. */
export const loadOwnRecords = applicationStore.load;

/** The visitor's own applications; null until they are known, `failed` where their code did not arrive. */
export const useOwnRecords = lateStore(applicationStore, ({ ownRecordsStore }) => ownRecordsStore);

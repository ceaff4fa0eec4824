import { lateCode } from '@/lib/late-code';
import { lateStore } from '@/lib/late-store';

/** The outbox comes with the first submit, or after the page where something waits. */
export const outboxCode = lateCode(() => import('./outbox'));

/** What this browser has sent and has to send; null until it is known, `failed` where the code did not arrive. */
export const useOutbox = lateStore(outboxCode, ({ outbox }) => outbox);

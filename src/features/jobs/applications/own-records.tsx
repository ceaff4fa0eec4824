import { lateCode } from '@/lib/late-code';
import { lateStore } from '@/lib/late-store';
import type { OwnApplicationsProps } from './own-applications';

/** The visitor's own applications: nothing of them is known before the browser's storage has been read. */
const ownCode = lateCode(() => import('./own-applications'));

/** Null until they are known, `failed` where their code did not arrive. */
export const useOwnRecords = lateStore(ownCode, ({ ownRecordsStore }) => ownRecordsStore);

/** Their cards; nothing before their code has arrived, which brings the records as well. */
export function OwnApplicationsSlot(props: OwnApplicationsProps) {
  const code = ownCode.peek();
  return code ? code.renderOwnApplications(props) : null;
}

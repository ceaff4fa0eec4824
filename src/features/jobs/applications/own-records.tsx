import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { lateCode } from '@/lib/late-code';
import { lateStore } from '@/lib/late-store';
import { isKept } from '@/lib/storage/is-kept';
import { jobApplicationPrefix, visitorKeys } from '@/lib/storage/visitor-keys';
import { whenKept } from '@/lib/when-wanted';
import type { OwnApplicationsProps } from './own-applications';
import type { OwnRecords } from './own-records-store';

/** Where the browser keeps neither, it has no records of its own, whatever was sent from it. */
const kept = [jobApplicationPrefix, visitorKeys.interviewChoices] as const;
const none: OwnRecords = { applications: [], interviews: {}, entries: new Map(), inquiry: 'done' };

const ownCode = lateCode(async () => {
  await whenKept(...kept);
  return import('./own-applications');
});

const useLateRecords = lateStore(ownCode, ({ ownRecordsStore }) => ownRecordsStore);

/**
 * The visitor's own applications: null until they are known, `failed` where their code did not arrive. That there are none is
 * known without it.
 */
export function useOwnRecords(): OwnRecords | 'failed' | null {
  const records = useLateRecords();
  const isHydrated = useIsHydrated();
  if (records !== null && records !== 'failed') return records;
  return isHydrated && !kept.some((prefix) => isKept(prefix, 'device')) ? none : records;
}

/** Their cards; nothing before their code has arrived, which brings the records as well. */
export function OwnApplicationsSlot(props: OwnApplicationsProps) {
  const code = ownCode.peek();
  return code ? code.renderOwnApplications(props) : null;
}

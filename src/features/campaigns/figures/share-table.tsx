import { Panel } from '@/components/ui/card';
import { groupIndian } from '@/lib/money';
import type { LeadShares } from './query';

/** Rows of one table; the rest is in the exported file. */
const SHOWN = 8;

interface ShareTableProps {
  readonly title: string;
  readonly shares: LeadShares;
  readonly nameOf?: (key: string) => string;
  /** Where first and last are the same by nature. */
  readonly isSingle?: boolean;
}

/** Leads by one thing: how many by the last visit, and by the first. */
export function ShareTable(props: ShareTableProps) {
  const { title, shares, nameOf = (key: string) => key, isSingle = false } = props;
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <p className="text-muted">None in this time.</p>
      ) : (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="pb-2 text-left font-semibold">
                Name
              </th>
              <th scope="col" className="pb-2 text-right font-semibold">
                {isSingle ? 'Leads' : 'Last visit'}
              </th>
              {isSingle ? null : (
                <th scope="col" className="pb-2 pl-3 text-right font-semibold">
                  First visit
                </th>
              )}
            </tr>
          </thead>
          <tbody data-numbers="">
            {shares.slice(0, SHOWN).map(({ key, last, first }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                  <bdi>{nameOf(key)}</bdi>
                </th>
                <td className="py-1.5 text-right">{groupIndian(last)}</td>
                {isSingle ? null : <td className="py-1.5 pl-3 text-right">{groupIndian(first)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

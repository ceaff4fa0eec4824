import { formatRupees } from '@/lib/money';
import { emiSchedule, type EmiQuote } from '../model';

function lastInstalmentNote(difference: number, paid: number): string {
  if (difference === 0) return `You pay ${formatRupees(paid)} in all.`;
  const amount = formatRupees(Math.abs(difference));
  const direction = difference > 0 ? 'more' : 'less';
  return `Each instalment is rounded to whole rupees, so the last one is ${amount} ${direction} than the others. Over the whole tenure you pay ${formatRupees(paid)}.`;
}

/** What each instalment pays for, and what is still owed after it. */
export function EmiScheduleTable({ quote }: { readonly quote: EmiQuote }) {
  const schedule = emiSchedule(quote);
  return (
    <>
      <table className="mt-3 w-full text-right text-sm text-ink">
        <caption className="sr-only">
          Instalments for {formatRupees(quote.principal)} over {quote.months} months
        </caption>
        <thead className="border-b border-line-strong text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              Month
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Instalment
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Interest
            </th>
            <th scope="col" className="hidden px-3 py-2 font-medium sm:table-cell">
              Repaid
            </th>
            <th scope="col" className="py-2 pl-3 font-medium">
              Still owed
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {schedule.rows.map((row) => (
            <tr key={row.month}>
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {row.month}
              </th>
              <td className="px-3 py-2">{formatRupees(row.payment)}</td>
              <td className="px-3 py-2">{formatRupees(row.interest)}</td>
              <td className="hidden px-3 py-2 sm:table-cell">{formatRupees(row.principal)}</td>
              <td className="py-2 pl-3">{formatRupees(row.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        {lastInstalmentNote(schedule.lastDifference, schedule.paid)}
      </p>
    </>
  );
}

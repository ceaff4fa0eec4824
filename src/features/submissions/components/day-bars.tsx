import { formatShortDate } from '@/lib/dates';
import { groupIndian } from '@/lib/money';

interface DayBarsProps {
  /** `2026-11-22`, on India's calendar; the earliest first. */
  readonly days: readonly { readonly day: string; readonly leads: number }[];
}

const dayText = (day: string) => formatShortDate(`${day}T12:00:00+05:30`);

/** Leads per day as bars, and the same as a table. */
export function DayBars({ days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ leads }) => leads));
  const [first] = days;
  const last = days.at(-1);
  return (
    <div className="space-y-4">
      <div aria-hidden="true">
        <div className="flex h-32 items-end gap-px border-b border-line sm:gap-1">
          {days.map(({ day, leads }) => (
            <span
              key={day}
              title={`${dayText(day)}: ${leads}`}
              className="min-w-0 flex-1 rounded-t-sm bg-brand forced-colors:bg-[CanvasText]"
              style={{ height: `${(leads / most) * 100}%` }}
            />
          ))}
        </div>
        <p className="mt-1 flex justify-between text-xs text-muted">
          <span>{first ? dayText(first.day) : null}</span>
          <span>{last ? dayText(last.day) : null}</span>
        </p>
      </div>
      <details>
        <summary className="link-underline inline-flex min-h-8 items-center rounded-sm text-sm font-medium">
          Leads per day as a table
        </summary>
        <table className="mt-2 w-full max-w-sm text-sm">
          <thead>
            <tr className="text-left text-xs text-muted">
              <th scope="col" className="py-2 font-semibold">
                Day
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                Leads
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.map(({ day, leads }) => (
              <tr key={day}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {dayText(day)}
                </th>
                <td className="py-1.5 text-right">{groupIndian(leads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

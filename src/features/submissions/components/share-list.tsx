import { Panel } from '@/components/ui/card';
import { groupIndian } from '@/lib/money';

/** Rows of one list; the rest is in the exported file. */
const SHOWN = 8;

interface ShareListProps {
  readonly title: string;
  /** The most frequent first. */
  readonly shares: readonly { readonly key: string; readonly leads: number }[];
  readonly nameOf: (key: string) => string;
}

/** Leads by one thing, each with a bar as long as its share of the most frequent. */
export function ShareList({ title, shares, nameOf }: ShareListProps) {
  const most = shares[0]?.leads ?? 1;
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <p className="text-muted">None in these days.</p>
      ) : (
        <ul className="space-y-3">
          {shares.slice(0, SHOWN).map(({ key, leads }) => (
            <li key={key} className="text-sm">
              <p className="flex items-baseline justify-between gap-3">
                <bdi className="min-w-0 wrap-anywhere">{nameOf(key)}</bdi>
                <span data-numbers="">{groupIndian(leads)}</span>
              </p>
              <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-surface-sunken">
                <span
                  className="block h-full rounded-full bg-brand forced-colors:bg-[CanvasText]"
                  style={{ width: `${(leads / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

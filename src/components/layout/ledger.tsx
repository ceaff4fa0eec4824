import type { ReactNode } from 'react';

interface LedgerEntry {
  readonly term: string;
  readonly text: ReactNode;
}

/** Terms with their explanations, one row each, divided by hairlines. */
export function Ledger({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  return (
    <dl className="divide-y divide-line-strong/40 border-y border-line-strong/40">
      {entries.map((entry) => (
        <div key={entry.term} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[1fr_2fr]">
          <dt className="text-lg font-semibold text-ink">{entry.term}</dt>
          <dd className="max-w-measure text-ink-soft">{entry.text}</dd>
        </div>
      ))}
    </dl>
  );
}

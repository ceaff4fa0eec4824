import { meaningOf } from '@/data/fact-meanings';
import { statTiles } from '@/data/facts';
import { CountingFigure } from '../counting-figure';

/** Four figures, each with what was counted: a claim that can be checked is worth more than a large one. */
export function StatTiles() {
  return (
    <section aria-label="Results in figures" className="border-y border-line">
      <dl className="page-width grid grid-cols-2 lg:grid-cols-4">
        {statTiles.map((fact) => (
          <div
            key={fact.label}
            className="flex flex-col border-line py-8 pr-4 odd:border-r odd:pr-4 even:pl-5 max-lg:nth-[n+3]:border-t lg:border-r lg:pr-6 lg:not-first:pl-6 lg:last:border-r-0"
          >
            <dt className="order-2 mt-2 font-semibold text-ink">{fact.label}</dt>
            <dd className="order-1 text-3xl sm:text-4xl font-bold text-brand">
              <CountingFigure fact={fact} />
            </dd>
            <dd className="order-3 mt-2 text-sm text-muted">{meaningOf(fact)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

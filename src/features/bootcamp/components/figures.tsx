import { bootcampFigures } from '@/data/bootcamp-day';

/** Four figures of the day. */
export function Figures() {
  return (
    <dl className="page-width grid grid-cols-2 gap-x-8 lg:grid-cols-4">
      {bootcampFigures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line py-8 max-lg:nth-[n+3]:border-t"
        >
          <dt className="mt-1 text-ink-soft">{label}</dt>
          <dd data-numbers="" className="text-4xl font-bold text-ink">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

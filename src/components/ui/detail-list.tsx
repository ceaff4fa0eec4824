import { clsx } from 'clsx';

export interface Detail {
  readonly term: string;
  readonly text: string;
}

/** Terms beside their texts, as they were typed; what is empty is left out. */
export function DetailList({
  items,
  className,
}: {
  readonly items: readonly Detail[];
  readonly className?: string;
}) {
  return (
    <dl className={clsx('divide-y divide-line border-y border-line', className)}>
      {items
        .filter(({ text }) => text !== '')
        .map(({ term, text }) => (
          <div
            key={`${term} ${text}`}
            className="grid grid-cols-1 gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-muted sm:pt-0.5">{term}</dt>
            <dd dir="auto" className="text-left break-words whitespace-pre-line text-ink">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  );
}

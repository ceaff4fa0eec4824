import { clsx } from 'clsx';

interface PillGroupProps<V extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly items: readonly { readonly value: V; readonly label: string; readonly count?: number }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly className?: string;
}

/** Choices of which one holds. They need scripts, and hide without. */
export function PillGroup<V extends string>({
  label,
  items,
  value,
  onChange,
  className,
}: PillGroupProps<V>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx('flex flex-wrap gap-1 noscript:hidden', className)}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          onClick={() => onChange(item.value)}
          className={clsx(
            'min-h-11 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors',
            item.value === value
              ? 'bg-ink text-surface'
              : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
          )}
        >
          {item.label}
          {item.count === undefined ? null : (
            <span data-numbers="" className="ml-1.5 font-normal opacity-80">
              {item.count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

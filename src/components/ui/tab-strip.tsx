import { clsx } from 'clsx';
import { useRef, type KeyboardEvent } from 'react';

interface TabStripItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
}

interface TabStripProps<Id extends string> {
  /** Accessible name of the row. */
  readonly label: string;
  readonly items: readonly TabStripItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Begins the ids of tabs and panels, see `tabId` and `panelId`. */
  readonly name: string;
  /** One panel for all tabs, whose content follows the choice; else one panel each. */
  readonly sharedPanel?: boolean;
  readonly className?: string;
}

export const tabId = (name: string, id: string) => `${name}-tab-${id}`;
export const panelId = (name: string, id = 'panel') => `${name}-${id}`;

/** Which tab a key leads to, or undefined for every other key. */
function stepOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs without a library, for prerendered pages: arrow keys, Home and End move and choose. Panels stay with
 * the caller; without scripts the row hides, so panels must then be readable one after the other.
 */
export function TabStrip<Id extends string>({
  label,
  items,
  value,
  onChange,
  name,
  sharedPanel = false,
  className,
}: TabStripProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    // Counted from where the focus is: the value may follow late, by way of the address.
    const index = items.findIndex((item) => tabId(name, item.id) === document.activeElement?.id);
    const next = items[stepOf(event.key, index, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(name, next.id)}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKeyDown}
      className={clsx(
        'flex flex-wrap gap-x-6 gap-y-1 border-b border-line outline-none noscript:hidden',
        className,
      )}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={tabId(name, item.id)}
          aria-selected={item.id === value}
          aria-controls={panelId(name, sharedPanel ? undefined : item.id)}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
          className={clsx(
            '-mb-px min-h-11 border-b-2 py-2.5 font-medium transition-colors',
            item.id === value
              ? 'border-brand text-ink'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {item.label}
          {item.count === undefined ? null : (
            <span data-numbers="" className="font-normal text-muted">
              {' '}
              ({item.count})
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

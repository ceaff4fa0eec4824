import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { memo, useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Near } from '@/components/late/near';

interface TabsProps<Id extends string> {
  readonly ids: readonly Id[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around a row of tabs and what they show. */
export function Tabs<Id extends string>({ ids, value, onChange, ...rest }: TabsProps<Id>) {
  // Pressing a tab asks twice, with the pointer and with the focus; a value that follows by way of the address is late.
  const asked = useRef(value);
  useEffect(() => {
    asked.current = value;
  }, [value]);

  function handleChange(next: string) {
    const id = ids.find((known) => known === next);
    if (id === undefined || id === asked.current) return;
    asked.current = id;
    onChange(id);
  }

  return <Radix.Root {...rest} value={value} onValueChange={handleChange} />;
}

interface TabRowProps {
  /** Accessible name of the row. */
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly count?: number;
  }[];
  readonly className?: string | undefined;
}

/** All that is known of a row are words and numbers. */
const isSameRow = (one: TabRowProps, other: TabRowProps) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * One stop of the tab key; arrows, Home and End move and choose. Without scripts it hides, and all panels show.
 *
 * A prerendered row is taken over when the page is used: Radix' group renders it several times in one piece before it is still.
 */
export const TabRow = memo(function TabRow({ label, items, className }: TabRowProps) {
  return (
    <Near isInSight className="contents">
      <Radix.List
        aria-label={label}
        className={clsx(
          'flex flex-wrap gap-x-6 gap-y-1 border-b border-line outline-none noscript:hidden',
          className,
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.id}
            value={item.id}
            className={clsx(
              '-mb-px min-h-11 border-b-2 border-transparent py-2.5 font-medium text-muted transition-colors hover:text-ink',
              'data-[state=active]:border-brand data-[state=active]:text-ink',
            )}
          >
            {item.label}
            {item.count === undefined ? null : (
              <span data-numbers="" className="font-normal text-muted">
                {' '}
                ({item.count})
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Near>
  );
}, isSameRow);

/**
 * What a tab shows. It stays in the page while another tab is chosen, for paper and for visitors without scripts. One
 * panel may serve all tabs: its `value` is then the chosen one.
 */
export function TabPanel({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Content>) {
  return (
    <Radix.Content
      // All that a panel holds is reached by itself; a stop at the panel would be one more.
      tabIndex={undefined}
      {...rest}
      forceMount
      className={clsx('data-[state=inactive]:hidden noscript:block!', className)}
    />
  );
}

import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export const Tabs = Radix.Root;

export function TabsList({ className, ...rest }: ComponentPropsWithRef<typeof Radix.List>) {
  return (
    <Radix.List
      {...rest}
      className={clsx('flex gap-1 overflow-x-auto border-b border-line', className)}
    />
  );
}

/** The look of a tab, also for links that act as tabs (`aria-current`). */
export const tabClass = clsx(
  '-mb-px shrink-0 border-b-2 border-transparent px-3 py-2.5 text-sm font-medium whitespace-nowrap text-muted',
  'transition-colors hover:text-ink focus-visible:-outline-offset-2',
  'data-[state=active]:border-brand data-[state=active]:text-ink',
  'aria-[current]:border-brand aria-[current]:text-ink',
);

export function Tab({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Trigger>) {
  return <Radix.Trigger {...rest} className={clsx(tabClass, className)} />;
}

export function TabPanel({ className, ...rest }: ComponentPropsWithRef<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={clsx('pt-6', className)} />;
}

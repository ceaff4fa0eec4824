import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface ChosenBarProps {
  readonly label: string;
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with the chosen rows. */
  readonly children: ReactNode;
}

/** Stays in sight while the list is scrolled. */
export function ChosenBar({ label, count, onClear, children }: ChosenBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="sticky top-14 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-surface py-2"
    >
      <p role="status" data-numbers="" className="mr-2 text-sm font-semibold">
        {count} chosen
      </p>
      {children}
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

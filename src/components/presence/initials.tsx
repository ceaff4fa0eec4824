import { clsx } from 'clsx';
import { initialsOf } from '@/components/ui/avatar';
import type { PresentPerson } from '@/lib/presence/presence';

/** So many people are drawn; the others are counted in words. */
const DRAWN = 3;

interface InitialsProps {
  readonly people: readonly PresentPerson[];
  readonly className?: string;
}

/** Decorative: the names stand beside them. */
export function Initials({ people, className }: InitialsProps) {
  return (
    <span aria-hidden="true" className={clsx('flex shrink-0 -space-x-1.5', className)}>
      {people.slice(0, DRAWN).map(({ id, name }) => (
        <span
          key={id}
          className="inline-flex size-6 items-center justify-center rounded-full border border-surface bg-brand-soft text-xs leading-none font-semibold text-brand select-none"
        >
          {initialsOf(name)}
        </span>
      ))}
    </span>
  );
}

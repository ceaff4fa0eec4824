import { clsx } from 'clsx';
import { Avatar } from '@/components/ui/avatar';
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
        <Avatar key={id} name={name} size="tiny" className="border border-surface" />
      ))}
    </span>
  );
}

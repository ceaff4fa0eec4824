import { clsx } from 'clsx';
import { namePeople, sayOpen } from '@/lib/presence/name-people';
import type { PresentPerson } from '@/lib/presence/presence';
import { Initials } from './initials';

interface PresenceLineProps {
  /** Who else has the document open. */
  readonly people: readonly PresentPerson[];
  /** Who had it open a moment ago, where nobody has any more. */
  readonly left?: readonly PresentPerson[];
  /** `data-said:` tells the line from an empty one. */
  readonly className?: string;
}

/** One quiet line that says who else works here. Stays on the page while it is empty, so that a change is heard. */
export function PresenceLine({ people, left = [], className }: PresenceLineProps) {
  const said =
    people.length > 0
      ? sayOpen(people, 'this open too')
      : left.length > 0
        ? `${namePeople(left)} ${left.length === 1 ? 'has' : 'have'} left`
        : '';
  return (
    <p
      role="status"
      data-said={said === '' ? undefined : ''}
      className={clsx('flex min-w-0 items-center gap-1.5 text-sm text-muted', className)}
    >
      {people.length > 0 ? <Initials people={people} /> : null}
      {said === '' ? null : (
        <span title={said} className="min-w-0 truncate">
          {said}
        </span>
      )}
    </p>
  );
}

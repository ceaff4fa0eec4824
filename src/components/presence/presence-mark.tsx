import { sayOpen } from '@/lib/presence/name-people';
import type { PresentPerson } from '@/lib/presence/presence';
import { isolated } from '@/lib/isolated';
import { Initials } from './initials';

/** In the row of a list: who has this document open. No higher than a line of small text. */
export function PresenceMark({ people }: { readonly people: readonly PresentPerson[] }) {
  const [first] = people;
  if (!first) return null;
  const said = sayOpen(people, 'this open');
  return (
    <span
      title={said}
      className="-my-1 inline-flex max-w-3/5 shrink-0 items-center gap-1 font-sans text-xs font-medium text-ink-soft"
    >
      <Initials people={people.slice(0, 1)} />
      <span aria-hidden="true" className="truncate">
        {isolated(first.name)}
        {people.length > 1 ? ` +${people.length - 1}` : ''}
      </span>
      <span className="sr-only">{said}</span>
    </span>
  );
}

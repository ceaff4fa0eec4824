import { isolated } from '@/lib/isolated';
import type { PresentPerson } from './presence';

/** "Asha Rao", "Asha Rao and Ravi Menon", "Asha Rao and 2 others". */
export function namePeople(people: readonly PresentPerson[]): string {
  const [first, second] = people.map(({ name }) => isolated(name));
  if (first === undefined) return '';
  if (second === undefined) return first;
  return people.length === 2
    ? `${first} and ${second}`
    : `${first} and ${people.length - 1} others`;
}

/** "Asha Rao has this open", "Asha Rao and 2 others have this open". */
export function sayOpen(people: readonly PresentPerson[], ending = 'this open'): string {
  return `${namePeople(people)} ${people.length === 1 ? 'has' : 'have'} ${ending}`;
}

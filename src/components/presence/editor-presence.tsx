import { useEffect, useState } from 'react';
import { keepPresence } from '@/lib/presence/keep-presence';
import type { PresentKind, PresentPerson } from '@/lib/presence/presence';
import { PresenceLine } from './presence-line';

/** Milliseconds for which it is said that somebody left. */
const FAREWELL = 10_000;

interface Seen {
  readonly people: readonly PresentPerson[];
  readonly left: readonly PresentPerson[];
}

const nobody: Seen = { people: [], left: [] };

const keyOf = (people: readonly PresentPerson[]) => people.map(({ id, name }) => id + name).join();

/** The same object where nothing has changed, so that nothing is said twice. */
function next(before: Seen, people: readonly PresentPerson[] | null): Seen {
  if (!people) return nobody;
  if (keyOf(people) === keyOf(before.people)) return before;
  return { people, left: people.length === 0 ? before.people : [] };
}

interface EditorPresenceProps {
  readonly kind: PresentKind;
  readonly id: string;
  readonly className: string;
}

/** Says to others that the document is open here, and here who of them has it open. Mounted with its id as key. */
export function EditorPresence({ kind, id, className }: EditorPresenceProps) {
  const [seen, setSeen] = useState(nobody);
  useEffect(
    () => keepPresence(kind, id, (people) => setSeen((before) => next(before, people))),
    [kind, id],
  );
  useEffect(() => {
    if (seen.left.length === 0) return;
    const timer = setTimeout(() => setSeen(nobody), FAREWELL);
    return () => clearTimeout(timer);
  }, [seen]);
  return <PresenceLine people={seen.people} left={seen.left} className={className} />;
}

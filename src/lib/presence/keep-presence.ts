import { newId } from '@/lib/drafts/new-id';
import { leavePresence, notePresence, type PresentKind, type PresentPerson } from './presence';
import { whileVisible } from './while-visible';

/** Milliseconds between two signs. Three may be lost before the database forgets. */
const BEAT = 20_000;
/** Milliseconds for which the last answer is believed, as the database believes a sign. */
export const BELIEVED = 60_000;

/**
 * Says that a document is open in this tab, for as long as the page is seen.
 *
 * @param onPeople told after each sign who else has it open; null once that has not been known for a minute
 * @returns leaves it
 */
export function keepPresence(
  kind: PresentKind,
  id: string,
  onPeople: (people: readonly PresentPerson[] | null) => void,
): () => void {
  const tab = newId();
  let answeredAt = 0;
  let isOver = false;

  const end = whileVisible(async () => {
    const people = await notePresence(kind, id, tab);
    if (isOver) return;
    if (people) answeredAt = Date.now();
    if (people || Date.now() - answeredAt >= BELIEVED) onPeople(people);
  }, BEAT);

  const leave = () => void leavePresence(tab);
  window.addEventListener('pagehide', leave);
  return () => {
    isOver = true;
    window.removeEventListener('pagehide', leave);
    // Not before a sign that is on its way, or that would count for another minute.
    void end().then(leave);
  };
}

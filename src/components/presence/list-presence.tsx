import { useEffect } from 'react';
import { BELIEVED } from '@/lib/presence/keep-presence';
import { presencesOf, type PresentKind } from '@/lib/presence/presence';
import { whileVisible } from '@/lib/presence/while-visible';
import { PresenceMark } from './presence-mark';
import type { MarkOf } from './use-listed-presence';

/** Milliseconds between two looks. */
const LOOK = 25_000;

interface ListPresenceProps {
  readonly kind: PresentKind;
  /** Of the rows shown, joined by commas. */
  readonly ids: string;
  readonly onMarks: (markOf: MarkOf | null) => void;
}

/** Asks for a whole page of a list who has what open, while it is seen. Shows nothing itself. */
export function ListPresence({ kind, ids, onMarks }: ListPresenceProps) {
  useEffect(() => {
    let isOver = false;
    let shown = '[]';
    let answeredAt = 0;
    const end = whileVisible(async () => {
      const found = await presencesOf(kind, ids.split(','));
      if (isOver) return;
      if (found) answeredAt = Date.now();
      else if (Date.now() - answeredAt < BELIEVED) return;
      // Rows are drawn again only where somebody came or went.
      const now = JSON.stringify([...(found ?? [])]);
      if (now === shown) return;
      shown = now;
      onMarks((id) => {
        const people = found?.get(id);
        return people ? <PresenceMark people={people} /> : null;
      });
    }, LOOK);
    return () => {
      isOver = true;
      onMarks(null);
      void end();
    };
  }, [kind, ids, onMarks]);
  return null;
}

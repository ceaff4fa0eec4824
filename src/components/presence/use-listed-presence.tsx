import { useCallback, useState, type ReactNode } from 'react';
import { Late } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';
import type { PresentKind } from '@/lib/presence/presence';

const parts = lateCode(() => import('./presence-parts'));

/** In the row of a document: who else has it open, or nothing. */
export type MarkOf = (id: string) => ReactNode;

const noMark: MarkOf = () => null;

/**
 * Who else has the documents of a list open.
 *
 * @param rows what the list shows now
 * @param mayRead edits this kind of document; the database tells nobody else
 * @returns `presence` for the rows, and `watch`, which has to be rendered beside them
 */
export function useListedPresence(
  kind: PresentKind,
  rows: readonly { readonly id: string }[] = [],
  mayRead: boolean,
): { readonly presence: MarkOf; readonly watch: ReactNode } {
  const [presence, setPresence] = useState<MarkOf>(() => noMark);
  const handleMarks = useCallback(
    (markOf: MarkOf | null) => setPresence(() => markOf ?? noMark),
    [],
  );
  const ids = rows.map(({ id }) => id).join();
  const watch =
    mayRead && ids !== '' ? (
      <Late code={parts} failed={null}>
        {({ ListPresence }) => <ListPresence kind={kind} ids={ids} onMarks={handleMarks} />}
      </Late>
    ) : null;
  return { presence, watch };
}

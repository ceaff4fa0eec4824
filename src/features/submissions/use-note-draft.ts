import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { createDraftStore } from '@/lib/drafts/draft-store';
import { newId } from '@/lib/drafts/new-id';
import { useDraftKeeper } from '@/lib/drafts/use-draft-keeper';
import { ignore } from '@/lib/ignore';

export interface NoteDraftOptions {
  readonly leadId: string;
  /** Whose text it is: another person may sign in on the same browser. */
  readonly ownerId: string;
  /** What the text is called among kept drafts. */
  readonly title: string;
}

const kept = z.object({ title: z.string(), text: z.string() });

function parse(value: unknown) {
  const read = kept.safeParse(value);
  return read.success ? read.data : null;
}

/** The text of a note, kept in this browser while it is typed and brought back when the lead is opened again. */
export function useNoteDraft({ leadId, ownerId, title }: NoteDraftOptions) {
  const [store] = useState(() => createDraftStore({ kind: 'note', ownerId, parse }));
  const [slot] = useState(newId);
  const [text, setText] = useState('');
  // Read while the page closes, when nothing renders any more.
  const current = useRef('');
  const keeper = useDraftKeeper({
    store,
    documentId: leadId,
    slot,
    base: null,
    read: () => (current.current.trim() === '' ? null : { title, text: current.current }),
  });
  const { flush, touch, forget, outcome } = keeper;

  function put(next: string) {
    current.current = next;
    setText(next);
  }

  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      const [draft] = await store.listOf(leadId);
      if (!draft || isGone || current.current !== '') return;
      current.current = draft.value.text;
      setText(draft.value.text);
      flush();
      await store.remove(draft);
    }
    bringBack().catch(ignore);
    return () => {
      isGone = true;
    };
  }, [store, leadId, flush]);

  return {
    text,
    outcome,
    change: (next: string) => {
      put(next);
      touch();
    },
    /** The text has arrived; what was typed since then stays. */
    done: (arrived: string) => {
      if (current.current !== arrived) return;
      put('');
      forget();
    },
  };
}

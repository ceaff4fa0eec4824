import { useEffect, useState } from 'react';
import type { DraftStore, KeptDraft } from './draft-store';
import { changedKeys } from './save-document';

interface DraftOffers<T> {
  readonly offers: readonly KeptDraft<T>[];
  /** Takes an offer off the list; the kept text stays where it is. */
  readonly hide: (draft: KeptDraft<T>) => void;
  /** Takes an offer off the list and out of the browser. */
  readonly discard: (draft: KeptDraft<T>) => void;
}

/**
 * Unsaved texts that earlier visits left, as they were when the editor opened.
 *
 * @param documentId the document; null for the texts of documents that were never saved
 * @param ownSlot where this editor keeps its own text
 * @param saved what is stored: a kept text that equals it was saved after all and is removed quietly, and so is an older
 *   one that says the same as a newer one
 */
export function useDraftOffers<T extends object>(
  store: DraftStore<T>,
  documentId: string | null,
  saved: T,
  ownSlot: string,
): DraftOffers<T> {
  const [offers, setOffers] = useState<readonly KeptDraft<T>[]>([]);
  const [initial] = useState(saved);

  useEffect(() => {
    let isCurrent = true;
    const list = documentId === null ? store.listNew() : store.listOf(documentId);
    void list.then((drafts) => {
      // Newest first, so that of texts that are alike the newest stays.
      const unsaved: KeptDraft<T>[] = [];
      for (const draft of drafts) {
        const alike = unsaved.filter(({ documentId: id }) => id === draft.documentId);
        const known = [initial, ...alike.map(({ value }) => value)];
        if (known.every((value) => changedKeys(draft.value, value).length > 0)) unsaved.push(draft);
        else void store.remove(draft);
      }
      if (isCurrent) setOffers(unsaved.filter(({ slot }) => slot !== ownSlot));
    });
    return () => {
      isCurrent = false;
    };
  }, [store, documentId, initial, ownSlot]);

  const hide = (draft: KeptDraft<T>) =>
    setOffers((all) => all.filter((offer) => offer.slot !== draft.slot));
  const discard = (draft: KeptDraft<T>) => {
    hide(draft);
    void store.remove(draft);
  };
  return { offers, hide, discard };
}

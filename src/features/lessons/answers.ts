import { useSyncExternalStore } from 'react';
import { defineFormDraft } from '@/lib/storage/form-draft';

/** What somebody has entered, by field. */
export type Answers = Readonly<Partial<Record<string, string>>>;

export interface AnswerStore {
  readonly get: () => Answers;
  /** Adds to what is there. */
  readonly set: (answers: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const none: Answers = {};

/**
 * The answers of one exercise. They last as long as the tab, as what is typed into a form does, and "Your data" erases them
 * with the drafts.
 */
export function defineAnswers(name: string): AnswerStore {
  const draft = defineFormDraft(`lesson_${name}`);
  const listeners = new Set<() => void>();
  let known: Record<string, string> | undefined;

  function change(answers: Record<string, string>): void {
    known = answers;
    for (const listener of listeners) listener();
  }

  return {
    get: () => (known ??= draft.get()),
    set: (answers) => {
      const next = { ...(known ?? draft.get()), ...answers };
      draft.set(next);
      change(next);
    },
    clear: () => {
      draft.clear();
      change({});
    },
    subscribe: (listener) => {
      // Whoever comes back may have erased everything meanwhile.
      if (listeners.size === 0) known = undefined;
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What was answered; nothing in the prerendered page and while it is taken over. */
export function useAnswers(store: AnswerStore): Answers {
  return useSyncExternalStore(store.subscribe, store.get, () => none);
}

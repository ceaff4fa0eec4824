import { useEffect, useRef } from 'react';
import { publicationState } from '@/lib/publication-times';
import type { EditedForm } from './document-kind';
import type { DocumentStatus, WithStatus } from './publication-values';

interface QuestionOptions<Input, Values> {
  readonly form: EditedForm<Input, Values>;
  /** Whether it may become public; undefined where nobody is asked. */
  readonly mayPublish: ((text: Input, known: Input | null) => Promise<boolean>) | undefined;
  /** What is public or scheduled already; null when nothing is. */
  readonly known: () => Input | null;
  readonly save: (values: Values, status: DocumentStatus) => Promise<void>;
}

/** A save that asks first when visitors are to see what it stores. */
export function usePublishQuestion<Input extends WithStatus, Values>(
  options: QuestionOptions<Input, Values>,
) {
  const { form, mayPublish, known, save } = options;
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  /** @param undo what the form takes back when the answer is no */
  return async (values: Values, status: DocumentStatus, undo: Partial<Input> = {}) => {
    const text = form.read();
    const state = publicationState({ ...text, status }, Date.now());
    if (!mayPublish || state === 'draft' || state === 'ended') return save(values, status);
    if (!(await mayPublish(text, known()))) {
      form.change(undo);
      return;
    }
    // Typing may have gone on meanwhile.
    form.submit((present) => latest.current(present, status));
  };
}

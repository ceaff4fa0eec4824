import { useRef, useState } from 'react';
import { toAppError, type AppError } from '@/lib/supabase/errors';
import { newId } from './new-id';
import {
  saveDocument,
  type DocumentBackend,
  type SaveOutcome,
  type VersionedDocument,
} from './save-document';

export type SaveResult<Doc> =
  | SaveOutcome<Doc>
  | { readonly kind: 'failed'; readonly error: AppError }
  /** A save is under way: a second click, or Enter twice. */
  | { readonly kind: 'busy' };

interface DocumentSaveOptions<Values extends object, Doc extends VersionedDocument> {
  /** Of a stored document, or made here for one that has not been saved yet. */
  readonly initialId: string;
  readonly initial: Doc | null;
  readonly backend: DocumentBackend<Values, Doc>;
}

interface DocumentSave<Values extends object, Doc extends VersionedDocument> {
  readonly id: string;
  /** The saved version that the text on the screen is based on; null before the first save. */
  readonly base: Doc | null;
  readonly isSaving: boolean;
  /** Why the last save did not happen; null while all is well. */
  readonly failure: Exclude<SaveResult<Doc>, { kind: 'saved' | 'busy' }> | null;
  /** @param through where it is stored, if not as always */
  readonly save: (
    values: Values,
    through?: DocumentBackend<Values, Doc>,
  ) => Promise<SaveResult<Doc>>;
  /** Bases the text on another version, the one that somebody else saved. */
  readonly rebase: (document: Doc) => void;
  /** Makes the text a new document, because the one that it belonged to is gone. */
  readonly startAnew: () => void;
  /** Something else than a save found out. */
  readonly fail: (failure: NonNullable<DocumentSave<Values, Doc>['failure']>) => void;
  /** Puts the last failure away. */
  readonly clearFailure: () => void;
}

/** Saving of one open document, one save at a time. */
export function useDocumentSave<Values extends object, Doc extends VersionedDocument>({
  initialId,
  initial,
  backend,
}: DocumentSaveOptions<Values, Doc>): DocumentSave<Values, Doc> {
  const [id, setId] = useState(initialId);
  const [base, setBase] = useState(initial);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<DocumentSave<Values, Doc>['failure']>(null);
  // Read within one tick, before React has rendered: a double click must find the first save running.
  const running = useRef(false);
  const current = useRef({ id: initialId, base: initial });

  const place = (nextId: string, nextBase: Doc | null) => {
    current.current = { id: nextId, base: nextBase };
    setId(nextId);
    setBase(nextBase);
    setFailure(null);
  };
  const rebase = (document: Doc) => place(document.id, document);
  const startAnew = () => place(newId(), null);

  const save = async (values: Values, through = backend): Promise<SaveResult<Doc>> => {
    if (running.current) return { kind: 'busy' };
    running.current = true;
    setIsSaving(true);
    setFailure(null);
    try {
      const outcome = await saveDocument(through, current.current.id, current.current.base, values);
      if (outcome.kind === 'saved') rebase(outcome.document);
      else setFailure(outcome);
      return outcome;
    } catch (thrown) {
      const failed = { kind: 'failed', error: toAppError(thrown) } as const;
      setFailure(failed);
      return failed;
    } finally {
      running.current = false;
      setIsSaving(false);
    }
  };

  return {
    id,
    base,
    isSaving,
    failure,
    save,
    rebase,
    startAnew,
    fail: setFailure,
    clearFailure: () => setFailure(null),
  };
}

import { useRef, useState } from 'react';
import { toAppError, type AppError } from '@/lib/supabase/errors';
import { saveDocument, type DocumentBackend, type SaveOutcome, type VersionedDocument } from './save-document';

export type SaveResult<Doc> =
  | SaveOutcome<Doc>
  | { readonly kind: 'failed'; readonly error: AppError }
  /** A save is under way: a second click, or Enter twice. */
  | { readonly kind: 'busy' };

interface DocumentSaveOptions<Values extends object, Doc extends VersionedDocument> {
  readonly id: string;
  readonly initial: Doc | null;
  readonly backend: DocumentBackend<Values, Doc>;
}

interface DocumentSave<Values, Doc> {
  /** The saved version that the text on the screen is based on; null before the first save. */
  readonly base: Doc | null;
  readonly isSaving: boolean;
  /** Why the last save did not happen; null while all is well. */
  readonly failure: Exclude<SaveResult<Doc>, { kind: 'saved' | 'busy' }> | null;
  readonly save: (values: Values) => Promise<SaveResult<Doc>>;
  /** Bases the text on another version: the one that somebody else saved, or none. */
  readonly rebase: (document: Doc | null) => void;
  /** Puts the last failure away. */
  readonly clearFailure: () => void;
}

/** Saving of one open document, one save at a time. */
export function useDocumentSave<Values extends object, Doc extends VersionedDocument>({
  id,
  initial,
  backend,
}: DocumentSaveOptions<Values, Doc>): DocumentSave<Values, Doc> {
  const [base, setBase] = useState(initial);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<DocumentSave<Values, Doc>['failure']>(null);
  // Read within one tick, before React has rendered: a double click must find the first save running.
  const running = useRef(false);
  const current = useRef(initial);

  const rebase = (document: Doc | null) => {
    current.current = document;
    setBase(document);
    setFailure(null);
  };

  const save = async (values: Values): Promise<SaveResult<Doc>> => {
    if (running.current) return { kind: 'busy' };
    running.current = true;
    setIsSaving(true);
    setFailure(null);
    try {
      const outcome = await saveDocument(backend, id, current.current, values);
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

  return { base, isSaving, failure, save, rebase, clearFailure: () => setFailure(null) };
}

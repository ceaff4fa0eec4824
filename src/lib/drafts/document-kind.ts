import type { AppError } from '@/lib/supabase/errors';
import type { DraftStore, KeptDraft } from './draft-store';
import type { DocumentBackend, VersionedDocument } from './save-document';
import type { SharedCopies, SharedCopy } from './shared-copies';

/** The form on the screen, whatever it is made of. */
export interface EditedForm<Input, Values> {
  /** Everything as it stands now. */
  readonly read: () => Input;
  /** Puts a whole text on the screen. */
  readonly replace: (values: Input) => void;
  /** Changes some fields and leaves the others, and the cursor, alone. */
  readonly change: (changes: Partial<Input>) => void;
  /** Validates; hands over what is to be stored when all is well. */
  readonly submit: (next: (values: Values) => Promise<void>) => void;
}

export interface DocumentEditorOptions<Input, Doc> {
  readonly id: string;
  /** The stored document; null for a new one. */
  readonly stored: Doc | null;
  /** Changes of it that are not public yet. */
  readonly copy?: SharedCopy | null;
  /** A new document as it starts. */
  readonly blank: Input;
  /** Unsaved text of a new document that the person chose to continue. */
  readonly adopted: KeptDraft<Input> | null;
  readonly drafts: DraftStore<Input>;
  /** The document has been stored for the first time. */
  readonly onCreated: (document: Doc) => void;
  /** The document has been stored. */
  readonly onSaved: (document: Doc) => void;
}

/** What a save has done. */
export interface StoredChange {
  readonly isNew: boolean;
  /** Visitors could not see it before. */
  readonly isPublishing: boolean;
}

/** What a refused save was about to do. */
export type RefusedChange = 'create' | 'edit' | 'publish';

/** What one kind of document lends to its editor. */
export interface DocumentKind<Input, Values extends object, Doc extends VersionedDocument> {
  readonly form: EditedForm<Input, Values>;
  readonly backend: DocumentBackend<Values, Doc>;
  readonly inputOf: (document: Doc) => Input;
  /** What is not public yet; undefined where this kind has no such copies. */
  readonly copies?: SharedCopies<Values, Doc>;
  /**
   * Asked before visitors are to see a text; when the answer is no, nothing is saved.
   * @param known what is public or scheduled already; null when nothing is
   */
  readonly mayPublish?: (text: Input, known: Input | null) => Promise<boolean>;
  /** It is saved without being published. */
  readonly onKept?: () => void;
  /** Fields that a save has tidied or filled in: they are shown, unless they were changed meanwhile. */
  readonly tidied?: (document: Doc) => Partial<Input>;
  readonly onStored: (document: Doc, change: StoredChange) => void;
  /** What somebody else changed meanwhile, and only they, was taken over before the save. */
  readonly onMerged: (theirs: Doc, taken: readonly Extract<keyof Input, string>[]) => void;
  readonly onDenied: (change: RefusedChange) => void;
  /** Any other failure but a lost session, which has a dialog of its own. */
  readonly onFailed: (error: AppError) => void;
}

type Overlaid<Doc> = Pick<SharedCopies<never, Doc>, 'documentWith'>;

/** A stored document with what is not public yet, if anything. */
export function seenBy<Input, Doc>(
  { copy }: DocumentEditorOptions<Input, Doc>,
  stored: Doc,
  copies: Overlaid<Doc> | undefined,
): Doc {
  return copy && copies ? copies.documentWith(stored, copy) : stored;
}

/** What an editor starts with. */
export function startOf<Input, Doc>(
  options: DocumentEditorOptions<Input, Doc>,
  inputOf: (document: Doc) => Input,
  copies?: Overlaid<Doc>,
): Input {
  const { stored, adopted, blank } = options;
  return stored ? inputOf(seenBy(options, stored, copies)) : (adopted?.value ?? blank);
}

/**
 * The version that the text on the screen is based on: of changes that are not public yet the one that they were made from,
 * with its words where they are known.
 */
export function baseOf<Input, Doc extends VersionedDocument>(
  { stored, copy }: DocumentEditorOptions<Input, Doc>,
  copies: Overlaid<Doc> | undefined,
): Doc | null {
  if (!stored || !copy || copy.baseVersion === stored.version) return stored;
  const words =
    copies && copy.baseFields
      ? copies.documentWith(stored, { ...copy, fields: copy.baseFields })
      : stored;
  return { ...words, version: copy.baseVersion };
}

/** Whether the words of that version are known. */
export function isBaseKnownOf<Input, Doc extends VersionedDocument>({
  stored,
  copy,
}: DocumentEditorOptions<Input, Doc>): boolean {
  return !stored || !copy || copy.baseVersion === stored.version || copy.baseFields !== null;
}

import type { SaveOutcome, VersionedDocument } from './save-document';

/** One field of a version, as words that a person can compare. */
export interface PastField {
  readonly key: string;
  /** What the form calls it. */
  readonly label: string;
  readonly lines: readonly string[];
}

/** What a version says. */
export interface PastText {
  /** HTML or Markdown as staff wrote it. */
  readonly content: string;
  /** All fields but the content, in the order of the form. */
  readonly fields: readonly PastField[];
  /** Storage addresses of the pictures that stand beside the content. */
  readonly pictures: readonly string[];
}

/** The fields of a version as they are stored, under the product's names. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** A document as it is now. */
export interface PresentDocument extends VersionedDocument {
  readonly title: string;
  readonly status: 'draft' | 'published';
}

/** What a kind of document tells of its past. */
export interface DocumentPast<Doc extends PresentDocument> {
  /** As the database calls it. */
  readonly kind: 'post' | 'page';
  /** As people call it. */
  readonly noun: string;
  /** Begins the keys of all queries that a restored version makes old. */
  readonly key: readonly string[];
  /** @throws AppError; null when there is none */
  readonly readPresent: (id: string) => Promise<Doc | null>;
  readonly textOfPresent: (document: Doc) => PastText;
  /** Reads any version; what it lacks is empty. */
  readonly textOf: (stored: StoredValues) => PastText;
  /** Keys of fields that a restored version leaves as they are. */
  readonly kept: readonly string[];
  /**
   * Saves what a version said over what there is now, as the editor would.
   * @throws AppError, of kind `invalid` for a version that the form would refuse
   */
  readonly restore: (present: Doc, stored: StoredValues) => Promise<SaveOutcome<Doc>>;
  /** What visitors are shown is to be read anew. */
  readonly forgetShown: () => void;
  readonly editorPath: (id: string) => string;
  readonly sitePath: (document: Doc) => string;
  /** Where it lies after somebody has deleted it. */
  readonly trashPath: string;
  readonly list: { readonly label: string; readonly href: string };
}

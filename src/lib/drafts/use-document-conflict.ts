import { mergeVersions } from './merge-versions';
import type { DocumentStatus } from './publication-values';
import type { VersionedDocument } from './save-document';

interface ConflictOptions<Input extends { readonly status: DocumentStatus }, Doc> {
  /** As it is with their changes; null while nobody was quicker. */
  readonly theirs: Doc | null;
  /** The version that mine is based on; null before the first save. */
  readonly base: Doc | null;
  /** What both began with; null where that is not known. */
  readonly origin: Input | null;
  /** The status that my save was to give it. */
  readonly intended: () => DocumentStatus;
  readonly read: () => Input;
  readonly inputOf: (document: Doc) => Input;
  /** Bases mine on theirs; these fields are theirs from now on. */
  readonly takeOver: (theirs: Doc, keys: readonly Extract<keyof Input, string>[]) => void;
  /** Puts theirs on the screen; nothing of mine is left. */
  readonly showTheirs: (theirs: Doc) => void;
  /** @param madeFrom what mine is based on by then */
  readonly saveAgain: (status: DocumentStatus, madeFrom: Input) => void;
}

/** What a person can do where somebody else was quicker with the document. */
export function useDocumentConflict<
  Input extends { readonly status: DocumentStatus },
  Doc extends VersionedDocument & { readonly status: DocumentStatus },
>(options: ConflictOptions<Input, Doc>) {
  const { theirs, base, origin, intended, read, inputOf, takeOver } = options;
  if (!theirs) return null;
  const mine = (): Input => ({ ...read(), status: intended() });
  /** @param chosen disputed fields that are to be theirs */
  const rebaseOnTheirs = (chosen: ReadonlySet<string> = new Set()) => {
    const { disputed, taken } = mergeVersions(origin, read(), inputOf(theirs));
    // A status that I did not mean to change is theirs.
    const isMeant = intended() !== base?.status && !chosen.has('status');
    takeOver(theirs, [...taken, ...disputed.filter((key) => chosen.has(key))]);
    return isMeant ? intended() : theirs.status;
  };
  return {
    theirs,
    mine,
    merge: () => mergeVersions(origin, mine(), inputOf(theirs)),
    keepMine: (chosen?: ReadonlySet<string>) =>
      options.saveAgain(rebaseOnTheirs(chosen), inputOf(theirs)),
    keepEditing: () => void rebaseOnTheirs(),
    takeTheirs: () => options.showTheirs(theirs),
  };
}

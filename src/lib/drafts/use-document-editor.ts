import { useCallback, useEffect, useRef, useState } from 'react';
import { publicationState } from '@/lib/publication-times';
import type { AppError } from '@/lib/supabase/errors';
import { useSessionRenewed } from '@/lib/supabase/session-events';
import type { DraftStore, KeptDraft } from './draft-store';
import { mergeVersions } from './merge-versions';
import { newId } from './new-id';
import { changedKeys, type DocumentBackend, type VersionedDocument } from './save-document';
import { useDocumentSave } from './use-document-save';
import { useDraftKeeper } from './use-draft-keeper';

export type DocumentStatus = 'draft' | 'published';

/** What visitors get of it; not every kind of document has times. */
interface WithStatus {
  readonly status: DocumentStatus;
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
}

const publicationKeys: readonly string[] = ['status', 'publishAt', 'unpublishAt'];

/** Status and, where there are any, times of a form's values. */
function publicationOf<Input extends WithStatus>(values: Input): Partial<Input> {
  const entries = Object.entries(values).filter(([key]) => publicationKeys.includes(key));
  // Some of its own fields, with their own values.
  return Object.fromEntries(entries) as Partial<Input>;
}

/** A draft has no times. */
function withoutTimes<Values extends WithStatus>(values: Values): Values {
  return {
    ...values,
    ...('publishAt' in values ? { publishAt: null } : {}),
    ...('unpublishAt' in values ? { unpublishAt: null } : {}),
  };
}

const isPublic = (document: WithStatus) => publicationState(document, Date.now()) === 'published';

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

interface DocumentKind<Input, Values extends object, Doc extends VersionedDocument> {
  readonly form: EditedForm<Input, Values>;
  readonly backend: DocumentBackend<Values, Doc>;
  readonly inputOf: (document: Doc) => Input;
  /** Fields that a save has tidied or filled in: they are shown, unless they were changed meanwhile. */
  readonly tidied?: (document: Doc) => Partial<Input>;
  readonly onStored: (document: Doc, change: StoredChange) => void;
  /** What somebody else changed meanwhile, and only they, was taken over before the save. */
  readonly onMerged: (theirs: Doc, taken: readonly Extract<keyof Input, string>[]) => void;
  readonly onDenied: (change: RefusedChange) => void;
  /** Any other failure but a lost session, which has a dialog of its own. */
  readonly onFailed: (error: AppError) => void;
}

/** What an editor starts with. */
export function startOf<Input, Doc>(
  { stored, adopted, blank }: DocumentEditorOptions<Input, Doc>,
  inputOf: (document: Doc) => Input,
): Input {
  return stored ? inputOf(stored) : (adopted?.value ?? blank);
}

/**
 * Everything that happens to one document while it is open, of whatever kind: saving, kept drafts, conflicts.
 * The promise of all editors that nothing which was typed is ever lost lives here.
 */
export function useDocumentEditor<
  Input extends WithStatus,
  Values extends WithStatus,
  Doc extends VersionedDocument & WithStatus,
>(options: DocumentEditorOptions<Input, Doc>, kind: DocumentKind<Input, Values, Doc>) {
  const { stored, blank, adopted, drafts, onCreated, onSaved } = options;
  const { form, backend, inputOf } = kind;
  const saving = useDocumentSave({ initialId: options.id, initial: stored, backend });
  const [slot] = useState(newId);
  const [isDirty, setDirty] = useState(adopted !== null);
  // Of kept text that is older than the stored version it is not known what it was made from.
  const [isBaseKnown, setBaseKnown] = useState(true);
  const baseline = useRef<Input>(stored ? inputOf(stored) : blank);
  const intended = useRef<DocumentStatus>(stored?.status ?? 'draft');
  const isMoving = useRef(false);
  const { base, failure } = saving;

  const readUnsaved = () => {
    const current = form.read();
    const isUnsaved = changedKeys(current, baseline.current).length > 0;
    setDirty(isUnsaved);
    return isUnsaved ? current : null;
  };
  const keeper = useDraftKeeper({
    store: drafts,
    documentId: saving.id,
    slot,
    base: base && { version: base.version, updatedAt: base.updatedAt },
    read: readUnsaved,
  });
  const { touch: keepSoon, flush: keepNow } = keeper;
  const touch = useCallback(() => {
    setDirty(true);
    keepSoon();
  }, [keepSoon]);

  /** Puts a whole text on the screen; `saved` is what it is compared with. */
  const show = (values: Input, saved: Input) => {
    baseline.current = saved;
    form.replace(values);
    setDirty(changedKeys(values, saved).length > 0);
  };

  /** What was sent is safe; typing may have gone on while it was on its way. */
  const settle = (sent: Input, document: Doc) => {
    const tidied: Partial<Input> = kind.tidied?.(document) ?? {};
    const saved: Partial<Input> = { ...tidied, ...publicationOf(inputOf(document)) };
    baseline.current = { ...sent, ...saved };
    const typed = new Set<string>(changedKeys(form.read(), sent));
    const shown: Partial<Input> = {};
    for (const key in saved) if (!typed.has(key)) shown[key] = saved[key];
    form.change(shown);
    const isAllSaved = changedKeys(form.read(), baseline.current).length === 0;
    setDirty(!isAllSaved);
    if (isAllSaved) keeper.forget();
    else keepSoon();
  };

  const origin = base && isBaseKnown ? inputOf(base) : null;
  const store = async (values: Values, status: DocumentStatus, madeFrom = origin) => {
    intended.current = status;
    const sent = form.read();
    const whole = { ...values, status };
    const result = await saving.save(status === 'draft' ? withoutTimes(whole) : whole);
    if (result.kind === 'saved') {
      settle(sent, result.document);
      setBaseKnown(true);
      const isPublishing = isPublic(result.document) && !(base && isPublic(base));
      kind.onStored(result.document, { isNew: result.isNew, isPublishing });
      onSaved(result.document);
      if (result.isNew) {
        isMoving.current = true;
        onCreated(result.document);
        isMoving.current = false;
      }
      return;
    }
    if (result.kind === 'conflict') {
      const their = inputOf(result.theirs);
      const merge = mergeVersions(madeFrom, { ...form.read(), status }, their);
      // Asked only where both changed the same; and before a text of mine becomes public by a click of theirs.
      if (merge.disputed.length > 0 || result.theirs.status !== status) return;
      if (merge.taken.some((key) => key === 'publishAt' || key === 'unpublishAt')) return;
      takeOver(result.theirs, merge.taken);
      kind.onMerged(result.theirs, merge.taken);
      form.submit((merged) => store(merged, status, their));
      return;
    }
    const isStatusChange = base ? base.status !== status : status === 'published';
    const change = isStatusChange ? 'publish' : base ? 'edit' : 'create';
    if (result.kind === 'denied') kind.onDenied(change);
    if (result.kind !== 'failed') return;
    if (result.error.kind === 'denied') kind.onDenied(change);
    else if (result.error.kind !== 'signed-out') kind.onFailed(result.error);
  };

  /** Theirs below mine, without saving: some fields are theirs from now on. */
  const takeOver = (document: Doc, keys: readonly Extract<keyof Input, string>[]) => {
    const their = inputOf(document);
    const changes: Partial<Input> = {};
    for (const key of keys) changes[key] = their[key];
    baseline.current = their;
    form.change(changes);
    saving.rebase(document);
    setBaseKnown(true);
    touch();
  };

  const submit = (status: DocumentStatus, changes?: Partial<Input>) => {
    if (changes) form.change(changes);
    form.submit((values) => store(values, status));
  };
  const retry = () => submit(intended.current);
  useSessionRenewed(() => {
    if (failure?.kind === 'failed' && failure.error.kind === 'signed-out') retry();
  });

  const theirs = failure?.kind === 'conflict' ? failure.theirs : null;
  const mine = (): Input => ({ ...form.read(), status: intended.current });
  /** @param chosen disputed fields that are to be theirs */
  const rebaseOnTheirs = (chosen: ReadonlySet<string> = new Set()) => {
    if (!theirs) return intended.current;
    const { disputed, taken } = mergeVersions(origin, form.read(), inputOf(theirs));
    // A status that I did not mean to change is theirs.
    const isMeant = intended.current !== base?.status && !chosen.has('status');
    takeOver(theirs, [...taken, ...disputed.filter((key) => chosen.has(key))]);
    return isMeant ? intended.current : theirs.status;
  };

  const restore = (draft: KeptDraft<Input>) => {
    const publication = publicationOf(base ? inputOf(base) : blank);
    // A status that was chosen before somebody else saved is not put over theirs by the way.
    const isCurrent = draft.base?.version === base?.version;
    // Based on what the draft was based on: if somebody has saved since, the next save finds the conflict.
    if (base && draft.base) saving.rebase({ ...base, ...draft.base });
    setBaseKnown(isCurrent);
    // Times decide what is public: text that was kept in a browser never brings its own.
    const kept = isCurrent ? { status: draft.value.status } : {};
    show({ ...draft.value, ...publication, ...kept }, baseline.current);
    keepSoon();
    void drafts.remove(draft);
  };

  useEffect(() => {
    if (!adopted) return;
    // Taken over: the text lives in this editor's slot from now on.
    keepNow();
    void drafts.remove(adopted);
  }, [adopted, drafts, keepNow]);

  return {
    slot,
    base,
    failure,
    isDirty,
    isSaving: saving.isSaving,
    draftOutcome: keeper.outcome,
    touch,
    submit,
    store,
    retry,
    restore,
    hasUnsaved: () => !isMoving.current && readUnsaved() !== null,
    conflict: theirs && {
      theirs,
      mine,
      merge: () => mergeVersions(origin, mine(), inputOf(theirs)),
      keepMine: (chosen?: ReadonlySet<string>) => {
        const status = rebaseOnTheirs(chosen);
        form.submit((values) => store(values, status, inputOf(theirs)));
      },
      keepEditing: () => void rebaseOnTheirs(),
      takeTheirs: () => {
        saving.rebase(theirs);
        setBaseKnown(true);
        show(inputOf(theirs), inputOf(theirs));
        keeper.forget();
      },
    },
    saveAsNew: () => {
      // What was kept for the document that is gone would never be offered again.
      keeper.forget();
      saving.startAnew();
      baseline.current = blank;
      submit('draft');
    },
    closeFailure: saving.clearFailure,
  };
}

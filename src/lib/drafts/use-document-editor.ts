import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppError } from '@/lib/supabase/errors';
import { useSessionRenewed } from '@/lib/supabase/session-events';
import {
  baseOf,
  isBaseKnownOf,
  seenBy,
  type DocumentEditorOptions,
  type DocumentKind,
  type RefusedChange,
} from './document-kind';
import type { KeptDraft } from './draft-store';
import { mergeVersions } from './merge-versions';
import { newId } from './new-id';
import {
  isInForce,
  isPublic,
  publicationOf,
  withoutTimes,
  type DocumentStatus,
  type WithStatus,
} from './publication-values';
import { changedKeys, type VersionedDocument } from './save-document';
import { useDocumentConflict } from './use-document-conflict';
import { useDocumentSave } from './use-document-save';
import { useDraftKeeper } from './use-draft-keeper';
import { usePublishQuestion } from './use-publish-question';
import { useSharedCopy } from './use-shared-copy';

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
  const saving = useDocumentSave({
    initialId: options.id,
    initial: baseOf(options, kind.copies),
    backend,
  });
  const [slot] = useState(newId);
  const [isDirty, setDirty] = useState(adopted !== null);
  // Of kept text that is older than the stored version it is not known what it was made from.
  const [isBaseKnown, setBaseKnown] = useState(() => isBaseKnownOf(options));
  const baseline = useRef<Input>(stored ? inputOf(seenBy(options, stored, kind.copies)) : blank);
  const intended = useRef<DocumentStatus>(stored?.status ?? 'draft');
  const isForCopy = useRef(false);
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

  /** Puts on the screen what is stored; nothing of mine is left. */
  const showSaved = (saved: Input) => {
    show(saved, saved);
    keeper.forget();
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
  const rebase = (document: Doc) => {
    saving.rebase(document);
    setBaseKnown(true);
  };

  /** Some fields are theirs from now on. */
  const putBelow = (their: Input, keys: readonly Extract<keyof Input, string>[]) => {
    const changes: Partial<Input> = {};
    for (const key of keys) changes[key] = their[key];
    baseline.current = their;
    form.change(changes);
    touch();
  };

  const tell = (error: AppError, change: RefusedChange) => {
    if (error.kind === 'denied') kind.onDenied(change);
    // A lost session has a dialog of its own.
    else if (error.kind !== 'signed-out') kind.onFailed(error);
  };

  const shared = useSharedCopy<Input, Values, Doc>({
    initial: options.copy ?? null,
    copies: kind.copies,
    base,
    backend,
    inputOf,
    read: form.read,
    submit: form.submit,
    settle,
    origin,
    take: (their, keys) => {
      if (keys) putBelow(their, keys);
      else showSaved(their);
      saving.clearFailure();
    },
    rebase,
    onStart: () => {
      isForCopy.current = true;
      saving.clearFailure();
    },
    onKept: () => kind.onKept?.(),
    onMerged: kind.onMerged,
    onGone: () => saving.fail({ kind: 'gone' }),
    onNotKept: (error) => {
      saving.fail({ kind: 'failed', error });
      tell(error, 'edit');
    },
    onFailed: (error) => tell(error, 'edit'),
  });

  const save = async (values: Values, status: DocumentStatus, madeFrom = origin) => {
    intended.current = status;
    isForCopy.current = false;
    const sent = form.read();
    const whole = { ...values, status };
    const publishing = shared.publishing();
    const result = await saving.save(
      status === 'draft' ? withoutTimes(whole) : whole,
      publishing.backend,
    );
    if (publishing.showNewer()) return;
    if (result.kind === 'saved') {
      settle(sent, result.document);
      setBaseKnown(true);
      void shared.published(result.document.id);
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
      form.submit((merged) => save(merged, status, their));
      return;
    }
    const isStatusChange = base ? base.status !== status : status === 'published';
    const change = isStatusChange ? 'publish' : base ? 'edit' : 'create';
    if (result.kind === 'denied') kind.onDenied(change);
    if (result.kind === 'failed') tell(result.error, change);
  };

  /** Theirs below mine, without saving: some fields are theirs from now on. */
  const takeOver = (document: Doc, keys: readonly Extract<keyof Input, string>[]) => {
    rebase(document);
    putBelow(inputOf(document), keys);
  };

  const store = usePublishQuestion<Input, Values>({
    form,
    mayPublish: kind.mayPublish,
    known: () => (base && !shared.copy && isInForce(base) ? inputOf(base) : null),
    save,
  });
  const submit = (status: DocumentStatus, changes: Partial<Input> = {}) => {
    const before = form.read();
    const undo: Partial<Input> = {};
    for (const key in changes) undo[key] = before[key];
    form.change(changes);
    form.submit((values) => store(values, status, undo));
  };
  const retry = () => (isForCopy.current ? shared.save() : submit(intended.current));
  useSessionRenewed(() => {
    if (failure?.kind === 'failed' && failure.error.kind === 'signed-out') retry();
  });

  const conflict = useDocumentConflict<Input, Doc>({
    theirs: failure?.kind === 'conflict' ? failure.theirs : null,
    base,
    origin,
    intended: () => intended.current,
    read: form.read,
    inputOf,
    takeOver,
    showTheirs: (document) => {
      rebase(document);
      showSaved(inputOf(document));
    },
    saveAgain: (status, madeFrom) => form.submit((values) => save(values, status, madeFrom)),
  });

  const restore = (draft: KeptDraft<Input>) => {
    const publication = publicationOf(base ? inputOf(base) : blank);
    // A status that was chosen before somebody else saved is not put over theirs by the way.
    const isCurrent = draft.base?.version === base?.version;
    // Based on what the draft was based on: if somebody has saved since, the next save finds the conflict.
    if (base && draft.base) saving.rebase({ ...base, ...draft.base });
    setBaseKnown((isKnown) => isKnown && isCurrent);
    // What everybody shares is not put away for an older text by the way, either.
    if (shared.copy && draft.keptAt < shared.copy.savedAt) shared.doubt();
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
    isSaving: saving.isSaving || shared.isSaving,
    shared,
    /** What is saved without publishing lies beside what is public; beside a draft it is taken in with the next save. */
    isApart: shared.copy !== null && base?.status === 'published',
    draftOutcome: keeper.outcome,
    touch,
    submit,
    store,
    retry,
    restore,
    hasUnsaved: () => !isMoving.current && readUnsaved() !== null,
    conflict: conflict ?? shared.conflict,
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

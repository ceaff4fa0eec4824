import { useRef, useState } from 'react';
import { AppError, toAppError } from '@/lib/supabase/errors';
import { mergeVersions, type Merge } from './merge-versions';
import type { WithStatus } from './publication-values';
import { changedKeys, type DocumentBackend, type VersionedDocument } from './save-document';
import type { SharedCopies, SharedCopy } from './shared-copies';

type Keys<Input> = readonly Extract<keyof Input, string>[];

/** What the editor of a document lends to the copy beside it. */
interface CopyOptions<Input extends object, Values, Doc extends VersionedDocument & WithStatus> {
  readonly initial: SharedCopy | null;
  /** Undefined where this kind of document has none. */
  readonly copies: SharedCopies<Values, Doc> | undefined;
  /** The stored document; null before its first save. */
  readonly base: Doc | null;
  /** What that says; null where it is not known. */
  readonly origin: Input | null;
  readonly backend: DocumentBackend<Values, Doc>;
  readonly inputOf: (document: Doc) => Input;
  readonly read: () => Input;
  /** Validates what is on the screen; hands over what is to be stored when all is well. */
  readonly submit: (next: (values: Values) => Promise<void>) => void;
  /** What was sent is safe, and stands there as this document says. */
  readonly settle: (sent: Input, document: Doc) => void;
  /** Puts fields of theirs below mine; without keys nothing of mine is left. */
  readonly take: (their: Input, keys: Keys<Input> | null) => void;
  /** The text is based on this version of the document from now on. */
  readonly rebase: (document: Doc) => void;
  /** A save of the copy begins. */
  readonly onStart: () => void;
  readonly onKept: () => void;
  /** What somebody else changed meanwhile, and only they, was taken over before the save. */
  readonly onMerged: (theirs: Doc, taken: Keys<Input>) => void;
  /** Somebody has deleted the document. */
  readonly onGone: () => void;
  /** The text on the screen is not saved. */
  readonly onNotKept: (error: AppError) => void;
  readonly onFailed: (error: AppError) => void;
}

/** Somebody was quicker: with the copy, or with the document itself. */
interface CopyConflict<Doc> {
  /** As it is with their changes. */
  readonly theirs: Doc;
  readonly copy: SharedCopy | null;
  /** The document, where that was saved. */
  readonly published: Doc | null;
}

/** Changes of a published document that everybody who edits shares, and visitors do not see yet. */
export function useSharedCopy<
  Input extends object,
  Values extends object,
  Doc extends VersionedDocument & WithStatus,
>(options: CopyOptions<Input, Values, Doc>) {
  const { copies, base, backend, inputOf } = options;
  const [copy, setCopy] = useState(options.initial);
  /** What was discarded here last, for who wants it back. */
  const [discarded, setDiscarded] = useState<SharedCopy | null>(null);
  const [isDoubted, setDoubted] = useState(false);
  const [conflict, setConflict] = useState<CopyConflict<Doc> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const running = useRef(false);

  /** The document as somebody sees it who reads a copy. */
  const seen = (document: Doc, shared: SharedCopy): Doc => ({
    ...(copies ? copies.documentWith(document, shared) : document),
    updatedAt: shared.savedAt,
    updatedByName: shared.savedByName,
  });

  /** One step at a time; null where it went wrong. */
  const run = async <Found>(
    step: () => Promise<Found>,
    onFailed: (error: AppError) => void,
  ): Promise<Found | null> => {
    if (running.current) return null;
    running.current = true;
    setSaving(true);
    try {
      return await step();
    } catch (thrown) {
      onFailed(toAppError(thrown));
      return null;
    } finally {
      running.current = false;
      setSaving(false);
    }
  };

  /** @returns what somebody else has saved, where they were quicker */
  const store = async (
    values: Values,
    document: Doc,
    known: SharedCopy | null,
  ): Promise<CopyConflict<Doc> | null> => {
    if (!copies) return null;
    const sent = options.read();
    const outcome = await copies.save(document, known?.version ?? null, values);
    if (outcome.kind === 'saved') {
      setCopy(outcome.copy);
      setDiscarded(null);
      setDoubted(false);
      setConflict(null);
      options.settle(sent, copies.documentWith(document, outcome.copy));
      options.onKept();
      return null;
    }
    if (outcome.kind === 'conflict')
      return { theirs: seen(document, outcome.copy), copy: outcome.copy, published: null };
    const published = await backend.read(document.id);
    if (!published) options.onGone();
    return published && { theirs: published, copy: null, published };
  };

  const origin = (): Input | null => {
    if (isDoubted) return null;
    return base && copy ? inputOf(seen(base, copy)) : options.origin;
  };
  const mergeWith = (found: CopyConflict<Doc>, madeFrom: Input | null): Merge<Input> =>
    mergeVersions(madeFrom, options.read(), inputOf(found.theirs));

  /** Theirs is what mine is based on from now on. */
  const accept = (found: CopyConflict<Doc>, keys: Keys<Input> | null) => {
    if (found.published) options.rebase(found.published);
    setCopy(found.copy);
    setDiscarded(null);
    setDoubted(false);
    options.take(inputOf(found.theirs), keys);
    setConflict(null);
  };

  const keep = async (
    values: Values,
    document = base,
    known = isDoubted && copy ? { ...copy, version: 0 } : copy,
    madeFrom = origin(),
  ): Promise<void> => {
    if (!document) return;
    options.onStart();
    const found = await run(() => store(values, document, known), options.onNotKept);
    if (!found) return;
    const { disputed, taken } = mergeWith(found, madeFrom);
    // Asked only where both changed the same.
    if (disputed.length > 0) {
      setConflict(found);
      return;
    }
    accept(found, taken);
    options.onMerged(found.theirs, taken);
    const next = found.published ?? document;
    options.submit((merged) => keep(merged, next, found.copy, inputOf(found.theirs)));
  };

  const acceptBelow = (chosen: ReadonlySet<string> = new Set()) => {
    if (!conflict) return;
    const { disputed, taken } = mergeWith(conflict, origin());
    accept(conflict, [...taken, ...disputed.filter((key) => chosen.has(key))]);
  };

  return {
    copy,
    isSaving,
    /** Saves without publishing. */
    keep: (values: Values) => keep(values),
    save: () => options.submit((values) => keep(values)),
    /** The text on the screen is older than the copy: the next save shows both. */
    doubt: () => setDoubted(true),
    /** For a save of the document: only what was seen of its copy becomes public. */
    publishing: () => {
      if (!copies || !copy) return { backend, showNewer: () => false };
      const known = isDoubted ? 0 : copy.version;
      let newer: CopyConflict<Doc> | null = null;
      const update = async (id: string, version: number, values: Values) => {
        const outcome = await copies.publish(id, version, known, values);
        if (outcome.kind === 'published') return outcome.document;
        const found = outcome.kind === 'newer' ? await copies.read(id) : null;
        if (!found || !base) return null;
        newer = { theirs: seen(base, found), copy: found, published: null };
        throw new AppError('busy', 'Somebody else has saved these changes meanwhile.');
      };
      return {
        backend: { ...backend, update },
        showNewer: () => {
          if (newer) setConflict(newer);
          return newer !== null;
        },
      };
    },
    /** After a save of the document: what it holds is public. */
    published: async (id: string) => {
      const known = copy;
      setCopy(null);
      setDiscarded(null);
      setDoubted(false);
      // Gone in the same step, unless there was nothing to write.
      if (copies && known) await copies.discard(id, known.version).catch(() => null);
    },
    discard: async () => {
      if (!copies || !base || !copy) return;
      await run(async () => {
        const newer = await copies.discard(base.id, copy.version);
        if (newer) {
          setConflict({ theirs: seen(base, newer), copy: newer, published: null });
          return;
        }
        const present = (await backend.read(base.id)) ?? base;
        options.rebase(present);
        setCopy(null);
        // Beside a draft there can be no copy: what was left over is gone for good.
        setDiscarded(present.status === 'published' ? copy : null);
        setDoubted(false);
        options.take(inputOf(present), null);
      }, options.onFailed);
    },
    canUndoDiscard: discarded !== null,
    /** What was discarded is everybody's again, and on the screen; what was typed since stays or is asked about. */
    undoDiscard: async () => {
      if (!copies || !base || !discarded) return;
      await run(async () => {
        const values = backend.valuesOf(copies.documentWith(base, discarded));
        const outcome = await copies.save(base, null, values);
        if (outcome.kind !== 'saved')
          throw new AppError(
            'busy',
            'Somebody else has saved meanwhile. Reload the page to see what they changed.',
          );
        const found = { theirs: seen(base, outcome.copy), copy: outcome.copy, published: null };
        const { disputed, taken } = mergeWith(found, inputOf(base));
        const isTyped = changedKeys(options.read(), inputOf(base)).length > 0;
        if (disputed.length > 0) setConflict(found);
        else accept(found, isTyped ? taken : null);
      }, options.onFailed);
    },
    conflict: conflict && {
      theirs: conflict.theirs,
      mine: options.read,
      merge: () => mergeWith(conflict, origin()),
      keepMine: (chosen?: ReadonlySet<string>) => {
        const document = conflict.published ?? base;
        const known = conflict.copy;
        const theirs = inputOf(conflict.theirs);
        acceptBelow(chosen);
        options.submit((values) => keep(values, document, known, theirs));
      },
      keepEditing: () => acceptBelow(),
      takeTheirs: () => accept(conflict, null),
    },
  };
}

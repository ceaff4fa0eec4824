import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RichTextHandle } from '@/components/rich-text-editor/surface';
import type { DraftStore, KeptDraft } from '@/lib/drafts/draft-store';
import { newId } from '@/lib/drafts/new-id';
import { changedKeys } from '@/lib/drafts/save-document';
import { useDocumentSave } from '@/lib/drafts/use-document-save';
import { useDraftKeeper } from '@/lib/drafts/use-draft-keeper';
import { useSessionRenewed } from '@/lib/supabase/session-events';
import { inputOf, postBackend } from '../document';
import type { PostDocument, PostStatus } from '../model';
import { postSchema, type PostInput, type PostValues } from '../schema';
import { toastDenied, toastFailed, toastSaved } from './post-toasts';

export interface PostEditorOptions {
  readonly id: string;
  /** The stored post; null for a new one. */
  readonly post: PostDocument | null;
  /** A new post as it starts. */
  readonly blank: PostInput;
  /** Unsaved text of a new post that the person chose to continue. */
  readonly adopted: KeptDraft<PostInput> | null;
  readonly drafts: DraftStore<PostInput>;
  /** The post has been stored for the first time. */
  readonly onCreated: (post: PostDocument) => void;
  /** The post has been stored. */
  readonly onSaved: (post: PostDocument) => void;
}

/** Everything that happens to one post while it is open: form, saving, kept drafts, conflicts. */
export function usePostEditor(options: PostEditorOptions) {
  const { post, blank, adopted, drafts, onCreated, onSaved } = options;
  const [start] = useState<PostInput>(() => (post ? inputOf(post) : (adopted?.value ?? blank)));
  const form = useForm<PostInput, unknown, PostValues>({
    resolver: zodResolver(postSchema),
    defaultValues: start,
  });
  const text = useRef<RichTextHandle>(null);
  const saving = useDocumentSave({ initialId: options.id, initial: post, backend: postBackend });
  const [slot] = useState(newId);
  const [isDirty, setDirty] = useState(adopted !== null);
  // The text editor takes a new text only as a new element.
  const [content, setContent] = useState({ revision: 0, html: start.content });
  const baseline = useRef<PostInput>(post ? start : blank);
  const intended = useRef<PostStatus>(post?.status ?? 'draft');
  const isMoving = useRef(false);
  const { base, failure } = saving;

  const readAll = (): PostInput => {
    text.current?.flush();
    return { ...form.getValues() };
  };
  const readUnsaved = () => {
    const current = readAll();
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
  const touch = () => {
    setDirty(true);
    keeper.touch();
  };

  /** Puts a whole text on the screen; `saved` is what it is compared with. */
  const show = (values: PostInput, saved: PostInput) => {
    baseline.current = saved;
    form.reset(values);
    setContent(({ revision }) => ({ revision: revision + 1, html: values.content }));
    setDirty(changedKeys(values, saved).length > 0);
  };

  const store = async (values: PostValues, status: PostStatus) => {
    intended.current = status;
    const sent = readAll();
    const result = await saving.save({ ...values, status });
    if (result.kind === 'saved') {
      const current = readAll();
      form.setValue('status', result.document.status);
      baseline.current = { ...sent, status: result.document.status };
      // Typing goes on while a save is on its way: only what was sent is safe.
      const isAllSaved = changedKeys(current, sent).length === 0;
      setDirty(!isAllSaved);
      if (isAllSaved) keeper.forget();
      else keeper.touch();
      toastSaved(result.isNew);
      onSaved(result.document);
      if (result.isNew) {
        isMoving.current = true;
        onCreated(result.document);
        isMoving.current = false;
      }
      return;
    }
    const isStatusChange = base ? base.status !== status : status === 'published';
    const denial = isStatusChange ? 'publish' : base ? 'edit' : 'create';
    if (result.kind === 'denied') toastDenied(denial);
    if (result.kind === 'failed') {
      if (result.error.kind === 'denied') toastDenied(denial);
      // A lost session has a dialog of its own.
      else if (result.error.kind !== 'signed-out') toastFailed(result.error);
    }
  };

  const submit = (status: PostStatus) => {
    text.current?.flush();
    void form.handleSubmit((values) => store(values, status))();
  };
  const retry = () => submit(intended.current);
  useSessionRenewed(() => {
    if (failure?.kind === 'failed' && failure.error.kind === 'signed-out') retry();
  });

  const theirs = failure?.kind === 'conflict' ? failure.theirs : null;
  /** Mine on top of theirs, without saving. A status that I did not mean to change is theirs. */
  const rebaseOnTheirs = () => {
    if (!theirs) return intended.current;
    const status = intended.current === base?.status ? theirs.status : intended.current;
    baseline.current = inputOf(theirs);
    form.setValue('status', theirs.status);
    saving.rebase(theirs);
    touch();
    return status;
  };

  const restore = (draft: KeptDraft<PostInput>) => {
    // Based on what the draft was based on: if somebody has saved since, the next save finds the conflict.
    if (base && draft.base) saving.rebase({ ...base, ...draft.base });
    show({ ...draft.value, status: base?.status ?? 'draft' }, baseline.current);
    keeper.touch();
    void drafts.remove(draft);
  };

  const { touch: keepSoon, flush: keepNow } = keeper;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          setDirty(true);
          keepSoon();
        },
      }),
    [form, keepSoon],
  );

  useEffect(() => {
    if (!adopted) return;
    // Taken over: the text lives in this editor's slot from now on.
    keepNow();
    void drafts.remove(adopted);
  }, [adopted, drafts, keepNow]);

  return {
    slot,
    form,
    text,
    content,
    base,
    failure,
    isDirty,
    isSaving: saving.isSaving,
    draftOutcome: keeper.outcome,
    readAll,
    touch,
    submit,
    store,
    retry,
    restore,
    hasUnsaved: () => !isMoving.current && readUnsaved() !== null,
    conflict: theirs && {
      theirs,
      mine: () => ({ ...form.getValues(), status: intended.current }),
      keepMine: () => submit(rebaseOnTheirs()),
      keepEditing: () => void rebaseOnTheirs(),
      takeTheirs: () => {
        saving.rebase(theirs);
        show(inputOf(theirs), inputOf(theirs));
        keeper.forget();
      },
    },
    saveAsNew: () => {
      // What was kept for the post that is gone would never be offered again.
      keeper.forget();
      saving.startAnew();
      baseline.current = blank;
      submit('draft');
    },
    closeFailure: saving.clearFailure,
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

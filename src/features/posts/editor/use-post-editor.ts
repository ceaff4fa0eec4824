import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useChecks } from '@/components/checks/use-checks';
import { toastMerged } from '@/components/drafts/merged-toast';
import { changeFields } from '@/components/form/change-fields';
import type { RichTextHandle } from '@/components/rich-text-editor/surface';
import { paths } from '@/config/paths';
import { startOf, type DocumentEditorOptions } from '@/lib/drafts/document-kind';
import { useDocumentEditor } from '@/lib/drafts/use-document-editor';
import { inputOf, postBackend, postCopies } from '../document';
import type { PostDocument } from '../model';
import { postSchema, type PostInput, type PostValues } from '../schema';
import { labelsOf } from './compare-posts';
import { toastKept } from '@/components/drafts/kept-toast';
import { toastDenied, toastFailed, toastSaved } from './post-toasts';

type SharedOptions = DocumentEditorOptions<PostInput, PostDocument>;

export interface PostEditorOptions extends Omit<SharedOptions, 'stored'> {
  /** The stored post; null for a new one. */
  readonly post: PostDocument | null;
}

/** One post while it is open: its form and text editor, tied to what all documents share. */
export function usePostEditor({ post, ...others }: PostEditorOptions) {
  const options: SharedOptions = { ...others, stored: post };
  const [start] = useState<PostInput>(() => startOf(options, inputOf, postCopies));
  const form = useForm<PostInput, unknown, PostValues>({
    resolver: zodResolver(postSchema),
    defaultValues: start,
  });
  const text = useRef<RichTextHandle>(null);
  // The text editor takes a new text only as a new element.
  const [content, setContent] = useState({ revision: 0, html: start.content });

  const readAll = (): PostInput => {
    text.current?.flush();
    return { ...form.getValues() };
  };
  const checks = useChecks({
    kind: 'post',
    path: () => paths.blog(options.id),
    show: (place) => {
      if (typeof place === 'string') form.setFocus(place);
      else text.current?.reveal(place);
    },
  });
  const editor = useDocumentEditor<PostInput, PostValues, PostDocument>(options, {
    form: {
      read: readAll,
      replace: (values) => {
        form.reset(values);
        setContent(({ revision }) => ({ revision: revision + 1, html: values.content }));
      },
      change: (changes) => {
        changeFields(form, changes);
        const { content: html } = changes;
        // At once: the next thing may be a save, which asks the text editor for what it holds.
        if (html !== undefined)
          flushSync(() => setContent(({ revision }) => ({ revision: revision + 1, html })));
      },
      submit: (next) => {
        text.current?.flush();
        void form.handleSubmit(next)();
      },
    },
    backend: postBackend,
    copies: postCopies,
    mayPublish: checks.mayPublish,
    onKept: toastKept,
    inputOf,
    // The content is stored as it was written; putting it back would only move the cursor.
    tidied: (post) => {
      const fields: Partial<PostInput> = inputOf(post);
      delete fields.content;
      return fields;
    },
    onStored: (stored, change) => toastSaved(stored, change, text.current?.takeRemoved()),
    onMerged: (post, taken) => toastMerged(post.updatedByName, labelsOf(taken)),
    onDenied: toastDenied,
    onFailed: toastFailed,
  });

  const { touch } = editor;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  const isSaving = editor.isSaving || checks.isWaiting;
  return { ...editor, isSaving, form, text, content, readAll, checks };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

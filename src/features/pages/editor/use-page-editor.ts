import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useChecks } from '@/components/checks/use-checks';
import { changeFields } from '@/components/form/change-fields';
import { paths } from '@/config/paths';
import { startOf, type DocumentEditorOptions } from '@/lib/drafts/document-kind';
import { useDocumentEditor } from '@/lib/drafts/use-document-editor';
import { toastKept } from '@/components/drafts/kept-toast';
import { inputOf, pageBackend, pageCopies } from '../document';
import type { PageDocument } from '../model';
import { defaultMetaTitle, pageSchema, type PageInput, type PageValues } from '../schema';
import { slugFromTitle } from '../slug';
import { toastMerged } from '@/components/drafts/merged-toast';
import { labelsOf } from './compare-pages';
import { toastDenied, toastFailed, toastInvalid, toastSaved } from './page-toasts';

export type PageEditorOptions = DocumentEditorOptions<PageInput, PageDocument>;

const slugTaken = 'A page with this slug already exists';

/** One toast, however many fields are wrong: the first in the order of the page. */
export function toastFirstError(errors: FieldErrors<PageInput>): void {
  const { title, slug, content, metaTitle, metaDescription } = errors;
  const [first] = [title, slug, content, metaTitle, metaDescription].flatMap(
    (error) => error?.message ?? [],
  );
  if (first !== undefined) toastInvalid(first);
}

function isMadeFrom(title: string, metaTitle: string): boolean {
  return metaTitle !== '' && metaTitle === defaultMetaTitle(title.trim());
}

/** One page while it is open: its form, tied to what all documents share. */
export function usePageEditor(options: PageEditorOptions) {
  const [start] = useState<PageInput>(() => startOf(options, inputOf, pageCopies));
  const form = useForm<PageInput, unknown, PageValues>({
    resolver: zodResolver(pageSchema),
    defaultValues: start,
  });
  const checks = useChecks({
    kind: 'page',
    path: () => paths.page(form.getValues('slug').trim()),
    show: (place) => form.setFocus(typeof place === 'string' ? 'metaDescription' : 'content'),
  });
  const editor = useDocumentEditor<PageInput, PageValues, PageDocument>(options, {
    form: {
      read: () => ({ ...form.getValues() }),
      replace: (values) => form.reset(values),
      change: (changes) => changeFields(form, changes),
      submit: (next) => void form.handleSubmit(next, toastFirstError)(),
    },
    backend: pageBackend,
    copies: pageCopies,
    mayPublish: checks.mayPublish,
    onKept: toastKept,
    inputOf,
    tidied: ({ title, slug, content, metaTitle, metaDescription }) => ({
      title,
      slug,
      content,
      metaTitle,
      metaDescription,
    }),
    onStored: (page, change) => void toastSaved(page, change),
    onMerged: (page, taken) => toastMerged(page.updatedByName, labelsOf(taken)),
    onDenied: toastDenied,
    onFailed: (error) => {
      if (error.kind !== 'duplicate') {
        toastFailed(error);
        return;
      }
      // The database has the last word on what is taken, on create and on update alike.
      form.setError('slug', { message: slugTaken });
      toastInvalid(slugTaken);
    },
  });

  const { touch } = editor;
  const isCreating = editor.base === null;
  useEffect(() => {
    const suggest = (title: string) => slugFromTitle(title, options.id);
    let { title: earlier } = form.getValues();
    let isOwnSlug = start.slug !== '' && start.slug !== suggest(start.title);
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        touch();
        const { title } = values;
        // What the save had put there for the earlier title goes along with a new one.
        if (name === 'title' && isMadeFrom(earlier, values.metaTitle))
          form.setValue('metaTitle', defaultMetaTitle(title.trim()));
        earlier = title;
        if (!isCreating) return;
        if (name === 'slug')
          isOwnSlug = values.slug !== '' && values.slug !== suggest(values.title);
        // Somebody who has chosen an address keeps it, whatever becomes of the title.
        if (name === 'title' && !isOwnSlug)
          form.setValue('slug', suggest(values.title), { shouldValidate: values.title !== '' });
      },
    });
  }, [form, touch, isCreating, options.id, start]);

  return { ...editor, isSaving: editor.isSaving || checks.isWaiting, form, checks };
}

export type PageEditorState = ReturnType<typeof usePageEditor>;

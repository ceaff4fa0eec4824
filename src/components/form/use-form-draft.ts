import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { defineFormDraft } from '@/lib/storage/form-draft';

type Texts = Record<string, string>;

/** What stands in the fields already: a prerendered form can be filled in before its code has arrived. */
function readTyped(formId: string, known: Texts): Texts {
  const form = document.getElementById(formId);
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input[name], textarea[name], select[name]',
  );
  const typed = [...(fields ?? [])]
    .filter(({ name, value }) => name in known && value !== known[name])
    .map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(typed);
}

function pick(texts: Texts, known: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name in known));
}

function withTexts<T extends Texts>(base: T, texts: Texts): T {
  return { ...base, ...texts };
}

/**
 * Keeps what is typed into a form of texts until it is sent; gives it back after a reload.
 * @param name of the draft, unique on the site
 * @param formId id of the form element
 * @returns a function that forgets the draft, for after the form was sent and reset
 */
export function useFormDraft<T extends Texts, C, O>(
  form: UseFormReturn<T, C, O>,
  { name, formId }: { readonly name: string; readonly formId: string },
): () => void {
  const draft = useMemo(() => defineFormDraft(name), [name]);
  const { getValues, reset, subscribe } = form;

  // Before the first update of the fields, which would write over what was typed early.
  useLayoutEffect(() => {
    const base = getValues();
    const texts = { ...pick(draft.get(), base), ...readTyped(formId, base) };
    if (Object.keys(texts).length > 0) reset(withTexts(base, texts), { keepDefaultValues: true });
  }, [draft, formId, getValues, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.set(values),
      }),
    [draft, subscribe],
  );

  return draft.clear;
}

import type { DocumentPast, PresentDocument } from '@/lib/drafts/document-past';

/** What the form calls each field, in its order. */
export function labelsOf<Doc extends PresentDocument>(
  past: DocumentPast<Doc>,
): ReadonlyMap<string, string> {
  const named = past.textOf({}).fields.map(({ key, label }): [string, string] => [key, label]);
  return new Map([...named, ['content', 'Content']]);
}

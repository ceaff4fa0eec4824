import type { PastField, PastText } from '@/lib/drafts/document-past';
import { ownPicturesIn } from '@/lib/html/foreign-pictures';

export interface ChangedField extends Pick<PastField, 'key' | 'label'> {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What differs between two versions, field by field; the content by itself. */
export interface PastChanges {
  readonly fields: readonly ChangedField[];
  readonly isContentChanged: boolean;
  /** Labels of the fields that are the same. */
  readonly same: readonly string[];
}

export function comparePast(before: PastText, after: PastText): PastChanges {
  const fields: ChangedField[] = [];
  const same: string[] = [];
  for (const field of after.fields) {
    const earlier = before.fields.find(({ key }) => key === field.key)?.lines ?? [];
    if (earlier.join('\n') === field.lines.join('\n')) same.push(field.label);
    else fields.push({ key: field.key, label: field.label, before: earlier, after: field.lines });
  }
  const isContentChanged = before.content !== after.content;
  return { fields, isContentChanged, same: isContentChanged ? same : [...same, 'Content'] };
}

/** Labels of what a restored version would change of what there is now. */
export function restoredFields(
  present: PastText,
  version: PastText,
  kept: readonly string[],
): readonly string[] {
  const { fields, isContentChanged } = comparePast(present, version);
  const labels = fields.filter(({ key }) => !kept.includes(key)).map(({ label }) => label);
  return isContentChanged ? [...labels, 'Content'] : labels;
}

/** Storage addresses of all pictures that a version shows. */
export function picturesOf({ content, pictures }: PastText): readonly string[] {
  return [...new Set([...pictures, ...ownPicturesIn(content)])];
}

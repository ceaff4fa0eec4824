import { useMemo } from 'react';
import type { DocumentPast, PresentDocument } from '@/lib/drafts/document-past';
import { isStoredAddress } from '@/lib/html/foreign-pictures';
import { assetUrl } from '@/lib/supabase/asset-url';
import { comparePast, type ChangedField } from '../compare-past';
import type { WholeVersion } from '../model';
import { ContentComparison } from './content-comparison';
import { MarkedText } from './marked-text';

interface ComparedVersionsProps<Doc extends PresentDocument> {
  readonly one: WholeVersion;
  /** Null when nothing older is kept. */
  readonly two: WholeVersion | null;
  readonly past: DocumentPast<Doc>;
  readonly view: 'readers' | 'text';
}

/** What changed from the older of two versions to the newer one, field by field. */
export function ComparedVersions<Doc extends PresentDocument>({
  one,
  two,
  past,
  view,
}: ComparedVersionsProps<Doc>) {
  const [older, newer] = !two ? [one, one] : two.version < one.version ? [two, one] : [one, two];
  const before = useMemo(() => past.textOf(older.fields), [past, older]);
  const after = useMemo(() => past.textOf(newer.fields), [past, newer]);
  const { fields, isContentChanged, same } = useMemo(
    () => comparePast(before, after),
    [before, after],
  );

  return (
    <div className="space-y-6">
      <p role="status" className="text-sm text-ink-soft">
        {!two
          ? 'This is the oldest version that is kept: there is nothing before it to compare it with.'
          : fields.length === 0 && !isContentChanged
            ? `Nothing differs between version ${older.version} and version ${newer.version}.`
            : `What changed from version ${older.version} to version ${newer.version}: `}
        {two ? (
          <>
            {[...fields.map(({ label }) => label), ...(isContentChanged ? ['Content'] : [])].join(
              ', ',
            )}
            {fields.length > 0 || isContentChanged ? '.' : ''}
          </>
        ) : null}
      </p>
      {fields.map((field) => (
        <section key={field.key} aria-label={field.label}>
          <h3 className="mb-2 text-sm font-semibold">{field.label}</h3>
          <ChangedPictures field={field} />
          <MarkedText before={field.before} after={field.after} />
        </section>
      ))}
      <section aria-label="Content">
        <h3 className="mb-2 text-sm font-semibold">Content</h3>
        <ContentComparison
          before={before.content}
          after={after.content}
          isSource={view === 'text'}
        />
      </section>
      {two && same.length > 0 ? (
        <p className="text-sm text-muted">The same in both: {same.join(', ')}.</p>
      ) : null}
    </div>
  );
}

/** A field that holds a picture of the library shows what it was and what it became. */
function ChangedPictures({ field }: { readonly field: ChangedField }) {
  const [before = ''] = field.before;
  const [after = ''] = field.after;
  const pictures = [
    { label: 'Before', address: before },
    { label: 'After', address: after },
  ].filter(({ address }) => isStoredAddress(address));
  if (pictures.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap gap-4">
      {pictures.map(({ label, address }) => (
        <figure key={label} className="text-sm text-muted">
          <img
            src={assetUrl(address)}
            alt={`${field.label}, ${label.toLowerCase()}`}
            loading="lazy"
            className="h-28 w-44 rounded-sm bg-surface-sunken object-cover"
          />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}

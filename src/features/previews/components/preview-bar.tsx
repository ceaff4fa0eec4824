import { Eye } from 'lucide-react';
import { formatDateTime } from '@/lib/dates';

interface PreviewBarProps {
  /** Of the document, as `read_preview` tells it. */
  readonly status: string;
  /** ISO 8601 */
  readonly endsAt: string;
}

const namesOf: Readonly<Record<string, string>> = {
  published: 'Preview',
  // Visitors read something else.
  changed: 'Preview of changes that are not public yet',
};

/** Over a post or page that is shown by its preview address. */
export function PreviewBar({ status, endsAt }: PreviewBarProps) {
  return (
    <aside
      aria-label="About this preview"
      data-print="none"
      className="border-b border-line bg-warning-soft text-ink"
    >
      <p className="mx-auto flex max-w-page items-start gap-3 px-gutter py-3 text-sm">
        <Eye aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
        <span className="min-w-0">
          <strong className="font-semibold">
            {namesOf[status] ?? 'Preview of a draft'} · ends on{' '}
            <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>
          </strong>
          <span className="block">
            Whoever has this address can read it. Pass it on only to whom it is meant for.
          </span>
        </span>
      </p>
    </aside>
  );
}

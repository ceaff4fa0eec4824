import { SaveState } from '@/components/feedback/save-state';
import { PublicationBadge } from '@/components/publication/publication-badge';
import { formatDateTime } from '@/lib/dates';
import type { PublicationTimes } from '@/lib/publication-times';

interface DocumentStateProps {
  /** The saved version; null before the first save. */
  readonly saved: (PublicationTimes & { readonly updatedAt: string }) | null;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Whether visitors see the document, and whether the work is safe. */
export function DocumentState(props: DocumentStateProps) {
  const { saved, isSaving, isDirty, hasFailed, onRetry } = props;
  const state = isSaving
    ? 'saving'
    : hasFailed
      ? 'failed'
      : isDirty
        ? 'dirty'
        : saved
          ? 'saved'
          : 'idle';
  return (
    <div className="mr-auto flex flex-wrap items-center gap-x-3">
      <PublicationBadge
        times={saved ?? { status: 'draft' }}
        draftTone="neutral"
        momentClass="text-xs text-muted"
      />
      <SaveState
        status={state}
        onRetry={onRetry}
        {...(saved && state === 'saved' ? { detail: formatDateTime(saved.updatedAt) } : {})}
      />
    </div>
  );
}

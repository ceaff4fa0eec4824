import { SaveState } from '@/components/feedback/save-state';
import { Badge } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';

interface DocumentStateProps {
  /** The saved version; null before the first save. */
  readonly saved: { readonly isPublished: boolean; readonly updatedAt: string } | null;
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
    <div className="mr-auto flex items-center gap-3">
      <Badge tone={saved?.isPublished ? 'success' : 'neutral'}>
        {saved?.isPublished ? 'Published' : 'Draft'}
      </Badge>
      <SaveState
        status={state}
        onRetry={onRetry}
        {...(saved && state === 'saved' ? { detail: formatDateTime(saved.updatedAt) } : {})}
      />
    </div>
  );
}

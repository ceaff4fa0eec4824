import { clsx } from 'clsx';
import { Eye, ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DocumentState } from '@/components/drafts/document-state';
import { DocumentPresence } from '@/components/presence/document-presence';
import { AskReview } from '@/components/review/ask-review';
import { usePublicationState } from '@/components/publication/publication-badge';
import { ScheduleButton } from '@/components/publication/schedule-button';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { timesOfNow } from '@/lib/publication-times';
import type { PostStatus } from '../model';
import type { PostEditorState } from './use-post-editor';

interface EditorBarProps {
  readonly editor: PostEditorState;
  readonly canPublish: boolean;
  /** The signed-in person. */
  readonly ownId: string;
  readonly isInDialog: boolean;
  readonly onPreview: () => void;
  /** Somebody points at its button, or stands on it. */
  readonly onPreviewInterest: () => void;
}

/** State and actions; stays in view while one writes. */
export function EditorBar({
  editor,
  canPublish,
  ownId,
  isInDialog,
  onPreview,
  onPreviewInterest,
}: EditorBarProps) {
  const { base, isSaving, isDirty, failure, submit, retry, shared, isApart } = editor;
  const status: PostStatus = base?.status ?? 'draft';
  const times = base ?? { status };
  const state = usePublicationState(times);
  const isLive = state === 'published';
  const saveLabel = status === 'draft' ? 'Save draft' : isApart ? 'Publish changes' : 'Update';

  return (
    <div
      data-floating={isInDialog ? undefined : 'save-bar'}
      className={clsx(
        'z-20 flex flex-wrap items-center justify-end gap-x-2 gap-y-2 sm:gap-x-3 border-line py-2.5',
        isInDialog
          ? 'sticky top-0 -mx-6 mb-6 border-b bg-surface-raised px-6'
          : 'bg-surface max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:px-4 lg:sticky lg:top-14 lg:mb-6 lg:border-b',
      )}
    >
      <DocumentState
        saved={base && shared.copy ? { ...base, updatedAt: shared.copy.savedAt } : base}
        isSaving={isSaving}
        isDirty={isDirty}
        hasFailed={failure !== null}
        onRetry={retry}
      />
      <DocumentPresence kind="post" id={base?.id} isInDialog={isInDialog} />
      <Button
        variant="quiet"
        className="max-sm:px-2"
        onPointerEnter={onPreviewInterest}
        onFocus={onPreviewInterest}
        onClick={onPreview}
      >
        <Eye aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Preview</span>
      </Button>
      {base && isLive ? (
        <Link
          to={paths.blog(base.id)}
          target="_blank"
          rel="noopener"
          className={clsx(buttonClass({ variant: 'quiet' }), 'max-sm:px-2')}
          title="View"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {/* A published post has the most to do with it: its bar stays one row on a common screen. */}
          <span className="max-2xl:sr-only">View</span>
          <span className="sr-only"> the article (opens in a new tab)</span>
        </Link>
      ) : null}
      {/* What is on the screen would become public by the way. */}
      {canPublish && !isApart ? (
        <ScheduleButton
          noun="post"
          title={editor.form.getValues('title').trim() || 'Untitled'}
          times={times}
          pending={isSaving}
          isNarrow={isLive}
          onSchedule={(chosen) => submit('published', { ...chosen })}
          onDraft={() => submit('draft')}
        />
      ) : null}
      {base && !canPublish && (isApart || state === 'draft' || state === 'ended') ? (
        <AskReview
          kind="post"
          document={base}
          ownId={ownId}
          onSave={isDirty ? () => (isApart ? shared.save() : submit(status)) : undefined}
        />
      ) : null}
      {canPublish && !isApart && (isLive || state === 'ended') ? (
        // On a phone the dialog of the times does it, and the bar stays two rows.
        <Button className="max-sm:hidden" pending={isSaving} onClick={() => submit('draft')}>
          Unpublish
        </Button>
      ) : null}
      {status === 'published' ? (
        <Button
          variant={isApart && !canPublish ? 'primary' : 'secondary'}
          pending={isSaving}
          title="Save without publishing"
          {...(isApart ? { 'aria-keyshortcuts': 'Control+S Meta+S' } : {})}
          onClick={shared.save}
        >
          <span className="2xl:hidden">Save only</span>
          <span className="max-2xl:hidden">Save without publishing</span>
        </Button>
      ) : null}
      {canPublish || !isApart ? (
        <Button
          variant={isLive || !canPublish ? 'primary' : 'secondary'}
          pending={isSaving}
          {...(isApart ? {} : { 'aria-keyshortcuts': 'Control+S Meta+S' })}
          onClick={() => submit(status)}
        >
          {saveLabel}
        </Button>
      ) : null}
      {canPublish && !isLive ? (
        <Button
          variant="primary"
          pending={isSaving}
          onClick={() => submit('published', timesOfNow(times, Date.now()))}
        >
          Publish
        </Button>
      ) : null}
    </div>
  );
}

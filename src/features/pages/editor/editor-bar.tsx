import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { DocumentState } from '@/components/drafts/document-state';
import { DocumentPresence } from '@/components/presence/document-presence';
import { usePublicationState } from '@/components/publication/publication-badge';
import { ScheduleButton } from '@/components/publication/schedule-button';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { timesOfNow } from '@/lib/publication-times';
import type { PageEditorState } from './use-page-editor';

/** State and actions; stays in view while one writes. */
export function EditorBar({ editor }: { readonly editor: PageEditorState }) {
  const { base, form, isSaving, isDirty, failure, submit, retry, shared, isApart } = editor;
  const chosen = useWatch({ control: form.control, name: 'status' });
  const times = base ?? { status: 'draft' as const };
  const isLive = usePublicationState(times) === 'published';

  return (
    <div
      data-floating="save-bar"
      className="z-20 flex flex-wrap items-center justify-end gap-x-2 gap-y-2 border-line sm:gap-x-3 bg-surface py-2.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:px-4 lg:sticky lg:top-14 lg:mb-6 lg:border-b"
    >
      <DocumentState
        saved={base && shared.copy ? { ...base, updatedAt: shared.copy.savedAt } : base}
        isSaving={isSaving}
        isDirty={isDirty}
        hasFailed={failure !== null}
        onRetry={retry}
      />
      <DocumentPresence kind="page" id={base?.id} />
      {isLive && base && base.slug !== '' ? (
        <Link
          to={paths.page(base.slug)}
          target="_blank"
          rel="noopener"
          className={clsx(buttonClass({ variant: 'quiet' }), 'max-sm:px-2')}
          title="Preview"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {/* A published page has the most to do with it: its bar stays two rows on a phone. */}
          <span className="max-sm:sr-only">Preview</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </Link>
      ) : null}
      {/* What is on the screen would become public by the way. */}
      {isApart ? null : (
        <ScheduleButton
          noun="page"
          title={form.getValues('title').trim() || 'Untitled'}
          times={times}
          pending={isSaving}
          isNarrow={isLive}
          onSchedule={(chosen) => submit('published', { ...chosen })}
          onDraft={() => submit('draft')}
        />
      )}
      {base?.status === 'published' ? (
        <Button
          pending={isSaving}
          title="Save without publishing"
          {...(isApart ? { 'aria-keyshortcuts': 'Control+S Meta+S' } : {})}
          onClick={shared.save}
        >
          <span className="2xl:hidden">Save only</span>
          <span className="max-2xl:hidden">Save without publishing</span>
        </Button>
      ) : null}
      {isApart ? null : (
        <Button
          // "Publish" does the same with what is live.
          className={clsx(isLive && chosen === 'published' && 'max-sm:hidden')}
          pending={isSaving}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => submit(chosen)}
        >
          {chosen === 'published' ? 'Save as published' : 'Save Draft'}
        </Button>
      )}
      <Button
        variant="primary"
        pending={isSaving}
        onClick={() => submit('published', timesOfNow(times, Date.now()))}
      >
        {isApart ? 'Publish changes' : 'Publish'}
      </Button>
    </div>
  );
}

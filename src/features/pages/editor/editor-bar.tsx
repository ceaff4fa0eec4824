import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { DocumentState } from '@/components/drafts/document-state';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { PageEditorState } from './use-page-editor';

/** State and actions; stays in view while one writes. */
export function EditorBar({ editor }: { readonly editor: PageEditorState }) {
  const { base, form, isSaving, isDirty, failure, submit, retry } = editor;
  const chosen = useWatch({ control: form.control, name: 'status' });
  const isLive = base?.status === 'published';

  return (
    <div
      data-floating="save-bar"
      className="z-20 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line bg-surface py-2.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:px-4 lg:sticky lg:top-14 lg:mb-6 lg:border-b"
    >
      <DocumentState
        saved={base && { isPublished: isLive, updatedAt: base.updatedAt }}
        isSaving={isSaving}
        isDirty={isDirty}
        hasFailed={failure !== null}
        onRetry={retry}
      />
      {isLive && base.slug !== '' ? (
        <Link
          to={paths.page(base.slug)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'quiet' })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          Preview
          <span className="sr-only"> (opens in a new tab)</span>
        </Link>
      ) : null}
      <Button
        pending={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => submit(chosen)}
      >
        {chosen === 'published' ? 'Save as published' : 'Save Draft'}
      </Button>
      <Button variant="primary" pending={isSaving} onClick={() => submit('published')}>
        Publish
      </Button>
    </div>
  );
}

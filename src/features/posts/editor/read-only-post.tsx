import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/dates';
import { publishCopy } from '@/lib/drafts/publish-copy';
import type { SharedCopy } from '@/lib/drafts/shared-copies';
import { ArticleView } from '../components/article-view';
import { postCopies } from '../document';
import type { PostDocument } from '../model';

interface ReadOnlyPostProps {
  readonly post: PostDocument;
  /** What of it is not public yet; null when there is nothing, and for who may not see it. */
  readonly copy: SharedCopy | null;
  readonly canPublish: boolean;
  /** The changes are public now. */
  readonly onPublished: () => void;
  /** What is on the screen is old. */
  readonly onOvertaken: () => void;
}

/** For staff who may read a post but not change its words; who may publish makes changes public as they are. */
export function ReadOnlyPost({ post, copy, canPublish, ...acts }: ReadOnlyPostProps) {
  const shown = copy ? postCopies.documentWith(post, copy) : post;
  return (
    <>
      <Notice className="mb-6" title="You can read this post, but not edit it">
        Changing its words needs the permission to edit content. Ask somebody who manages users if
        you should have it.
      </Notice>
      {copy ? <Changes {...acts} post={post} copy={copy} canPublish={canPublish} /> : null}
      <div data-tone="paper" className="rounded-lg bg-surface px-4 py-10 sm:px-8">
        <ArticleView
          isPreview
          isBoxed
          article={{ ...shown, publishedAt: post.publishedAt ?? post.updatedAt }}
        />
      </div>
    </>
  );
}

const refusals = {
  newer: 'Somebody has changed this post meanwhile. You see it as it is now.',
  outdated: 'This post was published again meanwhile: somebody who edits puts both together first.',
  // Also where an earlier try arrived and its answer was lost.
  gone: 'These changes have been published or discarded. You see the post as it is now.',
} as const;

type ChangesProps = ReadOnlyPostProps & { readonly copy: SharedCopy };

function Changes({ post, copy, canPublish, onPublished, onOvertaken }: ChangesProps) {
  const [isPending, setPending] = useState(false);
  // Who edits puts both together.
  const isOutdated = copy.baseVersion !== post.version;

  async function handlePublish() {
    setPending(true);
    try {
      const outcome = await publishCopy('post', post.id, copy);
      if (outcome === 'published') {
        // The button goes with what it was for.
        document.getElementById('main')?.focus({ preventScroll: true });
        onPublished();
      } else {
        showToast({ title: 'Error', description: refusals[outcome], variant: 'destructive' });
        onOvertaken();
      }
    } catch (thrown) {
      toastFailure(thrown, 'Failed to publish the changes');
    } finally {
      setPending(false);
    }
  }

  return (
    <Notice
      className="mb-6"
      title="These changes are not public yet"
      action={
        canPublish && !isOutdated ? (
          <Button
            size="small"
            variant="primary"
            pending={isPending}
            onClick={() => void handlePublish()}
          >
            Publish changes
          </Button>
        ) : undefined
      }
    >
      <bdi>{copy.savedByName || 'Somebody'}</bdi> saved them on {formatDateTime(copy.savedAt)}. You
      read the post with them; visitors read it as it was published.
      {isOutdated
        ? ' It was published again since they were made: somebody who edits puts both together first.'
        : null}
    </Notice>
  );
}

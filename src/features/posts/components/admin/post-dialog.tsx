import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Late } from '@/components/late/late';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { FormDialog } from '@/components/ui/form-dialog';
import { newId } from '@/lib/drafts/new-id';
import { lateCode } from '@/lib/late-code';
import { postCopyQuery, postDocumentQuery } from '../../document';
import type { PostEditorHandle } from '../../editor/post-editor';
import type { OpenPostProps } from './open-post';
import { PostDialogSkeleton } from './post-dialog-skeleton';

// The form weighs more than the list that it is opened from.
const form = lateCode(() => import('./open-post'));

interface PostDialogProps extends Omit<OpenPostProps, 'id' | 'post' | 'copy' | 'editor'> {
  /** The author is not known for good yet; a new post waits for that. */
  readonly isWaiting: boolean;
  /** Null writes a new post. */
  readonly postId: string | null;
}

const unsavedQuestion = {
  title: 'You have unsaved changes',
  description: 'They are not saved yet. They are kept for you and offered when you come back.',
  confirmLabel: 'Leave without saving',
};

/** The post editor in a dialog: the same form, saving and unsaved texts as on its own page. Mounted while open. */
export function PostDialog({ postId, isWaiting, onClose, ...settings }: PostDialogProps) {
  const [freshId] = useState(newId);
  const editor = useRef<PostEditorHandle>(null);
  useEffect(() => {
    // Beside what the form waits for, not after it. A failure shows when the form itself is needed.
    form.prefetch();
  }, []);
  // Once for all: another read of the author must not take the form away from whoever is writing.
  const [isReady, setReady] = useState(postId !== null);
  if (!isReady && !isWaiting) setReady(true);
  const stored = useQuery({ ...postDocumentQuery(postId ?? freshId), enabled: postId !== null });
  const copy = useQuery({ ...postCopyQuery(postId ?? freshId), enabled: postId !== null });
  const failed = [stored, copy].find(({ isError }) => isError);

  return (
    <FormDialog
      open
      size="wide"
      isDirty={() => editor.current?.hasUnsaved() ?? false}
      question={unsavedQuestion}
      onOpenChange={onClose}
      title={postId === null ? 'Create New Post' : 'Edit Post'}
    >
      {!isReady ? (
        <PostDialogSkeleton />
      ) : postId === null ? (
        <PostForm
          {...settings}
          id={freshId}
          post={null}
          copy={null}
          editor={editor}
          onClose={onClose}
        />
      ) : failed ? (
        <ErrorState
          title="Failed to fetch the post"
          onRetry={() => void Promise.all([stored.refetch(), copy.refetch()])}
          pending={stored.isFetching || copy.isFetching}
        >
          {failed.error?.message}
        </ErrorState>
      ) : // Editing starts from what is stored now, never from an earlier copy.
      !stored.isFetchedAfterMount ||
        !copy.isFetchedAfterMount ||
        stored.data === undefined ||
        copy.data === undefined ? (
        <PostDialogSkeleton />
      ) : stored.data === null ? (
        <EmptyState title="There is no post here">It may have been deleted meanwhile.</EmptyState>
      ) : (
        <PostForm
          {...settings}
          id={stored.data.id}
          post={stored.data}
          copy={copy.data}
          editor={editor}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}

function PostForm(props: OpenPostProps) {
  return (
    <Late code={form} fallback={<PostDialogSkeleton />} title="The form could not be loaded">
      {({ OpenPost }) => <OpenPost {...props} />}
    </Late>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { createDraftStore, type KeptDraft } from '@/lib/drafts/draft-store';
import { newId } from '@/lib/drafts/new-id';
import { postDocumentQuery } from '../../document';
import { PostEditor, type PostEditorHandle, type PostRights } from '../../editor/post-editor';
import { forgetPublished } from '../../forget-published';
import type { PostDocument } from '../../model';
import { emptyPost, parsePostDraft, type PostAuthor, type PostInput } from '../../schema';
import { staffPostQueries } from '../../staff-queries';
import { PostDialogSkeleton } from './post-dialog-skeleton';

interface PostDialogProps {
  /** Null writes a new post. */
  readonly postId: string | null;
  /** The signed-in person, who owns the unsaved texts of this browser. */
  readonly ownerId: string;
  /** With whom a new post starts. */
  readonly author: PostAuthor;
  readonly rights: PostRights;
  readonly uploadPicture: UploadPicture;
  readonly picturePicker?: PicturePicker | undefined;
  readonly onClose: () => void;
}

/** The post editor in a dialog: the same form, saving and unsaved texts as on its own page. Mounted while open. */
export function PostDialog({ postId, onClose, ...settings }: PostDialogProps) {
  const [freshId] = useState(newId);
  const editor = useRef<PostEditorHandle>(null);
  const [isAsking, setAsking] = useState(false);
  const stored = useQuery({ ...postDocumentQuery(postId ?? freshId), enabled: postId !== null });

  function requestClose() {
    if (editor.current?.hasUnsaved()) setAsking(true);
    else onClose();
  }

  return (
    <Dialog
      open
      size="wide"
      onOpenChange={requestClose}
      title={postId === null ? 'Create New Post' : 'Edit Post'}
    >
      {postId === null ? (
        <OpenPost {...settings} id={freshId} post={null} editor={editor} onClose={onClose} />
      ) : stored.isError ? (
        <ErrorState
          title="Failed to fetch the post"
          onRetry={() => void stored.refetch()}
          pending={stored.isFetching}
        >
          {stored.error.message}
        </ErrorState>
      ) : // Editing starts from what is stored now, never from an earlier copy.
      !stored.isFetchedAfterMount || stored.data === undefined ? (
        <PostDialogSkeleton />
      ) : stored.data === null ? (
        <EmptyState title="There is no post here">It may have been deleted meanwhile.</EmptyState>
      ) : (
        <OpenPost
          {...settings}
          id={stored.data.id}
          post={stored.data}
          editor={editor}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="You have unsaved changes"
        description="They are not saved yet. This browser keeps them and offers them when you come back."
        cancelLabel="Stay"
        confirmLabel="Leave without saving"
        danger
        onConfirm={onClose}
      />
    </Dialog>
  );
}

interface OpenPostProps extends Omit<PostDialogProps, 'postId'> {
  readonly id: string;
  readonly post: PostDocument | null;
  readonly editor: RefObject<PostEditorHandle | null>;
}

function OpenPost({ id, editor, ownerId, author, onClose, ...props }: OpenPostProps) {
  const client = useQueryClient();
  // As it was when it was opened: a later read of the same post must not change what is compared with.
  const [post] = useState(props.post);
  const [adopted, setAdopted] = useState<KeptDraft<PostInput> | null>(null);
  const drafts = useMemo(
    () => createDraftStore<PostInput>({ kind: 'post', ownerId, parse: parsePostDraft }),
    [ownerId],
  );
  const editorId = adopted?.documentId ?? id;

  function handleSaved() {
    forgetPublished();
    void client.invalidateQueries({ queryKey: staffPostQueries.all });
    // Typing may have gone on while the save was on its way; then there is more to save.
    if (!editor.current?.hasUnsaved()) onClose();
  }

  return (
    <PostEditor
      {...props}
      key={editorId}
      ref={editor}
      isInDialog
      id={editorId}
      post={post}
      blank={emptyPost(author)}
      adopted={adopted}
      drafts={drafts}
      onContinue={setAdopted}
      onCreated={() => undefined}
      onSaved={handleSaved}
    />
  );
}

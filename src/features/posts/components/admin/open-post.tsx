import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type RefObject } from 'react';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { createDraftStore, type KeptDraft } from '@/lib/drafts/draft-store';
import type { SharedCopy } from '@/lib/drafts/shared-copies';
import { workingCopies } from '@/lib/drafts/working-copies';
import { reviewKey } from '@/lib/review/review';
import { PostEditor, type PostEditorHandle } from '../../editor/post-editor';
import { forgetPublished } from '../../forget-published';
import type { PostDocument } from '../../model';
import type { PostRights } from '../../rights';
import { emptyPost, parsePostDraft, type PostAuthor, type PostInput } from '../../schema';
import { staffPostQueries } from '../../staff-queries';

export interface OpenPostProps {
  readonly id: string;
  readonly post: PostDocument | null;
  /** What of it is not public yet. */
  readonly copy: SharedCopy | null;
  readonly editor: RefObject<PostEditorHandle | null>;
  /** The signed-in person, who owns the unsaved texts of this browser. */
  readonly ownerId: string;
  /** With whom a new post starts. */
  readonly author: PostAuthor;
  readonly rights: PostRights;
  readonly uploadPicture: UploadPicture;
  readonly picturePicker?: PicturePicker | undefined;
  readonly onClose: () => void;
}

/** The editor inside of the dialog, once it is known what is edited. */
export function OpenPost({ id, editor, ownerId, author, onClose, ...props }: OpenPostProps) {
  const client = useQueryClient();
  // As it was when it was opened: a later read of the same post must not change what is compared with.
  const [post] = useState(props.post);
  const [copy] = useState(props.copy);
  const [adopted, setAdopted] = useState<KeptDraft<PostInput> | null>(null);
  const drafts = useMemo(
    () =>
      createDraftStore<PostInput>({
        kind: 'post',
        ownerId,
        parse: parsePostDraft,
        server: workingCopies('post'),
      }),
    [ownerId],
  );
  const editorId = adopted?.documentId ?? id;

  function handleSaved() {
    forgetPublished();
    void client.invalidateQueries({ queryKey: staffPostQueries.all });
    void client.invalidateQueries({ queryKey: reviewKey });
    // Typing may have gone on while the save was on its way; then there is more to save.
    if (!editor.current?.hasUnsaved()) onClose();
  }

  return (
    <PostEditor
      {...props}
      key={editorId}
      ref={editor}
      ownId={ownerId}
      isInDialog
      id={editorId}
      post={post}
      copy={copy}
      blank={emptyPost(author)}
      adopted={adopted}
      drafts={drafts}
      onContinue={setAdopted}
      onCreated={() => undefined}
      onSaved={handleSaved}
    />
  );
}

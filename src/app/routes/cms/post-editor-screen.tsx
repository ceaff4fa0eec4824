import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { publicNow } from '@/components/feedback/public-now';
import { showToast } from '@/components/feedback/toast-store';
import { useDuplicate } from '@/components/drafts/use-duplicate';
import { Late } from '@/components/late/late';
import { PageHeader } from '@/components/layout/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { buttonClass } from '@/components/ui/button';
import { ReviewBand } from '@/components/review/review-band';
import { paths } from '@/config/paths';
import { LazyMediaPicker } from '@/features/media/components/lazy-media-picker';
import { uploadBlogImage, uploadListedImage } from '@/features/media/upload-image';
import { DeleteQuestion } from '@/features/posts/components/staff/delete-question';
import { postDocumentQuery } from '@/features/posts/document';
import { PostEditor, type PostEditorHandle } from '@/features/posts/editor/post-editor';
import { duplicatePost } from '@/features/posts/late-duplicate';
import type { PostDocument } from '@/features/posts/model';
import { forgetPublished } from '@/features/posts/forget-published';
import {
  emptyPost,
  parsePostDraft,
  type PostAuthor,
  type PostInput,
} from '@/features/posts/schema';
import { DocumentPublication } from '@/components/publication/publication-line';
import { staffPostQueries } from '@/features/posts/staff-queries';
import { useStaff } from '@/features/staff/use-staff';
import { createDraftStore, type KeptDraft } from '@/lib/drafts/draft-store';
import { type SharedCopy } from '@/lib/drafts/shared-copies';
import { workingCopies } from '@/lib/drafts/working-copies';
import { isolated } from '@/lib/isolated';
import { lateCode } from '@/lib/late-code';
import { reviewKey } from '@/lib/review/review';
import { PrivateHead } from '@/lib/seo/private-head';
import { DocumentActions } from './document-actions';
import { usePostRights } from './use-post-rights';

// Editors do without it.
const readOnlyPost = lateCode(() => import('@/features/posts/editor/read-only-post'));

/** What both routes load: a post, or the id that a new one will have. */
export interface PostEditorData {
  readonly id: string;
  readonly isNew: boolean;
  /** Null for a new post, and for an id that no post has. */
  readonly post: PostDocument | null;
  /** What of it is not public yet. */
  readonly copy: SharedCopy | null;
  /** With whom a new post starts; null: with the writer. */
  readonly author: PostAuthor | null;
}

/**
 * The screen of both editor routes. One component for both, so that the editor stays as it is, cursor and
 * undo included, when a new post gets its address.
 */
export function PostEditorScreen() {
  const { id, isNew, post, copy, author } = useLoaderData<PostEditorData>();
  const { profile, can } = useStaff();
  const editor = useRef<PostEditorHandle>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const [adopted, setAdopted] = useState<{
    readonly replaces: string;
    readonly draft: KeptDraft<PostInput>;
  }>();
  const [saved, setSaved] = useState<PostDocument>();
  const [toDelete, setToDelete] = useState<PostDocument | null>(null);
  const [editedId, setEditedId] = useState<string>();
  const drafts = useMemo(
    () =>
      createDraftStore<PostInput>({
        kind: 'post',
        ownerId: profile.id,
        parse: parsePostDraft,
        server: workingCopies('post'),
      }),
    [profile.id],
  );
  const rights = usePostRights();
  const { duplicate } = useDuplicate({
    kind: 'post',
    duplicate: duplicatePost,
    refresh: () =>
      client.invalidateQueries({ queryKey: staffPostQueries.all, refetchType: 'none' }),
    onOpen: (copyId) => void navigate(paths.cms.editPost(copyId)),
  });
  // A right that is lost while somebody writes does not take the text from the screen.
  if (rights.canEdit && editedId !== id) setEditedId(id);
  const isReadOnly = !isNew && !rights.canEdit && editedId !== id;
  const back = { label: 'Posts', href: paths.cms.posts() };

  if (!isNew && !post) {
    return (
      <>
        <PrivateHead title="Post not found" isError />
        <PageHeader title="Post not found" back={back} />
        <EmptyState
          title="There is no post here"
          action={
            <Link to={paths.cms.posts()} className={buttonClass({ variant: 'primary' })}>
              Back to all posts
            </Link>
          }
        >
          It may have been deleted, or the address is incomplete.
        </EmptyState>
      </>
    );
  }

  const current = saved?.id === id ? saved : post;
  const title = current
    ? isReadOnly
      ? current.title
      : `Edit: ${isolated(current.title)}`
    : 'New post';
  const draft = isNew && adopted?.replaces === id ? adopted.draft : null;
  const editorId = draft?.documentId ?? id;
  const handleSaved = (document: PostDocument) => {
    setSaved(document);
    forgetPublished();
    void client.invalidateQueries({ queryKey: staffPostQueries.all, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: reviewKey });
  };

  /** Somebody who does not edit it has published it. */
  const handlePublished = () => {
    showToast({
      title: 'Post published successfully',
      ...publicNow(paths.blog(id)),
      variant: 'success',
    });
    forgetPublished();
    void client.invalidateQueries({ queryKey: staffPostQueries.all });
    void revalidate();
  };

  return (
    <>
      <PrivateHead title={title} />
      <PageHeader
        title={title}
        back={back}
        actions={
          current ? (
            <DocumentActions
              kind="post"
              document={current}
              canEdit={!isReadOnly}
              onCheck={isReadOnly ? undefined : () => editor.current?.check()}
              onDuplicate={rights.canCreate ? () => duplicate(current.id) : undefined}
              onDelete={rights.canDelete ? () => setToDelete(current) : undefined}
            />
          ) : undefined
        }
        {...(current
          ? {
              description: <DocumentPublication document={current} path={paths.blog(current.id)} />,
            }
          : {})}
      />
      {post && isReadOnly ? (
        <>
          <ReviewBand
            kind="post"
            document={post}
            ownId={profile.id}
            canAnswer={rights.canPublish}
            onApproved={copy ? undefined : handlePublished}
            onOvertaken={() => void revalidate()}
          />
          <Late code={readOnlyPost} title="This post could not be shown">
            {({ ReadOnlyPost }) => (
              <ReadOnlyPost
                post={post}
                copy={copy}
                canPublish={rights.canPublish}
                onPublished={handlePublished}
                onOvertaken={() => void revalidate()}
              />
            )}
          </Late>
        </>
      ) : (
        <PostEditor
          key={editorId}
          ref={editor}
          id={editorId}
          post={post}
          copy={copy}
          blank={emptyPost(author ?? { author: profile.fullName })}
          adopted={draft}
          drafts={drafts}
          rights={rights}
          ownId={profile.id}
          uploadPicture={can('manage_media') ? uploadListedImage : uploadBlogImage}
          picturePicker={LazyMediaPicker}
          onContinue={(chosen) => setAdopted({ replaces: id, draft: chosen })}
          onCreated={(created) => {
            client.setQueryData(postDocumentQuery(created.id).queryKey, created);
            void navigate(paths.cms.editPost(created.id), {
              replace: true,
              preventScrollReset: true,
              state: { keepFocus: true },
            });
          }}
          onSaved={handleSaved}
        />
      )}
      <DeleteQuestion
        post={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => void navigate(paths.cms.posts())}
      />
    </>
  );
}

import { useImperativeHandle, useState, type Ref } from 'react';
import { PublishChecks } from '@/components/checks/publish-checks';
import { DraftOffer } from '@/components/drafts/draft-offer';
import { SharedCopyNotice } from '@/components/drafts/shared-copy-notice';
import { NewDraftOffers } from '@/components/drafts/new-draft-offers';
import { UnkeptNotice } from '@/components/drafts/unkept-notice';
import { FormShell } from '@/components/form/form-shell';
import { LeaveWarning } from '@/components/form/leave-warning';
import { LateDialog } from '@/components/late/late-dialog';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { ReviewBand } from '@/components/review/review-band';
import { paths } from '@/config/paths';
import { useSaveShortcut } from '@/hooks/use-save-shortcut';
import { startOf } from '@/lib/drafts/document-kind';
import { useDraftOffers } from '@/lib/drafts/use-draft-offers';
import { lateCode } from '@/lib/late-code';
import { timesOf } from '@/lib/publication-times';
import { inputOf, postCopies } from '../document';
import type { PostRights } from '../rights';
import type { PostInput } from '../schema';
import { comparePosts } from './compare-posts';
import { EditorBar } from './editor-bar';
import { MainFields } from './main-fields';
import { SaveDialogs } from './save-dialogs';
import { SideFields } from './side-fields';
import { usePostEditor, type PostEditorOptions } from './use-post-editor';

const previewDialog = lateCode(() => import('./preview-dialog'));

/** What a dialog around the editor asks before it closes. */
export interface PostEditorHandle {
  readonly hasUnsaved: () => boolean;
  /** Shows what readers would miss. */
  readonly check: () => void;
}

interface PostEditorProps extends PostEditorOptions {
  readonly rights: PostRights;
  /** The signed-in person. */
  readonly ownId: string;
  readonly uploadPicture: UploadPicture;
  readonly picturePicker?: PicturePicker | undefined;
  /** Continues an unsaved new post in an editor of its own. */
  readonly onContinue: (draft: NonNullable<PostEditorOptions['adopted']>) => void;
  /** Its bar then sticks to the dialog, not to the page. */
  readonly isInDialog?: boolean;
  readonly ref?: Ref<PostEditorHandle>;
}

/** Writes one post. Mounted with the post's id as key. */
export function PostEditor({
  rights,
  ownId,
  uploadPicture,
  picturePicker,
  onContinue,
  isInDialog = false,
  ref,
  ...options
}: PostEditorProps) {
  const { post, drafts } = options;
  const editor = usePostEditor(options);
  const [preview, setPreview] = useState<PostInput>();
  const saved = startOf({ ...options, stored: post, adopted: null }, inputOf, postCopies);
  const offers = useDraftOffers(drafts, post ? post.id : null, saved, editor.slot);
  const status = editor.base?.status ?? 'draft';

  const { shared, isApart } = editor;
  useSaveShortcut(() => (isApart ? shared.save() : editor.submit(status)), isInDialog);
  const { hasUnsaved, checks, readAll } = editor;
  useImperativeHandle(ref, () => ({ hasUnsaved, check: () => checks.check(readAll()) }));

  return (
    <FormShell
      form={editor.form}
      label="Post"
      onSubmit={(values) => (isApart ? shared.keep(values) : editor.store(values, status))}
      pending={editor.isSaving}
      error={null}
      className={
        isInDialog
          ? 'max-lg:[--editor-toolbar-top:6.5rem] lg:[--editor-toolbar-top:3.75rem]'
          : 'max-lg:pb-32 max-lg:[--editor-toolbar-top:3.5rem] lg:[--editor-toolbar-top:7.25rem]'
      }
    >
      <EditorBar
        editor={editor}
        canPublish={rights.canPublish}
        ownId={ownId}
        isInDialog={isInDialog}
        onPreviewInterest={previewDialog.prefetch}
        onPreview={() => setPreview(editor.readAll())}
      />
      {editor.base ? (
        <ReviewBand
          kind="post"
          document={editor.base}
          ownId={ownId}
          canAnswer={rights.canPublish}
          historyPath={paths.cms.postHistory(editor.base.id)}
        />
      ) : null}
      <SharedCopyNotice
        noun="post"
        copy={shared.copy}
        isApart={isApart}
        canPublish={rights.canPublish}
        pending={editor.isSaving}
        onDiscard={() => void shared.discard()}
        canUndo={shared.canUndoDiscard}
        onUndo={() => void shared.undoDiscard()}
      />
      {post
        ? offers.offers.map((draft) => (
            <DraftOffer
              key={draft.slot}
              keptAt={draft.keptAt}
              isFromServer={draft.isFromServer}
              savedAt={post.updatedAt}
              changedBy={
                draft.base && draft.base.version < post.version ? post.updatedByName : null
              }
              fields={comparePosts(
                { ...draft.value, status: post.status, ...timesOf(post) },
                saved,
              )}
              hasTyped={editor.hasUnsaved}
              onDiscard={() => offers.discard(draft)}
              onRestore={() => {
                editor.restore(draft);
                offers.hide(draft);
              }}
            />
          ))
        : null}
      {!post && !editor.base ? (
        <NewDraftOffers
          noun="post"
          offers={offers.offers}
          onContinue={onContinue}
          onDiscard={offers.discard}
        />
      ) : null}
      <UnkeptNotice outcome={editor.draftOutcome} isOnServer />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <MainFields editor={editor} uploadPicture={uploadPicture} picturePicker={picturePicker} />
        <SideFields
          id={options.id}
          form={editor.form}
          uploadPicture={uploadPicture}
          picturePicker={picturePicker}
        />
      </div>
      {preview ? (
        <LateDialog
          code={previewDialog}
          open
          onClose={() => setPreview(undefined)}
          title="The preview could not be opened"
        >
          {({ PreviewDialog }) => (
            <PreviewDialog
              id={options.id}
              post={editor.base}
              values={preview}
              onClose={() => setPreview(undefined)}
            />
          )}
        </LateDialog>
      ) : null}
      <SaveDialogs editor={editor} canCreate={rights.canCreate} />
      <PublishChecks checks={checks} />
      <LeaveWarning
        when={editor.hasUnsaved}
        description="They are not saved yet. They are kept for you and offered when you come back."
      />
    </FormShell>
  );
}

import { clsx } from 'clsx';
import { useImperativeHandle, useState, type Ref } from 'react';
import { PublishChecks } from '@/components/checks/publish-checks';
import { DraftOffer } from '@/components/drafts/draft-offer';
import { SharedCopyNotice } from '@/components/drafts/shared-copy-notice';
import { NewDraftOffers } from '@/components/drafts/new-draft-offers';
import { UnkeptNotice } from '@/components/drafts/unkept-notice';
import { FormShell } from '@/components/form/form-shell';
import { LeaveWarning } from '@/components/form/leave-warning';
import { TextField } from '@/components/form/text-field';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { ReviewBand } from '@/components/review/review-band';
import { paths } from '@/config/paths';
import { useSaveShortcut } from '@/hooks/use-save-shortcut';
import { startOf } from '@/lib/drafts/document-kind';
import { useDraftOffers } from '@/lib/drafts/use-draft-offers';
import { timesOf } from '@/lib/publication-times';
import { inputOf, pageCopies } from '../document';
import { comparePages } from './compare-pages';
import { ContentField } from './content-field';
import { EditorBar } from './editor-bar';
import { PagePreview } from './page-preview';
import { SaveDialogs } from './save-dialogs';
import { SideFields } from './side-fields';
import { SlugField } from './slug-field';
import { toastFirstError, usePageEditor, type PageEditorOptions } from './use-page-editor';

/** What the menu above the editor asks of it. */
export interface PageEditorHandle {
  /** Shows what readers would miss. */
  readonly check: () => void;
}

interface PageEditorProps extends PageEditorOptions {
  /** The signed-in person. */
  readonly ownId: string;
  /** Undefined for who may not upload. */
  readonly uploadPicture?: UploadPicture | undefined;
  readonly picturePicker?: PicturePicker | undefined;
  /** Continues an unsaved new page in an editor of its own. */
  readonly onContinue: (draft: NonNullable<PageEditorOptions['adopted']>) => void;
  readonly ref?: Ref<PageEditorHandle>;
}

/** Writes one page. Mounted with the page's id as key. */
export function PageEditor({
  ownId,
  uploadPicture,
  picturePicker,
  onContinue,
  ref,
  ...options
}: PageEditorProps) {
  const { stored, drafts } = options;
  const editor = usePageEditor(options);
  const { form, base, checks } = editor;
  useImperativeHandle(ref, () => ({ check: () => checks.check({ ...form.getValues() }) }));
  const [openedAt] = useState(() => new Date().toISOString());
  const [isPreviewing, setPreviewing] = useState(false);
  const saved = startOf({ ...options, adopted: null }, inputOf, pageCopies);
  const offers = useDraftOffers(drafts, stored ? stored.id : null, saved, editor.slot);
  const { shared, isApart } = editor;
  const saveAsChosen = () => (isApart ? shared.save() : editor.submit(form.getValues('status')));
  useSaveShortcut(saveAsChosen);

  return (
    <FormShell
      form={form}
      label="Page"
      onSubmit={(values) => (isApart ? shared.keep(values) : editor.store(values, values.status))}
      onInvalid={toastFirstError}
      pending={editor.isSaving}
      error={null}
      className="max-lg:pb-32 max-lg:[--editor-toolbar-top:3.5rem] lg:[--editor-toolbar-top:7.25rem]"
    >
      <EditorBar editor={editor} />
      {base ? (
        <ReviewBand
          kind="page"
          document={base}
          ownId={ownId}
          canAnswer
          historyPath={paths.cms.pageHistory(base.id)}
        />
      ) : null}
      <SharedCopyNotice
        noun="page"
        copy={shared.copy}
        isApart={isApart}
        canPublish
        pending={editor.isSaving}
        onDiscard={() => void shared.discard()}
        canUndo={shared.canUndoDiscard}
        onUndo={() => void shared.undoDiscard()}
      />
      {stored
        ? offers.offers.map((draft) => (
            <DraftOffer
              key={draft.slot}
              keptAt={draft.keptAt}
              isFromServer={draft.isFromServer}
              savedAt={stored.updatedAt}
              changedBy={
                draft.base && draft.base.version < stored.version ? stored.updatedByName : null
              }
              fields={comparePages({ ...draft.value, ...timesOf(stored) }, saved)}
              hasTyped={editor.hasUnsaved}
              onDiscard={() => offers.discard(draft)}
              onRestore={() => {
                editor.restore(draft);
                offers.hide(draft);
              }}
            />
          ))
        : null}
      {!stored && !base ? (
        <NewDraftOffers
          noun="page"
          offers={offers.offers}
          onContinue={onContinue}
          onDiscard={offers.discard}
        />
      ) : null}
      <UnkeptNotice outcome={editor.draftOutcome} isOnServer />
      <div
        className={clsx(
          'grid gap-x-8 gap-y-6',
          // Side by side the text and its preview take the whole width; the cards follow below.
          !isPreviewing && 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="min-w-0 space-y-6">
          <TextField
            control={form.control}
            name="title"
            label="Title"
            required
            autoComplete="off"
          />
          <SlugField editor={editor} />
          <div
            className={clsx(
              'grid grid-cols-[minmax(0,1fr)] gap-6',
              isPreviewing && 'lg:grid-cols-2',
            )}
          >
            <ContentField
              form={form}
              isPreviewing={isPreviewing}
              onPreview={() => setPreviewing(!isPreviewing)}
              uploadPicture={uploadPicture}
              picturePicker={picturePicker}
            />
            {isPreviewing ? (
              <PagePreview form={form} updatedAt={base?.updatedAt ?? openedAt} />
            ) : null}
          </div>
        </div>
        <div
          className={clsx(
            'min-w-0 gap-6',
            isPreviewing ? 'grid items-start lg:grid-cols-2' : 'space-y-6',
          )}
        >
          <SideFields form={form} />
        </div>
      </div>
      <SaveDialogs editor={editor} />
      <PublishChecks checks={checks} />
      <LeaveWarning
        when={editor.hasUnsaved}
        description="They are not saved yet. They are kept for you and offered when you come back."
      />
    </FormShell>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { useDuplicate } from '@/components/drafts/use-duplicate';
import { PageHeader } from '@/components/layout/page-header';
import { paths } from '@/config/paths';
import { LazyMediaPicker } from '@/features/media/components/lazy-media-picker';
import { uploadBlogImage, uploadListedImage } from '@/features/media/upload-image';
import { DeleteQuestion } from '@/features/pages/components/staff/delete-question';
import { pageDocumentQuery } from '@/features/pages/document';
import { duplicatePage } from '@/features/pages/late-duplicate';
import { PageEditor, type PageEditorHandle } from '@/features/pages/editor/page-editor';
import type { PageDocument } from '@/features/pages/model';
import { forgetPages } from '@/features/pages/public-source';
import { emptyPage, parsePageDraft, type PageInput } from '@/features/pages/schema';
import { DocumentPublication } from '@/components/publication/publication-line';
import { staffPageQueries } from '@/features/pages/staff-queries';
import { useStaff } from '@/features/staff/use-staff';
import { createDraftStore, type KeptDraft } from '@/lib/drafts/draft-store';
import { type SharedCopy } from '@/lib/drafts/shared-copies';
import { workingCopies } from '@/lib/drafts/working-copies';
import { isolated } from '@/lib/isolated';
import { publicationState } from '@/lib/publication-times';
import { reviewKey } from '@/lib/review/review';
import { PrivateHead } from '@/lib/seo/private-head';
import { DocumentActions } from './document-actions';

/** What both routes load: a page, or the id that a new one will have. */
export interface PageEditorData {
  readonly id: string;
  /** Null for a new page. */
  readonly page: PageDocument | null;
  /** What of it is not public yet. */
  readonly copy: SharedCopy | null;
}

/** Neither public nor about to be. */
function isHidden(page: PageDocument): boolean {
  const state = publicationState(page, Date.now());
  return state === 'draft' || state === 'ended';
}

/**
 * The screen of both editor routes. One component for both, so that the editor stays as it is, cursor and
 * undo included, when a new page gets its address.
 */
export function PageEditorScreen() {
  const { id, page, copy } = useLoaderData<PageEditorData>();
  const { profile, can, canAny } = useStaff();
  const editor = useRef<PageEditorHandle>(null);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [adopted, setAdopted] = useState<{
    readonly replaces: string;
    readonly draft: KeptDraft<PageInput>;
  }>();
  const [saved, setSaved] = useState<PageDocument>();
  const [toDelete, setToDelete] = useState<PageDocument | null>(null);
  const drafts = useMemo(
    () =>
      createDraftStore<PageInput>({
        kind: 'page',
        ownerId: profile.id,
        parse: parsePageDraft,
        server: workingCopies('page'),
      }),
    [profile.id],
  );
  const { duplicate } = useDuplicate({
    kind: 'page',
    duplicate: duplicatePage,
    refresh: () =>
      client.invalidateQueries({ queryKey: staffPageQueries.all, refetchType: 'none' }),
    onOpen: (copyId) => void navigate(paths.cms.editPage(copyId)),
  });
  const current = saved?.id === id ? saved : page;
  const title = current ? `Edit: ${isolated(current.title)}` : 'Create New Page';
  const draft = !page && adopted?.replaces === id ? adopted.draft : null;
  const editorId = draft?.documentId ?? id;
  const upload = can('manage_media')
    ? uploadListedImage
    : canAny(['create_content', 'edit_content'])
      ? uploadBlogImage
      : undefined;

  return (
    <>
      <PrivateHead title={title} />
      <PageHeader
        title={title}
        back={{ label: 'Back to Pages', href: paths.cms.pages() }}
        actions={
          current && can('manage_pages') ? (
            <DocumentActions
              kind="page"
              document={current}
              canEdit
              onCheck={() => editor.current?.check()}
              onDuplicate={() => duplicate(current.id)}
              askingId={isHidden(current) ? profile.id : undefined}
              onDelete={() => setToDelete(current)}
            />
          ) : undefined
        }
        {...(current
          ? {
              description: (
                <DocumentPublication document={current} path={paths.page(current.slug)} />
              ),
            }
          : {})}
      />
      <PageEditor
        key={editorId}
        ref={editor}
        id={editorId}
        ownId={profile.id}
        stored={page}
        copy={copy}
        blank={emptyPage}
        adopted={draft}
        drafts={drafts}
        uploadPicture={upload}
        picturePicker={LazyMediaPicker}
        onContinue={(chosen) => setAdopted({ replaces: id, draft: chosen })}
        onCreated={(created) => {
          client.setQueryData(pageDocumentQuery(created.id).queryKey, created);
          void navigate(paths.cms.editPage(created.id), {
            replace: true,
            preventScrollReset: true,
            state: { keepFocus: true },
          });
        }}
        onSaved={(document) => {
          setSaved(document);
          forgetPages();
          void client.invalidateQueries({ queryKey: staffPageQueries.all, refetchType: 'none' });
          void client.invalidateQueries({ queryKey: reviewKey });
        }}
      />
      <DeleteQuestion
        page={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => void navigate(paths.cms.pages())}
      />
    </>
  );
}

import { ConflictDialog } from '@/components/drafts/conflict-dialog';
import { GoneDocument } from '@/components/trash/gone-document';
import { inputOf } from '../document';
import { comparePages, labelsOf } from './compare-pages';
import type { PageEditorState } from './use-page-editor';

/** What a save may find: another version, or nothing any more. */
export function SaveDialogs({ editor }: { readonly editor: PageEditorState }) {
  const { conflict, failure, isSaving } = editor;
  if (conflict) {
    const { disputed, taken } = conflict.merge();
    return (
      <ConflictDialog
        noun="page"
        savedBy={conflict.theirs.updatedByName}
        savedAt={conflict.theirs.updatedAt}
        fields={comparePages(conflict.mine(), inputOf(conflict.theirs), disputed)}
        taken={labelsOf(taken)}
        pending={isSaving}
        onKeepMine={conflict.keepMine}
        onTakeTheirs={conflict.takeTheirs}
        onKeepEditing={conflict.keepEditing}
      />
    );
  }
  if (failure?.kind !== 'gone') return null;
  return (
    <GoneDocument
      kind="page"
      id={editor.base?.id ?? ''}
      onRestored={() => {
        editor.closeFailure();
        editor.retry();
      }}
      readText={() => editor.form.getValues('content')}
      onClose={editor.closeFailure}
      onSaveAsNew={editor.saveAsNew}
    />
  );
}

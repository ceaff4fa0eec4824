import { ConflictDialog } from '@/components/drafts/conflict-dialog';
import { GoneDocument } from '@/components/trash/gone-document';
import { inputOf } from '../document';
import { comparePosts, labelsOf } from './compare-posts';
import type { PostEditorState } from './use-post-editor';

interface SaveDialogsProps {
  readonly editor: PostEditorState;
  readonly canCreate: boolean;
}

/** What a save may find: another version, or nothing any more. */
export function SaveDialogs({ editor, canCreate }: SaveDialogsProps) {
  const { conflict, failure, isSaving } = editor;
  if (conflict) {
    const { disputed, taken } = conflict.merge();
    return (
      <ConflictDialog
        noun="post"
        savedBy={conflict.theirs.updatedByName}
        savedAt={conflict.theirs.updatedAt}
        fields={comparePosts(conflict.mine(), inputOf(conflict.theirs), disputed)}
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
      kind="post"
      id={editor.base?.id ?? ''}
      onRestored={() => {
        editor.closeFailure();
        editor.retry();
      }}
      readText={() => editor.readAll().content}
      onClose={editor.closeFailure}
      {...(canCreate ? { onSaveAsNew: editor.saveAsNew } : {})}
    />
  );
}

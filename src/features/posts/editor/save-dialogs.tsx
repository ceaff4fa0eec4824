import { ConflictDialog } from '@/components/drafts/conflict-dialog';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { inputOf } from '../document';
import { comparePosts } from './compare-posts';
import type { PostEditorState } from './use-post-editor';

interface SaveDialogsProps {
  readonly editor: PostEditorState;
  readonly canCreate: boolean;
}

/** What a save may find: another version, or nothing any more. */
export function SaveDialogs({ editor, canCreate }: SaveDialogsProps) {
  const { conflict, failure, isSaving } = editor;
  if (conflict) {
    return (
      <ConflictDialog
        noun="post"
        savedBy={conflict.theirs.updatedByName}
        savedAt={conflict.theirs.updatedAt}
        fields={comparePosts(conflict.mine(), inputOf(conflict.theirs))}
        pending={isSaving}
        onKeepMine={conflict.keepMine}
        onTakeTheirs={conflict.takeTheirs}
        onKeepEditing={conflict.keepEditing}
      />
    );
  }
  if (failure?.kind === 'gone') return <GoneDialog editor={editor} canCreate={canCreate} />;
  return null;
}

function GoneDialog({ editor, canCreate }: SaveDialogsProps) {
  async function copy() {
    await navigator.clipboard.writeText(editor.readAll().content);
    showToast({ title: 'Copied!', description: 'The text is in your clipboard, as HTML.' });
  }

  return (
    <Dialog
      open
      onOpenChange={editor.closeFailure}
      title="This post no longer exists"
      description="Somebody deleted it while you were writing. Your text is still here."
      footer={
        <>
          <Button onClick={() => void copy()}>Copy the text</Button>
          {canCreate ? (
            <Button variant="primary" onClick={editor.saveAsNew}>
              Save as a new post
            </Button>
          ) : null}
        </>
      }
    />
  );
}

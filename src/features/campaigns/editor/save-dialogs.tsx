import { ConflictDialog } from '@/components/drafts/conflict-dialog';
import { GoneDialog } from '@/components/drafts/gone-dialog';
import { inputOf } from '../document';
import { compareCampaigns, labelsOf } from './compare';
import type { CampaignEditorState } from './use-campaign-editor';

/** What a save may find: another version, or nothing any more. */
export function SaveDialogs({ editor }: { readonly editor: CampaignEditorState }) {
  const { conflict, failure, isSaving } = editor;
  if (conflict) {
    const { disputed, taken } = conflict.merge();
    return (
      <ConflictDialog
        noun="campaign"
        savedBy={conflict.theirs.updatedByName}
        savedAt={conflict.theirs.updatedAt}
        fields={compareCampaigns(conflict.mine(), inputOf(conflict.theirs), disputed)}
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
    <GoneDialog
      noun="campaign"
      readText={() => JSON.stringify(editor.form.getValues(), null, 2)}
      onClose={editor.closeFailure}
      onSaveAsNew={editor.saveAsNew}
    />
  );
}

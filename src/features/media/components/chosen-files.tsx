import { useState } from 'react';
import { ChosenBar } from '@/components/list/chosen-bar';
import { RowQuestion } from '@/components/list/row-question';
import type { RowSelection } from '@/components/list/use-selection';
import { Button } from '@/components/ui/button';
import type { MediaFile } from '../model';
import { useDeleteSeveral } from '../mutations';

interface ChosenFilesProps {
  readonly selection: RowSelection<MediaFile>;
  /** Why files are still there, by their ids; none when a deletion begins. */
  readonly onProblems: (problems: ReadonlyMap<string, string>) => void;
}

const none: ReadonlyMap<string, string> = new Map();

/** What can be done with the chosen files, and the question before it. What could not be deleted stays chosen. */
export function ChosenFiles({ selection, onProblems }: ChosenFilesProps) {
  const [asked, setAsked] = useState<readonly MediaFile[] | null>(null);
  const remove = useDeleteSeveral();
  const { progress } = remove;

  return (
    <>
      {selection.chosen.length > 0 && (
        <ChosenBar
          label="Chosen files"
          count={selection.chosen.length}
          onClear={() => {
            onProblems(none);
            selection.clear();
          }}
        >
          {selection.isAll ? null : <Button onClick={selection.toggleAll}>Choose all</Button>}
          <Button variant="danger" onClick={() => setAsked(selection.chosen)}>
            Delete
          </Button>
        </ChosenBar>
      )}
      <RowQuestion
        row={asked}
        title={({ length }) =>
          length === 1
            ? 'Are you sure you want to delete this file?'
            : `Are you sure you want to delete these ${length} files?`
        }
        describe={({ length }) =>
          length === 1
            ? 'It will be gone for good, and its URL will stop working. If it is in use, it stays.'
            : 'They will be gone for good, and their URLs will stop working. Those that are in use stay.'
        }
        confirmLabel="Delete"
        pendingLabel={
          progress === undefined || progress.of === 1
            ? 'Deleting…'
            : `Deleting… ${progress.done} of ${progress.of}`
        }
        pending={remove.isPending}
        onConfirm={(files, { onSettled }) => {
          onProblems(none);
          remove.mutate(files, {
            onSuccess: ({ problems }) => onProblems(problems),
            onSettled,
          });
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

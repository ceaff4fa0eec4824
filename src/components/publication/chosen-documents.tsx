import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { ChosenBar } from '@/components/list/chosen-bar';
import type { ListNoun } from '@/components/list/list-column';
import { RowQuestion } from '@/components/list/row-question';
import type { RowSelection } from '@/components/list/use-selection';
import { Button } from '@/components/ui/button';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';
import { publicationState } from '@/lib/publication-times';
import { doSeveral, type SeveralOutcome, type SeveralProgress } from '@/lib/several';
import { moveToTrash, restoreDocument } from '@/lib/trash/trash';
import { changeRow } from './change-row';
import type { TimedRow } from './store-times';

type Act = 'publish' | 'unpublish' | 'delete';

export interface ChosenDocumentsProps<Row extends TimedRow> {
  readonly kind: 'post' | 'page';
  readonly noun: ListNoun;
  readonly selection: RowSelection<Row>;
  readonly canPublish: boolean;
  readonly canDelete: boolean;
  /** What a row says that may not be published, or not be deleted. */
  readonly denials: { readonly publish: string; readonly delete: string };
  /** Why rows are as they were, by their ids; none when an act begins. */
  readonly onProblems: (problems: ReadonlyMap<string, string>) => void;
  /** Reads again whatever shows documents of this kind. */
  readonly refresh: () => Promise<void>;
}

const none: ReadonlyMap<string, string> = new Map();

const words = {
  publish: { done: 'published', failed: 'publish' },
  unpublish: { done: 'unpublished', failed: 'unpublish' },
  delete: { done: 'moved to the trash', failed: 'delete' },
} as const;

const numbered = (count: number, { one, many }: ListNoun) => `${count} ${count === 1 ? one : many}`;

/** What can be done with the chosen rows. What is refused stays chosen, and its row says why. */
export function ChosenDocuments<Row extends TimedRow>(props: ChosenDocumentsProps<Row>) {
  const { kind, noun, selection, canPublish, canDelete, denials, onProblems, refresh } = props;
  const [asked, setAsked] = useState<readonly Row[] | null>(null);
  const [progress, setProgress] = useState<SeveralProgress>();
  const { chosen } = selection;
  const now = useNow(MINUTE_MS)?.getTime() ?? 0;
  const stateOf = (row: TimedRow) => publicationState(row, now);
  const toPublish = chosen.filter((row) => stateOf(row) !== 'published');
  const toUnpublish = chosen.filter((row) => stateOf(row) !== 'draft');

  const run = useMutation({
    mutationFn: ({ act, rows }: { readonly act: Act; readonly rows: readonly TimedRow[] }) =>
      doSeveral(
        rows,
        (row) =>
          act === 'delete'
            ? moveToTrash(kind, row.id, denials.delete)
            : changeRow(kind, row, act === 'publish' ? 'published' : 'draft', denials.publish),
        setProgress,
      ),
    onMutate: () => onProblems(none),
    onSuccess: (outcome, { act }) => {
      onProblems(outcome.problems);
      selection.drop(outcome.done);
      say(act, outcome);
    },
    onSettled: refresh,
  });
  const { isPending } = run;

  const isEmpty = chosen.length === 0;
  useEffect(() => {
    // The bar went with the button that had the focus.
    if (isEmpty && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [isEmpty]);

  function say(act: Act, { done, problems, isSignedOut }: SeveralOutcome) {
    if (done.length > 0)
      showToast({
        title: `${numbered(done.length, noun)} ${words[act].done}`,
        variant: 'success',
        ...(act === 'delete'
          ? {
              description: 'The trash keeps what is deleted for 30 days.',
              stays: true,
              action: { label: 'Undo', onAction: () => void undo(done) },
            }
          : {}),
      });
    // Of an ended session the dialog speaks.
    if (problems.size > 0 && !isSignedOut) {
      const reasons = new Set(problems.values());
      const [reason = ''] = reasons;
      showToast({
        title: 'Error',
        description: `Failed to ${words[act].failed} ${numbered(problems.size, noun)}`,
        reason: reasons.size === 1 ? reason : 'Each of them says why.',
        variant: 'destructive',
      });
    }
  }

  async function undo(ids: readonly string[]) {
    const { done, problems } = await doSeveral(
      ids.map((id) => ({ id })),
      async ({ id }) => {
        await restoreDocument(kind, id);
      },
      () => undefined,
    );
    if (done.length > 0)
      showToast({ title: `${numbered(done.length, noun)} restored`, variant: 'success' });
    if (problems.size > 0)
      showToast({
        title: 'Error',
        description: `Failed to restore ${numbered(problems.size, noun)}`,
        reason: [...new Set(problems.values())].join(' '),
        variant: 'destructive',
        action: { label: 'Try again', onAction: () => void undo([...problems.keys()]) },
      });
    await refresh();
  }

  const pendingLabel = (label: string) =>
    progress && progress.of > 1 ? `${label} ${progress.done} of ${progress.of}` : label;
  /** Of a button: one act at a time. */
  const stateOfAct = (act: Act, label: string) => {
    const isRunning = isPending && run.variables.act === act;
    return {
      pending: isRunning,
      disabled: isPending && !isRunning,
      pendingLabel: pendingLabel(label),
    };
  };

  return (
    <>
      {chosen.length > 0 ? (
        <ChosenBar
          label={`Chosen ${noun.many}`}
          count={chosen.length}
          onClear={() => {
            onProblems(none);
            selection.clear();
          }}
        >
          {selection.isAll ? null : <Button onClick={selection.toggleAll}>Choose all</Button>}
          {canPublish && toPublish.length > 0 ? (
            <Button
              {...stateOfAct('publish', 'Publishing…')}
              onClick={() => run.mutate({ act: 'publish', rows: toPublish })}
            >
              Publish
            </Button>
          ) : null}
          {canPublish && toUnpublish.length > 0 ? (
            <Button
              {...stateOfAct('unpublish', 'Unpublishing…')}
              onClick={() => run.mutate({ act: 'unpublish', rows: toUnpublish })}
            >
              Unpublish
            </Button>
          ) : null}
          {canDelete ? (
            <Button
              variant="danger"
              {...stateOfAct('delete', 'Deleting…')}
              onClick={() => setAsked(chosen)}
            >
              Delete
            </Button>
          ) : null}
        </ChosenBar>
      ) : null}
      <RowQuestion
        row={asked}
        title={({ length }) =>
          length === 1
            ? `Are you sure you want to delete this ${noun.one}?`
            : `Are you sure you want to delete these ${length} ${noun.many}?`
        }
        describe={({ length }) =>
          length === 1
            ? 'It moves to the trash, and visitors no longer find it. It can be restored for 30 days.'
            : 'They move to the trash, and visitors no longer find them. They can be restored for 30 days.'
        }
        confirmLabel="Delete"
        pendingLabel={pendingLabel('Deleting…')}
        pending={isPending}
        onConfirm={(rows, options) => run.mutate({ act: 'delete', rows }, options)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

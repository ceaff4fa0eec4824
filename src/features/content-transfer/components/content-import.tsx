import { FolderUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/feedback/announcer';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { MissingCodeError } from '@/lib/late-code';
import { toAppError } from '@/lib/supabase/errors';
import type { ContentArchive } from '../archive';
import { archiveCode } from '../archive-code';
import {
  planImport,
  runImport,
  type ImportPlan,
  type ImportStep,
  type StoreFile,
} from '../import-content';
import { number, UnreadableArchiveError } from '../parts';
import { ImportOutcome } from './import-outcome';

interface Chosen {
  readonly name: string;
  readonly archive: ContentArchive;
}

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'looking' | 'importing'; readonly step?: ImportStep }
  | { readonly status: 'planned'; readonly plan: ImportPlan; readonly chosen: Chosen }
  | {
      readonly status: 'done';
      readonly became: Pick<ImportPlan, 'parts'> & { readonly refusedFiles: readonly string[] };
    }
  | { readonly status: 'failed'; readonly message: string; readonly file: File };

interface ContentImportProps {
  readonly store: StoreFile;
  /** Called after something was imported. */
  readonly onImported: () => void;
  /** Called when rows begin to come in, and when none comes any more. */
  readonly onRunning: (isRunning: boolean) => void;
}

/** Takes what another project exported: first says what it would do, then does it, and says what became of each row. */
export function ContentImport({ store, onImported, onRunning }: ContentImportProps) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const picker = useRef<HTMLInputElement>(null);
  const file = useRef<File>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  /** @param stopped what is shown where the person stops it */
  async function attempt(
    of: File,
    work: (signal: AbortSignal) => Promise<State>,
    stopped: () => State,
  ) {
    const abort = new AbortController();
    running.current = abort;
    try {
      setState(await work(abort.signal));
    } catch (error) {
      if (abort.signal.aborted) setState(stopped());
      else setState({ status: 'failed', message: messageOf(error), file: of });
    }
  }

  function look(chosen: File) {
    file.current = chosen;
    setState({ status: 'looking' });
    const work = async (signal: AbortSignal): Promise<State> => {
      const { openArchive } = await archiveCode.load();
      const archive = await openArchive(chosen);
      const onProgress = (step: ImportStep) => setState({ status: 'looking', step });
      const plan = await planImport(archive, { signal, onProgress });
      announce('The file has been looked through. Nothing has been imported yet.');
      return { status: 'planned', plan, chosen: { name: chosen.name, archive } };
    };
    return attempt(chosen, work, () => ({ status: 'idle' }));
  }

  function bringIn(plan: ImportPlan, { archive }: Chosen) {
    const of = file.current;
    if (!of) return;
    let last: ImportStep | undefined;
    const onProgress = (step: ImportStep) => {
      last = step;
      setState({ status: 'importing', step });
    };
    const work = async (signal: AbortSignal): Promise<State> => {
      try {
        const became = await runImport(archive, plan, { store, signal, onProgress });
        announce('The import has ended.');
        return { status: 'done', became };
      } finally {
        onRunning(false);
        onImported();
      }
    };
    setState({ status: 'importing' });
    onRunning(true);
    void attempt(of, work, () => {
      const done = last
        ? `${number(last.done)} of ${number(last.total)} were done, and stay. `
        : '';
      // A request that was called off may have arrived.
      const message = `${done}What was on its way may have come in${done ? ', too' : ''}: another look at the file says what is left.`;
      return { status: 'failed', message, file: of };
    });
  }

  const step = 'step' in state ? state.step : undefined;
  return (
    <div className="space-y-4">
      <p className="max-w-measure text-sm text-muted">
        Brings in what another project exported. You see first what would be made. What is here
        already stays as it is, and nothing is made twice.
      </p>
      {state.status === 'failed' ? (
        <div role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
          <p>The import stopped. {state.message}</p>
          <button
            ref={(button) => {
              // What was pressed to stop it is gone.
              if (document.activeElement === document.body) button?.focus();
            }}
            type="button"
            className="link-underline mt-1 font-semibold"
            onClick={() => void look(state.file)}
          >
            Look at {state.file.name} again
          </button>
        </div>
      ) : null}
      {state.status === 'looking' || state.status === 'importing' ? (
        <div className="max-w-form space-y-3">
          <Progress
            label={state.status === 'looking' ? 'Looking at the file' : 'Importing'}
            {...(step && step.total > 0 ? { value: step.done / step.total } : {})}
          />
          <div className="flex items-center justify-between gap-4">
            <p className="text-sm text-muted" data-numbers="">
              {step ? `${number(step.done)} of ${number(step.total)}` : 'Reading the file…'}
            </p>
            <Button size="small" onClick={() => running.current?.abort()}>
              {state.status === 'looking' ? 'Cancel' : 'Stop'}
            </Button>
          </div>
        </div>
      ) : null}
      {state.status === 'planned' ? (
        <ImportOutcome
          title={`What importing ${state.chosen.name} would do`}
          parts={state.plan.parts}
          files={state.plan.uploads.length}
          missing={state.plan.missing}
          onImport={() => bringIn(state.plan, state.chosen)}
          onCancel={() => setState({ status: 'idle' })}
        />
      ) : null}
      {state.status === 'done' ? (
        <ImportOutcome
          title="What was imported"
          parts={state.became.parts}
          files={0}
          missing={state.became.refusedFiles}
          isDone
          onCancel={() => setState({ status: 'idle' })}
        />
      ) : null}
      {state.status === 'idle' || state.status === 'failed' ? (
        <Button onClick={() => picker.current?.click()}>
          <FolderUp aria-hidden className="size-4" />
          Choose a file to import
        </Button>
      ) : null}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".zip,.json,application/zip,application/json"
        aria-label="Choose a file to import"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void look(chosen);
        }}
      />
    </div>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof MissingCodeError) return error.message;
  if (error instanceof UnreadableArchiveError) return error.message;
  return toAppError(error).message;
}

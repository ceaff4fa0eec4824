import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { downloadFile } from '@/lib/download-file';
import { toAppError } from '@/lib/supabase/errors';
import { exportContent, type ExportColumns, type ExportProgress } from '../export-content';

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly progress?: ExportProgress }
  | { readonly status: 'failed'; readonly message: string };

const number = (value: number) => value.toLocaleString('en-IN');

function plural(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** All posts and pages as one file, with progress; stops when it is cancelled or the screen is left. */
export function ContentExport({ columns }: { readonly columns: ExportColumns }) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const abort = new AbortController();
    running.current = abort;
    setState({ status: 'running' });
    try {
      const { file, posts, pages } = await exportContent({
        columns,
        signal: abort.signal,
        onProgress: (progress) => setState({ status: 'running', progress }),
      });
      downloadFile(`careerloom-content-${new Date().toISOString().slice(0, 10)}.json`, file);
      setState({ status: 'idle' });
      showToast({
        title: `Exported ${plural(posts, 'post')} and ${plural(pages, 'page')}`,
        variant: 'success',
      });
    } catch (error) {
      if (abort.signal.aborted) setState({ status: 'idle' });
      else setState({ status: 'failed', message: toAppError(error).message });
    }
  }

  const progress = state.status === 'running' ? state.progress : undefined;
  return (
    <div className="space-y-4">
      <p className="max-w-measure text-sm text-muted">
        One JSON file with every post and page, drafts included. Pictures stay in the media library;
        the file names their addresses.
      </p>
      {state.status === 'failed' ? (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
          Failed to export the content. {state.message}
        </p>
      ) : null}
      {state.status === 'running' ? (
        <div className="max-w-form space-y-3">
          <Progress
            label="Exporting posts and pages"
            {...(progress && progress.total > 0 ? { value: progress.done / progress.total } : {})}
          />
          <div className="flex items-center justify-between gap-4">
            <p className="text-sm text-muted" data-numbers="">
              {progress ? `${number(progress.done)} of ${number(progress.total)}` : 'Counting…'}
            </p>
            <Button size="small" onClick={() => running.current?.abort()}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <Button onClick={() => void start()}>
          <Download aria-hidden className="size-4" />
          {state.status === 'failed' ? 'Retry export' : 'Export posts and pages'}
        </Button>
      )}
    </div>
  );
}

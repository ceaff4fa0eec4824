import { Download, FolderDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { downloadFile } from '@/lib/download-file';
import { MissingCodeError } from '@/lib/late-code';
import { failureMessage } from '@/lib/supabase/failure-message';
import { useSessionRenewed } from '@/lib/supabase/session-events';
import { archiveCode } from '../archive-code';
import {
  exportContent,
  readFiles,
  type ExportColumns,
  type ExportProgress,
} from '../export-content';
import { counted, number, partNouns } from '../parts';

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly progress?: ExportProgress }
  | {
      readonly status: 'failed';
      /** null where the session had ended, which has a dialog of its own. */
      readonly message: string | null;
      readonly withFiles: boolean;
    };

/** All content as one file, with progress; stops when it is cancelled or the screen is left. */
export function ContentExport({ columns }: { readonly columns: ExportColumns }) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start(withFiles: boolean) {
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    const onProgress = (progress: ExportProgress) => setState({ status: 'running', progress });
    setState({ status: 'running' });
    try {
      // First of all, so that nobody waits for an export that could not be packed.
      const archive = withFiles ? await archiveCode.load() : undefined;
      const content = await exportContent({ columns, signal, onProgress });
      const file = archive
        ? await archive.packContent(content.file, readFiles(content.files, { signal, onProgress }))
        : content.file;
      signal.throwIfAborted();
      const name = `careerloom-content-${new Date().toISOString().slice(0, 10)}`;
      downloadFile(`${name}.${archive ? 'zip' : 'json'}`, file);
      setState({ status: 'idle' });
      const posts = counted(content.posts, partNouns.posts);
      const pages = counted(content.pages, partNouns.pages);
      const files = counted(content.files.length, { one: 'file', many: 'files' });
      showToast({
        title: archive
          ? `Exported ${posts}, ${pages} and ${files}`
          : `Exported ${posts} and ${pages}`,
        variant: 'success',
      });
    } catch (error) {
      if (signal.aborted) setState({ status: 'idle' });
      else setState({ status: 'failed', message: messageOf(error), withFiles });
    }
  }

  useSessionRenewed(() => {
    if (state.status === 'failed' && state.message === null) void start(state.withFiles);
  });

  const progress = state.status === 'running' ? state.progress : undefined;
  const failed = state.status === 'failed' ? state : undefined;
  return (
    <div className="space-y-4">
      <p className="max-w-measure text-sm text-muted">
        Every post and page, drafts included, with the list of the media library, redirects and
        search data: as one JSON file, or with all pictures and films as one ZIP file that another
        project can import.
      </p>
      {failed?.message ? (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
          Failed to export the content. {failed.message}
        </p>
      ) : null}
      {state.status === 'running' ? (
        <div className="max-w-form space-y-3">
          <Progress
            label={progress?.of === 'files' ? 'Exporting files' : 'Exporting posts and pages'}
            {...(progress && progress.total > 0 ? { value: progress.done / progress.total } : {})}
          />
          <div className="flex items-center justify-between gap-4">
            <p className="text-sm text-muted" data-numbers="">
              {progress
                ? `${number(progress.done)} of ${number(progress.total)}${progress.of === 'files' ? ' files' : ''}`
                : 'Counting…'}
            </p>
            <Button size="small" onClick={() => running.current?.abort()}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void start(false)}>
            <Download aria-hidden className="size-4" />
            {failed && !failed.withFiles ? 'Retry export' : 'Export posts and pages'}
          </Button>
          <Button onClick={() => void start(true)}>
            <FolderDown aria-hidden className="size-4" />
            {failed?.withFiles ? 'Retry export with files' : 'Export with files'}
          </Button>
        </div>
      )}
    </div>
  );
}

function messageOf(error: unknown): string | null {
  return error instanceof MissingCodeError ? error.message : failureMessage(error);
}

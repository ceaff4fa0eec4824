import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { imageTypes, limits, videoTypes } from '@/config/limits';
import { formatByteLimit } from '@/lib/format-bytes';
import { namesOf } from '../image-check';
import { useIncomingFiles } from '../use-incoming-files';

const types = [...imageTypes, ...videoTypes];

interface DropAreaProps {
  /** Where the files go, in words. */
  readonly target: ReactNode;
  /** Choosing files is the next thing to do on this screen. */
  readonly isFirst: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by picker, drop and paste. */
export function DropArea({ target, isFirst, onFiles }: DropAreaProps) {
  const picker = useRef<HTMLInputElement>(null);
  const isOver = useIncomingFiles(onFiles);
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-dashed p-5 transition-colors',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface-raised',
      )}
    >
      <FileUp aria-hidden="true" className="size-6 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <p className="font-medium text-ink">
          {isOver ? 'Drop the files to add them' : 'Drop or paste pictures and videos here'}
        </p>
        <p className="text-sm text-muted">
          {namesOf(types)}; at most {formatByteLimit(limits.mediaFileBytes)} each
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {target}
        <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => picker.current?.click()}>
          Choose files
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={types.join(',')}
        aria-label="Choose files to upload"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

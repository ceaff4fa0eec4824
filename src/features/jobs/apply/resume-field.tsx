import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { formatBytes } from '@/lib/format-bytes';
import { resumeAccept, resumeProblem } from './resume';
import type { ChosenResume } from './use-resume';

interface ResumeFieldProps {
  readonly chosen: ChosenResume;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  /** Somebody has tried to go on: what is missing is now said. */
  readonly isChecked: boolean;
}

/** The browser's own file field, which also takes a file that is dropped on it. */
export function ResumeField({ chosen, onChoose, onRemove, isChecked }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  /** The choice that is under way takes away the control that it began at. */
  const isActing = useRef(false);
  const { file, problem, isReading } = chosen;
  const missing = isChecked && file === null ? resumeProblem(undefined) : undefined;
  const error = isReading ? undefined : (problem ?? missing);

  // The browser's field names the file while it is read or wrong. Emptied before the next choice, or the same
  // file, corrected meanwhile, could not be chosen again.
  const clear = () => {
    if (input.current) input.current.value = '';
  };

  // The next control takes the focus, unless somebody has gone on to another field meanwhile.
  useLayoutEffect(() => {
    const field = input.current;
    if (!isActing.current || isReading || !field) return;
    isActing.current = false;
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== field) return;
    (file === null ? field : replace.current)?.focus();
  }, [file, problem, isReading]);

  const choose = (picked: File) => {
    isActing.current = true;
    onChoose(picked);
  };

  // The field of the prerendered page works before its code has come.
  useEffect(() => {
    const early = input.current?.files?.[0];
    if (!early) return;
    isActing.current = document.activeElement === input.current;
    onChoose(early);
  }, [onChoose]);

  return (
    <FieldFrame label="Résumé/CV" required error={error} hint={hintFor(chosen)}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            ref={input}
            type="file"
            accept={resumeAccept}
            hidden={file !== null}
            onChange={(event) => {
              const picked = event.target.files?.[0];
              if (picked) choose(picked);
            }}
            onClick={clear}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => {
              setOver(false);
              clear();
            }}
            className={clsx(
              'w-full cursor-pointer rounded-sm border border-dashed p-4 text-sm text-muted transition-colors hover:border-ink aria-invalid:border-danger',
              'file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-line-strong file:bg-surface-raised file:px-4 file:font-semibold file:text-ink',
              isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface-sunken',
            )}
          />
          {file === null ? null : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm border border-line-strong bg-surface-raised p-3">
              <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
              <p className="min-w-0 flex-1 basis-40">
                <span className="block font-semibold break-words text-ink">
                  <bdi>{file.name}</bdi>
                </span>
                <span data-numbers="" className="text-sm text-muted">
                  {formatBytes(file.bytes.byteLength)}
                </span>
              </p>
              <div className="flex gap-2">
                <Button ref={replace} className="min-h-11" onClick={() => input.current?.click()}>
                  Replace<span className="sr-only"> the résumé</span>
                </Button>
                <Button
                  variant="quiet"
                  className="min-h-11"
                  onClick={() => {
                    clear();
                    isActing.current = true;
                    onRemove();
                  }}
                >
                  Remove<span className="sr-only"> the résumé</span>
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

function hintFor({ file, isFleeting, isReading }: ChosenResume): string {
  if (isReading) return 'Reading your file…';
  return isFleeting && file
    ? 'Your browser will not remember this file after a reload: it blocks the storage for it, or has no room.'
    : 'PDF, DOC or DOCX, at most 5 MB.';
}

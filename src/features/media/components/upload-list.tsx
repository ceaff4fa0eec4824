import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { usePassedFocus } from '@/hooks/use-passed-focus';
import { isOnItsWay, type UploadItem } from '../upload-item';
import type { UploadQueue } from '../upload-queue';
import { UploadRow } from './upload-row';

interface UploadListProps {
  readonly queue: UploadQueue;
  readonly items: readonly UploadItem[];
}

/** The chosen files: what they show is asked here, and how far they are is seen. */
export function UploadList(props: UploadListProps) {
  return props.items.length === 0 ? null : <ChosenFiles {...props} />;
}

function ChosenFiles({ queue, items }: UploadListProps) {
  const [isAsked, setAsked] = useState(false);
  const part = usePassedFocus<HTMLDivElement>();
  const ready = items.filter(({ phase }) => phase === 'ready');
  const sending = items.filter(isOnItsWay);

  function start() {
    const [first] = queue.start();
    setAsked(first !== undefined);
    // The rows stay where they are, so the field is there already.
    if (first) document.querySelector<HTMLElement>(`[name="alt-${first.id}"]`)?.focus();
  }

  return (
    <div ref={part} className="rounded-lg border border-line bg-surface-raised">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-2">
        <h2 className="text-base font-semibold">
          {sending.length > 0
            ? `${sending.length} on the way`
            : `${items.length} ${items.length === 1 ? 'file' : 'files'} chosen`}
        </h2>
        <div className="flex flex-wrap gap-2">
          {sending.length === 0 ? (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                for (const { id } of items) queue.remove(id);
              }}
            >
              Clear all
            </Button>
          ) : (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                for (const { id } of sending) queue.cancel(id);
              }}
            >
              Cancel all
            </Button>
          )}
          {ready.length > 0 ? <StartButton count={ready.length} onStart={start} /> : null}
        </div>
      </div>
      <ul aria-label="Chosen files" className="max-h-120 divide-y divide-line overflow-y-auto">
        {items.map((item) => (
          <UploadRow key={item.id} item={item} queue={queue} isAsked={isAsked} />
        ))}
      </ul>
    </div>
  );
}

interface StartButtonProps {
  /** Files that are ready to be sent. */
  readonly count: number;
  readonly onStart: () => void;
}

/** Goes away once it was pressed. */
function StartButton({ count, onStart }: StartButtonProps) {
  const part = usePassedFocus<HTMLSpanElement>();
  return (
    <span ref={part} className="contents">
      <Button size="small" variant="primary" onClick={onStart}>
        Upload {count} {count === 1 ? 'file' : 'files'}
      </Button>
    </span>
  );
}

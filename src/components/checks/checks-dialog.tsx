import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Finding } from '@/lib/checks/content-checks';
import { findMissing, type CheckedText, type Missing } from '@/lib/checks/find-missing';
import type { CheckedEditor } from './checked-editor';
import { showPlace } from './show-place';
import type { ShownChecks } from './use-checks';

/** More are not read at once; they show when the first are mended. */
const MOST = 50;

/** Milliseconds that somebody waits who has asked. */
const PATIENCE = 10_000;

interface ChecksDialogProps {
  readonly editor: CheckedEditor;
  readonly shown: ShownChecks;
  readonly onClose: () => void;
}

/** What readers would miss, each with a way to its place. Mounted only while open. */
export function ChecksDialog({ editor, shown, onClose }: ChecksDialogProps) {
  const answer = 'answer' in shown ? shown.answer : undefined;
  const show = (place: Finding['place']) => {
    flushSync(onClose);
    // After the dialog has given the focus back.
    setTimeout(() => showPlace(editor, place));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={answer ? 'Before this is published' : 'Check'}
      description={`What readers of this ${editor.kind} would miss.${answer ? ' None of it keeps it from being published.' : ''}`}
      footer={
        answer ? (
          <>
            <Button onClick={onClose}>Go back</Button>
            <Button variant="primary" onClick={() => answer(true)}>
              Publish anyway
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {'missing' in shown ? (
        <Findings missing={shown.missing} onShow={show} />
      ) : (
        <Asked text={shown.text} ownPath={editor.path()} onShow={show} />
      )}
    </Dialog>
  );
}

interface AskedProps {
  readonly text: CheckedText;
  readonly ownPath: string;
  readonly onShow: (place: Finding['place']) => void;
}

function Asked({ text, ownPath, onShow }: AskedProps) {
  const [missing, setMissing] = useState<Missing>();
  useEffect(() => {
    const question = new AbortController();
    const timer = setTimeout(() => question.abort(), PATIENCE);
    void findMissing({ text, ownPath, signal: question.signal })
      // The reader of Markdown did not come.
      .catch(() => null)
      .then((found) => setMissing(found ?? { findings: [], areLinksKnown: false }));
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [text, ownPath]);
  return (
    <>
      <p role="status" className="text-ink empty:hidden">
        {missing === undefined
          ? 'Checking…'
          : missing.findings.length === 0 && missing.areLinksKnown
            ? 'Nothing is missing'
            : null}
      </p>
      {missing ? <Findings missing={missing} onShow={onShow} /> : null}
    </>
  );
}

interface FindingsProps {
  readonly missing: Missing;
  readonly onShow: (place: Finding['place']) => void;
}

function Findings({ missing: { findings, areLinksKnown }, onShow }: FindingsProps) {
  return (
    <div className="space-y-3">
      {findings.length === 0 ? null : (
        <ul className="divide-y divide-line rounded-sm border border-line">
          {findings.slice(0, MOST).map(({ key, sentence, place }, index) => (
            <li key={`${index} ${key}`}>
              <button
                type="button"
                className="flex w-full items-center gap-3 px-4 py-3 text-left text-sm text-ink -outline-offset-2 hover:bg-surface-sunken"
                onClick={() => onShow(place)}
              >
                <span dir="auto" className="min-w-0 grow wrap-anywhere">
                  {sentence}
                </span>
                <span className="sr-only"> Go there</span>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {findings.length > MOST ? (
        <p className="text-sm text-muted">And {findings.length - MOST} more.</p>
      ) : null}
      {areLinksKnown ? null : (
        <p className="text-sm text-muted">
          Where the links lead could not be found out. Check your connection and try again.
        </p>
      )}
    </div>
  );
}

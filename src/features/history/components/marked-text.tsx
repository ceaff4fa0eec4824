import { clsx } from 'clsx';
import { compareParagraphs } from '@/lib/drafts/compare-texts';
import { markWords } from '@/lib/drafts/mark-words';

interface MarkedTextProps {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Lines of code, which keep their blanks. */
  readonly isSource?: boolean;
}

/** Two plain texts as one: what was removed and what was added is marked, long parts that are the same are counted. */
export function MarkedText({ before, after, isSource = false }: MarkedTextProps) {
  const look = isSource ? 'font-mono text-xs' : 'text-sm';
  return (
    <div className="space-y-2">
      {compareParagraphs(before, after).map((part, index) =>
        part.kind === 'same' ? (
          <p key={index} className="text-sm text-muted">
            {part.count === 1 ? 'One line is the same.' : `${part.count} lines are the same.`}
          </p>
        ) : (
          <p
            key={index}
            dir="auto"
            className={`rounded-sm bg-surface-sunken p-3 whitespace-pre-wrap wrap-anywhere ${look}`}
          >
            <Runs before={part.mine.join('\n')} after={part.theirs.join('\n')} />
          </p>
        ),
      )}
    </div>
  );
}

function Runs({ before, after }: { readonly before: string; readonly after: string }) {
  return markWords(before, after).map(({ kind, text }, index, runs) => {
    if (kind === 'same') return text;
    const isClose = kind === 'added' && runs[index - 1]?.kind === 'removed' && !/^\s/.test(text);
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark
        key={index}
        className={clsx(
          'rounded-sm text-ink decoration-2',
          kind === 'added'
            ? 'bg-success-soft underline decoration-success underline-offset-4'
            : 'bg-danger-soft line-through decoration-danger',
          isClose && 'ms-1',
        )}
      >
        <span className="sr-only">{kind === 'added' ? '[Added: ' : '[Removed: '}</span>
        {text}
        <span className="sr-only">]</span>
      </Mark>
    );
  });
}

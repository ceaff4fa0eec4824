import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { importOutcomes, numberOf, type ImportedLine, type ImportOutcome } from '../import';
import { statusNames } from '../model';

const headings: Record<'trial' | 'done', Record<ImportOutcome, string>> = {
  trial: {
    refused: 'Refused, left out',
    replaced: 'Replaces what is there',
    new: 'New',
    same: 'There already, stays as it is',
  },
  done: {
    refused: 'Left out',
    replaced: 'Replaced',
    new: 'Created',
    same: 'Was there already',
  },
};

const summaries: Record<'trial' | 'done', Record<ImportOutcome, string>> = {
  trial: { refused: 'refused', replaced: 'replaced', new: 'new', same: 'there already' },
  done: { refused: 'left out', replaced: 'replaced', new: 'created', same: 'there already' },
};

interface ImportResultsProps {
  readonly ref: Ref<HTMLElement>;
  readonly lines: readonly ImportedLine[];
  readonly isTrial: boolean;
  /** The text is no longer the one that this says something about. */
  readonly isOutdated: boolean;
}

/** What becomes of each line, or became of it. */
export function ImportResults({ ref, lines, isTrial, isOutdated }: ImportResultsProps) {
  const phase = isTrial ? 'trial' : 'done';
  const found = importOutcomes.filter((outcome) => numberOf(outcome, lines) > 0);
  const summary = found
    .map((outcome) => `${numberOf(outcome, lines)} ${summaries[phase][outcome]}`)
    .join(', ');
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="import-summary"
      className="scroll-mt-2 border-t border-line pt-4 outline-none"
    >
      <h3 id="import-summary" data-numbers="" className="font-semibold">
        {isTrial ? `If you import this: ${summary}` : `Done: ${summary}`}
      </h3>
      {isOutdated ? (
        <p className="mt-1 text-sm text-warning">
          {isTrial ? 'The lines have changed since.' : 'The lines have changed since the import.'}
        </p>
      ) : null}
      <div className="mt-4 space-y-6">
        {found.map((outcome) => (
          <OutcomeGroup
            key={outcome}
            heading={headings[phase][outcome]}
            lines={lines.filter((line) => line.outcome === outcome)}
          />
        ))}
      </div>
    </section>
  );
}

interface OutcomeGroupProps {
  readonly heading: string;
  readonly lines: readonly ImportedLine[];
}

function OutcomeGroup({ heading, lines }: OutcomeGroupProps) {
  return (
    <div>
      <h4 className="text-sm font-semibold text-ink-soft">{heading}</h4>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.line} className="flex gap-4 py-2 text-sm">
            <span data-numbers="" className="w-16 shrink-0 text-muted">
              Line {line.line}
            </span>
            <OutcomeOfLine {...line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OutcomeOfLine(props: ImportedLine) {
  const { outcome, fromPath, toTarget, status, earlierTarget, problem } = props;
  return (
    <div className="min-w-0 grow">
      <p className="font-medium wrap-anywhere text-ink">
        {fromPath || 'No old address'}
        <ArrowRight aria-hidden="true" className="mx-1.5 inline size-4 text-muted" />
        <span className="sr-only"> leads to </span>
        {toTarget || 'no new address'}
      </p>
      {outcome === 'refused' ? (
        <p className="wrap-anywhere text-danger">{problem}</p>
      ) : (
        <p className="wrap-anywhere text-muted">
          {statusNames[status]}
          {outcome === 'replaced' ? `, in place of ${earlierTarget}` : null}
        </p>
      )}
    </div>
  );
}

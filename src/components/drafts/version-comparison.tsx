import type { ReactNode } from 'react';
import { compareParagraphs, compareWords, type ComparedPart } from '@/lib/drafts/compare-texts';

/** One field in both versions, as paragraphs of plain text. */
export interface ComparedField {
  readonly key: string;
  readonly label: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** The field differs although its words are the same: formatting, addresses of links. */
  readonly isSameInWords?: boolean;
}

interface VersionComparisonProps {
  readonly mineLabel: string;
  readonly theirsLabel: string;
  /** Only those that differ. */
  readonly fields: readonly ComparedField[];
  /** Under each field: which of the two it shall be. */
  readonly renderChoice?: (field: ComparedField) => ReactNode;
}

/** Two versions side by side, field by field; of long texts only what differs. */
export function VersionComparison({
  mineLabel,
  theirsLabel,
  fields,
  renderChoice,
}: VersionComparisonProps) {
  return (
    <div className="space-y-6">
      {fields.map((field) => (
        <section key={field.label} aria-label={field.label} className="border-t border-line pt-4">
          <h3 className="text-sm font-semibold">{field.label}</h3>
          {field.isSameInWords ? (
            <p className="mt-1 text-sm text-muted">
              The words are the same; the formatting differs.
            </p>
          ) : (
            <div className="mt-2 space-y-3">
              {compareParagraphs(field.mine, field.theirs).map((part, index) => (
                <Part key={index} part={part} mineLabel={mineLabel} theirsLabel={theirsLabel} />
              ))}
            </div>
          )}
          {renderChoice?.(field)}
        </section>
      ))}
    </div>
  );
}

interface PartProps {
  readonly part: ComparedPart;
  readonly mineLabel: string;
  readonly theirsLabel: string;
}

function Part({ part, mineLabel, theirsLabel }: PartProps) {
  if (part.kind === 'same') {
    return (
      <p className="text-sm text-muted">
        {part.count === 1 ? 'One paragraph is the same.' : `${part.count} paragraphs are the same.`}
      </p>
    );
  }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Side label={mineLabel} paragraphs={part.mine} others={part.theirs} tone="bg-success-soft" />
      <Side
        label={theirsLabel}
        paragraphs={part.theirs}
        others={part.mine}
        tone="bg-warning-soft"
      />
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly paragraphs: readonly string[];
  /** What stands on the other side: words that are not there are marked. */
  readonly others: readonly string[];
  readonly tone: string;
}

function Side({ label, paragraphs, others, tone }: SideProps) {
  return (
    <div className={`min-w-0 rounded-sm p-3 ${tone}`}>
      <p className="mb-1 text-xs font-semibold text-ink-soft">
        <bdi>{label}</bdi>
      </p>
      {paragraphs.length === 0 ? <p className="text-sm text-muted italic">Nothing here</p> : null}
      {paragraphs.map((paragraph, index) => (
        <p key={index} dir="auto" className="text-sm break-words">
          {compareWords(paragraph, others[index] ?? '').map(({ words, isOwn }, place) =>
            isOwn ? (
              <mark key={place} className="bg-transparent font-semibold text-ink underline">
                {words}
              </mark>
            ) : (
              words
            ),
          )}
        </p>
      ))}
    </div>
  );
}

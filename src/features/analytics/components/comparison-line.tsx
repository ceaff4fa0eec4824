import { TrendingDown, TrendingUp } from 'lucide-react';
import { formatDay, formatPercent, type Comparison } from '../model';

interface ComparisonLineProps {
  readonly comparison: Comparison;
  /** The range before, in words: "last month". */
  readonly before: string;
}

/** "+12% from last month", or why nothing of the kind can be said. */
export function ComparisonLine({ comparison, before }: ComparisonLineProps) {
  switch (comparison.kind) {
    case 'no-views':
      return <p>No views yet. They count when visitors read a published article or page.</p>;
    case 'too-early':
      return (
        <p>
          Nothing to compare with yet: counting began on{' '}
          <time dateTime={comparison.since}>{formatDay(comparison.since)}</time>.
        </p>
      );
    case 'from-nothing':
      return <p>No earlier views to compare with.</p>;
    case 'change': {
      const { percent } = comparison;
      const Icon = percent < 0 ? TrendingDown : TrendingUp;
      return (
        <p
          data-numbers=""
          className={percent < 0 ? 'font-medium text-danger' : 'font-medium text-success'}
        >
          {percent === 0 ? null : (
            <Icon aria-hidden="true" className="mr-1.5 inline-block size-4 align-[-0.15em]" />
          )}
          {formatPercent(percent)} from {before}
        </p>
      );
    }
  }
}

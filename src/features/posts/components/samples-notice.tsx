import { useIsMissing } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { usePassedFocus } from '@/hooks/use-passed-focus';
import type { LateState } from '@/lib/late-code';

interface SamplesNoticeProps {
  readonly what: 'articles' | 'article';
  /** The samples; without a network they may not arrive either. */
  readonly samples: LateState;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Says that what follows stands in for what could not be fetched. */
export function SamplesNotice({ what, samples, isRetrying, onRetry }: SamplesNoticeProps) {
  const isAlone = useIsMissing(samples);
  const part = usePassedFocus<HTMLDivElement>();
  return (
    <div
      ref={part}
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-sm border border-line bg-warning-soft px-5 py-4"
    >
      <p className="max-w-measure text-ink">
        <strong className="font-semibold">
          {what === 'articles'
            ? 'Our articles could not be loaded.'
            : 'This article could not be loaded.'}
        </strong>{' '}
        {isAlone
          ? ''
          : what === 'articles'
            ? 'These are samples of what we write. '
            : 'This is a sample of what we write. '}
        Check your connection and try again.
      </p>
      <Button
        variant="secondary"
        size="small"
        pending={isRetrying}
        onClick={() => {
          if (isAlone) samples.prefetch();
          onRetry();
        }}
      >
        Retry
      </Button>
    </div>
  );
}

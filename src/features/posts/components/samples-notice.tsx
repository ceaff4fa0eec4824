import { Button } from '@/components/ui/button';

interface SamplesNoticeProps {
  readonly what: 'articles' | 'article';
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Says that what follows stands in for what could not be fetched. */
export function SamplesNotice({ what, isRetrying, onRetry }: SamplesNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-sm border border-line bg-warning-soft px-5 py-4"
    >
      <p className="max-w-measure text-ink">
        <strong className="font-semibold">
          {what === 'articles'
            ? 'Our articles could not be loaded.'
            : 'This article could not be loaded.'}
        </strong>{' '}
        {what === 'articles'
          ? 'These are samples of what we write.'
          : 'This is a sample of what we write.'}{' '}
        Check your connection and try again.
      </p>
      <Button variant="secondary" size="small" pending={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

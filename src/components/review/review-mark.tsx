import { Badge } from '@/components/ui/badge';
import type { Review } from '@/lib/review/review';

/** In a list: what a document waits for, and nothing otherwise. */
export function ReviewMark({ state }: { readonly state: Review['outcome'] | undefined }) {
  if (state !== 'waits' && state !== 'sent_back') return null;
  return (
    <span className="block xl:mt-1">
      <Badge tone={state === 'waits' ? 'brand' : 'warning'}>
        {state === 'waits' ? 'In review' : 'Sent back'}
      </Badge>
    </span>
  );
}

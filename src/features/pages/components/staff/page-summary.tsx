import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { staffPageQueries, type PageCounts } from '../../staff-queries';

const cards: readonly { readonly label: string; readonly key: keyof PageCounts }[] = [
  { label: 'Total Pages', key: 'total' },
  { label: 'Published', key: 'published' },
  { label: 'Drafts', key: 'drafts' },
  { label: 'Templates', key: 'templates' },
];

/** Four figures over all pages, whatever the filters say. */
export function PageSummary() {
  const counts = useQuery(staffPageQueries.counts());
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ label, key }) => (
        <Card key={key} className="px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-1 text-2xl font-semibold text-ink" data-numbers="">
            {counts.data ? (
              counts.data[key].toLocaleString('en-IN')
            ) : counts.isError ? (
              // The list below says what is wrong, and offers to try again.
              <span aria-label="unknown">–</span>
            ) : (
              <Skeleton className="h-8 w-12" />
            )}
          </dd>
        </Card>
      ))}
    </dl>
  );
}

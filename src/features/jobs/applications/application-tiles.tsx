import type { ApplicationListItem } from '@/data/applications';
import { summarizeApplications } from './application';

/** The four figures of the visitor's own applications; null while they are not known. */
export function ApplicationTiles({
  items,
}: {
  readonly items: readonly ApplicationListItem[] | null;
}) {
  const summary = items && summarizeApplications(items);
  const tiles = [
    { label: 'Total Applications', value: summary?.total },
    { label: 'Under Review', value: summary?.underReview },
    { label: 'Shortlisted', value: summary?.shortlisted },
    { label: 'Interviews', value: summary?.interviews },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 border-y border-line py-6 sm:grid-cols-4">
      {tiles.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd data-numbers="" className="text-4xl font-bold text-ink">
            {value ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

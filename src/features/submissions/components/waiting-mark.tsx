import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { countText, tabCountsQuery } from '../tab-counts';

/** Beside "Leads" in the menu: how many wait for a first reply. Nothing while nobody does, or while it is not known. */
export function WaitingMark() {
  const { data } = useQuery(tabCountsQuery());
  if (!data || data.needsReply === 0) return null;
  return (
    <span
      data-numbers=""
      className={clsx(
        'ml-auto rounded-full px-2 text-xs leading-5 font-semibold',
        data.late > 0 ? 'bg-danger-soft text-danger' : 'bg-surface-sunken text-ink-soft',
      )}
    >
      {countText(data.needsReply)}
      <span className="sr-only">
        {' '}
        waiting{data.late > 0 ? `, ${countText(data.late)} late` : ''}
      </span>
    </span>
  );
}

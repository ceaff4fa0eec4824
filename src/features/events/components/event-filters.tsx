import { memo, useId } from 'react';
import { TabRow } from '@/components/ui/tabs';
import { Select } from '@/components/ui/select';
import { allTags, eventViewLabels, eventViews } from '../model';

interface EventFiltersProps {
  readonly tag: string;
  readonly tags: readonly string[];
  readonly onTag: (tag: string) => void;
}

const views = eventViews.map((id) => ({ id, label: eventViewLabels[id] }));

/**
 * Four tabs and the tags; they combine, and both live in the address. Stands within the views' `Tabs`.
 *
 * Memoised: the list below changes with the clock.
 */
export const EventFilters = memo(function EventFilters({ tag, tags, onTag }: EventFiltersProps) {
  const selectId = useId();
  return (
    <div className="flex flex-col-reverse gap-x-8 gap-y-5 noscript:hidden sm:flex-row sm:items-end">
      <TabRow label="Events" items={views} className="grow max-sm:gap-x-4" />
      <div className="w-full sm:w-56">
        <label htmlFor={selectId} className="text-sm font-semibold text-ink">
          Tag
        </label>
        <Select
          id={selectId}
          value={tag}
          onChange={(event) => onTag(event.target.value)}
          options={[
            { value: allTags, label: 'All tags' },
            ...tags.map((value) => ({ value, label: value })),
          ]}
          className="mt-1.5"
        />
      </div>
    </div>
  );
});

import { useId } from 'react';
import { TabStrip } from '@/components/ui/tab-strip';
import { Select } from '@/components/ui/select';
import { allTags, eventViewLabels, eventViews, type EventView } from '../model';

interface EventFiltersProps {
  /** Begins the ids of tabs and panel. */
  readonly name: string;
  readonly view: EventView;
  readonly tag: string;
  readonly tags: readonly string[];
  readonly onView: (view: EventView) => void;
  readonly onTag: (tag: string) => void;
}

const views = eventViews.map((id) => ({ id, label: eventViewLabels[id] }));

/** Four tabs and the tags; they combine, and both live in the address. */
export function EventFilters({ name, view, tag, tags, onView, onTag }: EventFiltersProps) {
  const selectId = useId();
  return (
    <div className="flex flex-col-reverse gap-x-8 gap-y-5 noscript:hidden sm:flex-row sm:items-end">
      <TabStrip
        label="Events"
        items={views}
        value={view}
        onChange={onView}
        name={name}
        sharedPanel
        className="grow max-sm:gap-x-4"
      />
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
}

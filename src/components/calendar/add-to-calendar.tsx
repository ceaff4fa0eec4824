import { CalendarPlus, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Late } from '@/components/late/late';
import { Skeleton } from '@/components/ui/skeleton';
import type { CalendarEntry } from '@/lib/calendar';
import { lateCode } from '@/lib/late-code';

const choices = lateCode(() => import('./calendar-choices'));

/** Opens the ways into a calendar, whose code comes with the first touch. */
export function AddToCalendar({ entry }: { readonly entry: CalendarEntry }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="group/calendar"
      onPointerEnter={choices.prefetch}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary
        aria-label={`Add to calendar: ${entry.title}`}
        className="inline-flex min-h-11 list-none items-center gap-2 rounded-sm px-2 text-sm font-semibold text-ink hover:bg-surface-sunken"
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        Add to calendar
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open/calendar:rotate-180"
        />
      </summary>
      {isOpened ? (
        <Late
          code={choices}
          fallback={<Skeleton className="mt-1 h-56 max-w-xs" />}
          title="The calendars could not be loaded"
        >
          {({ CalendarChoices }) => <CalendarChoices entry={entry} />}
        </Late>
      ) : null}
    </details>
  );
}

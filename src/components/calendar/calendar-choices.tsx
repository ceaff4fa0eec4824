import { buildIcs, icsFileName, webCalendarLinks, type CalendarEntry } from '@/lib/calendar';
import { downloadFile } from '@/lib/download-file';

function downloadIcs(entry: CalendarEntry) {
  const file = new Blob([buildIcs(entry, new Date())], { type: 'text/calendar;charset=utf-8' });
  downloadFile(icsFileName(entry), file);
}

const choiceClass =
  'flex min-h-11 w-full items-center rounded-sm px-3 text-left text-sm font-medium text-ink hover:bg-surface-sunken';

/** A calendar file, and links that open the common web calendars with the entry filled in. */
export function CalendarChoices({ entry }: { readonly entry: CalendarEntry }) {
  return (
    <ul className="mt-1 max-w-xs rounded-sm border border-line bg-surface-raised p-1">
      <li>
        <button type="button" onClick={() => downloadIcs(entry)} className={choiceClass}>
          Calendar file (.ics)
        </button>
      </li>
      {webCalendarLinks(entry).map(({ label, href }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={choiceClass}>
            {label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { agenda, slotTypes } from '@/data/bootcamp-day';
import { hourMarks, slotShares } from '../model';
import { SlotWeave } from './slot-weave';

const shares = slotShares(agenda);
const hours = hourMarks(agenda);

/** The whole day as one cloth from nine to five, each slot woven after its kind and as long as it lasts. */
export function DayCloth() {
  return (
    <div aria-hidden="true">
      <svg focusable="false" className="block h-30 w-full md:h-50">
        <defs>
          {slotTypes.map((type) => (
            <SlotWeave key={type} id={`day-${type}`} type={type} />
          ))}
        </defs>
        {shares.map(({ slot, from, width }) => (
          <rect
            key={slot.starts}
            x={`${from}%`}
            width={`${width}%`}
            height="100%"
            fill={`url(#day-${slot.type})`}
          />
        ))}
      </svg>
      <ol
        data-numbers=""
        className="relative grid auto-cols-fr grid-flow-col border-t border-line text-xs text-muted"
      >
        {hours.slice(0, -1).map((hour) => (
          <li key={hour} className="border-l border-line pt-1.5 pl-1.5 first:border-l-0">
            {hour}
          </li>
        ))}
        <li className="absolute top-1.5 right-1.5">{hours.at(-1)}</li>
      </ol>
    </div>
  );
}

import { clsx } from 'clsx';
import { bootcamp } from '@/data/bootcamp';
import { agenda, slotTypeLabels, slotTypes, type AgendaSlot } from '@/data/bootcamp-day';
import { clockText, slotMinutes } from '../model';
import { ClothBand } from './slot-weave';

/** Longer slots stand taller, so that the list has the shape of the day. */
function heightOf(slot: AgendaSlot): string {
  const minutes = slotMinutes(slot);
  if (minutes >= 90) return 'min-h-48';
  if (minutes >= 60) return 'min-h-40';
  return minutes >= 45 ? 'min-h-36' : 'min-h-32';
}

/** The nine slots downwards, each beside a piece of the cloth that it weaves. */
export function AgendaTimeline() {
  return (
    <section id="agenda" aria-labelledby="agenda-title" className="bg-surface-sunken">
      <div className="page-width grid gap-x-20 gap-y-10 py-section lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="agenda-title" className="text-3xl font-bold text-ink">
            The day, hour by hour
          </h2>
          <p className="mt-4 text-ink-soft">
            {bootcamp.timeLabel}. Three workshops and a group project make the working time about{' '}
            {bootcamp.handsOnPercent}% hands-on.
          </p>
          <ul
            aria-label="Kinds of slots"
            className="mt-6 grid grid-cols-2 gap-4 text-sm font-medium"
          >
            {slotTypes.map((type) => (
              <li key={type} className="flex items-center gap-3 text-ink">
                <ClothBand id={`kind-${type}`} type={type} className="h-5 w-10 shrink-0" />
                {slotTypeLabels[type]}
              </li>
            ))}
          </ul>
        </div>
        <ol>
          {agenda.map((slot) => (
            <Slot key={slot.starts} slot={slot} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Slot({ slot }: { readonly slot: AgendaSlot }) {
  const isWorkshop = slot.type === 'workshop';
  return (
    <li
      className={clsx(
        'grid grid-cols-[2.5rem_1fr] gap-x-5 sm:grid-cols-[6rem_2.5rem_1fr] sm:gap-x-6',
        heightOf(slot),
      )}
    >
      <ClothBand
        id={`slot-${slot.starts.replace(':', '')}`}
        type={slot.type}
        isUpright
        className="row-span-2 h-full w-10 py-0.5 sm:order-2 sm:row-span-1"
      />
      <p data-numbers="" className="text-sm text-muted sm:order-1 sm:text-right">
        <time dateTime={slot.starts} className="font-semibold text-ink sm:block sm:text-lg">
          {clockText(slot.starts)}
        </time>{' '}
        to <time dateTime={slot.ends}>{clockText(slot.ends)}</time>
      </p>
      <div className="pb-8 sm:order-3">
        <h3 className={clsx('font-semibold text-ink', isWorkshop ? 'text-2xl' : 'text-lg')}>
          {slot.title}
        </h3>
        <p className="mt-1 max-w-measure text-ink-soft">{slot.text}</p>
        <p className="mt-2 text-sm font-medium text-muted">
          {slotTypeLabels[slot.type]} · {slotMinutes(slot)} minutes
        </p>
      </div>
    </li>
  );
}

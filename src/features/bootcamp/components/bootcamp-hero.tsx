import { bootcamp, type EditionState } from '@/data/bootcamp';
import { BookingAction } from './booking-action';
import { Countdown } from './countdown';
import { DayCloth } from './day-cloth';
import { StatusStrip } from './status-strip';

interface BootcampHeroProps {
  readonly state: EditionState | null;
  readonly isBooked: boolean;
  readonly onBook: () => void;
  readonly onInterest: () => void;
}

/** The last two words stay on one line. */
function keepLastWords(title: string): string {
  return title.replace(/ (?=\S+$)/, '\u00a0');
}

/** The poster: what, when and where in large type, the countdown, and the day itself as cloth. */
export function BootcampHero({ state, isBooked, onBook, onInterest }: BootcampHeroProps) {
  return (
    <header data-tone="ink" className="overflow-hidden bg-surface">
      <StatusStrip state={state} />
      <div className="page-width grid gap-x-20 gap-y-10 pt-10 pb-12 md:pt-20 lg:grid-cols-[3fr_2fr] lg:pb-16">
        <div>
          <h1 className="text-5xl font-bold text-ink">{keepLastWords(bootcamp.title)}</h1>
          <p className="mt-6 max-w-measure text-xl text-ink-soft">{bootcamp.tagline}</p>
          <div className="mt-8 flex flex-wrap gap-x-5 gap-y-1">
            <BookingAction
              state={state}
              isBooked={isBooked}
              onOpen={onBook}
              onInterest={onInterest}
              fallback={{ href: '#tickets', label: 'Seats and prices' }}
            />
            <a
              href="#agenda"
              className="inline-flex min-h-12 items-center font-semibold text-ink link-underline"
            >
              See the day
            </a>
          </div>
        </div>
        <div className="flex flex-col justify-between gap-8 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-end">
          <p className="text-lg text-ink-soft">
            <time dateTime={bootcamp.startISO} className="block">
              {bootcamp.weekday}
              <span className="mt-1 block text-4xl font-bold text-accent">
                {bootcamp.dateShort}
              </span>
            </time>
            <span className="mt-3 block">{bootcamp.timeLabel}</span>
            <span className="block">{bootcamp.venue.name}</span>
          </p>
          <Countdown state={state} />
        </div>
      </div>
      <DayCloth />
      <p className="page-width py-5 text-sm text-muted">
        Nine to five as cloth: where it is dense and saffron, your hands are on the keyboard.
      </p>
    </header>
  );
}

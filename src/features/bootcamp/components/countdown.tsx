import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { bootcamp, type EditionState } from '@/data/bootcamp';
import { editionTexts } from '@/data/bootcamp-day';
import { countdownOf, countdownText } from '../model';
import { useSecondsUntil } from '../use-edition';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Ticks each second until the doors open and then stays. Who listens hears days, hours and minutes when they come
 * to it; who prefers less motion sees no seconds; everybody else can hold it.
 */
export function Countdown({ state }: { readonly state: EditionState | null }) {
  const { left, isPaused, onPause } = useSecondsUntil(bootcamp.startISO);
  const countdown = left === null ? null : countdownOf(left);
  const isTicking = left !== null && left > 0;
  return (
    <div className="noscript:hidden">
      <div className="flex h-10 items-center justify-between gap-4">
        <p className="font-semibold text-ink">
          {state === null ? null : editionTexts[state].countdown}
        </p>
        {isTicking ? (
          <IconButton
            label={isPaused ? 'Resume the countdown' : 'Pause the countdown'}
            icon={isPaused ? <Play /> : <Pause />}
            className="motion-reduce:hidden"
            onClick={() => onPause(!isPaused)}
          />
        ) : null}
      </div>
      <p role="timer" aria-label="Countdown" className="sr-only">
        {countdown === null || state === null ? null : countdownText(countdown, state)}
      </p>
      <dl
        aria-hidden="true"
        className="mt-2 grid grid-cols-4 divide-x divide-line border-y border-line motion-reduce:grid-cols-3"
      >
        {units.map((unit) => (
          <div
            key={unit}
            className={clsx(
              'flex flex-col-reverse py-4 pl-4 first:pl-0',
              unit === 'seconds' && 'motion-reduce:hidden',
            )}
          >
            <dt className="text-xs text-muted">{unit}</dt>
            <dd
              data-numbers=""
              data-unit={unit}
              className={clsx('text-3xl font-bold', isTicking ? 'text-ink' : 'text-muted')}
            >
              {countdown === null ? '–' : String(countdown[unit]).padStart(2, '0')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

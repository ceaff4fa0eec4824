import { clsx } from 'clsx';
import { bootcamp, type EditionState } from '@/data/bootcamp';
import { editionTexts } from '@/data/bootcamp-day';

/** One line above the headline: the seats that are left, or that there are none any more to claim. */
export function StatusStrip({ state }: { readonly state: EditionState | null }) {
  return (
    <p
      className={clsx(
        'flex min-h-11 items-center justify-center border-t px-4 text-center text-sm font-semibold',
        state === 'upcoming'
          ? 'border-accent bg-accent text-accent-ink'
          : 'border-line bg-surface-raised text-ink',
      )}
    >
      {state === null ? bootcamp.dateLabel : editionTexts[state].banner}
    </p>
  );
}

import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { promosAt, webinarPromo, type Promo } from '@/data/ticker';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';

function PromoLink({ promo, isCopy = false }: { promo: Promo; isCopy?: boolean }) {
  return (
    <Link
      to={promo.href}
      {...(isCopy ? { tabIndex: -1 } : {})}
      onBlur={(event) => {
        // The browser scrolls a focused link into view; the row must not stay shifted.
        const row = event.currentTarget.closest('[data-ticker]');
        if (row) row.scrollLeft = 0;
      }}
      className="inline-block py-2.5 text-sm font-medium text-ink underline-offset-4 hover:underline"
    >
      {promo.text}
    </Link>
  );
}

/** One length of the row; at least as wide as the window, so that no gap comes by. */
function PromoRow({ promos, isCopy = false }: { promos: readonly Promo[]; isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={clsx(
        'flex min-w-screen shrink-0 items-center justify-around',
        isCopy && 'noscript:hidden',
      )}
    >
      {promos.map((promo) => (
        <li key={promo.id} className="flex items-center whitespace-nowrap">
          <span aria-hidden="true" className="mx-5 h-0.5 w-6 rounded-full bg-accent" />
          <PromoLink promo={promo} isCopy={isCopy} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The moving banner under the header. It rests under the pointer, while a link in it has the focus, and at the
 * press of its button; who prefers less motion gets the webinar alone, and without scripts nothing moves.
 */
export function Ticker() {
  const [isPaused, setPaused] = useState(false);
  const now = useNow(MINUTE_MS);
  const promos = promosAt(now);
  return (
    <section
      aria-label="Announcements"
      data-print="none"
      data-tone="ink"
      className="flex min-h-11 items-center bg-surface"
    >
      <p className="page-width hidden text-center motion-reduce:block">
        <PromoLink promo={webinarPromo(now)} />
      </p>
      <div
        className="group grow overflow-hidden motion-reduce:hidden noscript:overflow-x-auto"
        data-ticker=""
      >
        <div
          className={clsx(
            'flex w-max animate-ticker group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] noscript:animate-none',
            isPaused && '[animation-play-state:paused]',
          )}
        >
          <PromoRow promos={promos} />
          <PromoRow promos={promos} isCopy />
        </div>
      </div>
      <button
        type="button"
        aria-label={isPaused ? 'Play announcements' : 'Pause announcements'}
        title={isPaused ? 'Play announcements' : 'Pause announcements'}
        onClick={() => setPaused(!isPaused)}
        className="relative inline-flex size-11 shrink-0 items-center justify-center border-l border-line bg-surface text-ink-soft hover:text-ink motion-reduce:hidden noscript:hidden"
      >
        {isPaused ? (
          <Play aria-hidden="true" className="size-4" />
        ) : (
          <Pause aria-hidden="true" className="size-4" />
        )}
      </button>
    </section>
  );
}

import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { promosAt } from '@/data/ticker';
import { useNow } from '@/hooks/use-now';
import { useShownCampaign, type CampaignContents } from '@/lib/campaigns/shown';
import { MINUTE_MS } from '@/lib/ist';

interface TickerBandProps {
  readonly promos: CampaignContents['ticker']['promos'];
  readonly onFollow?: ((href: string) => void) | undefined;
}

interface PromoLinkProps extends Pick<TickerBandProps, 'onFollow'> {
  readonly promo: TickerBandProps['promos'][number];
  readonly isCopy?: boolean;
}

function PromoLink({ promo, onFollow, isCopy = false }: PromoLinkProps) {
  return (
    <Link
      to={promo.href}
      onClick={() => onFollow?.(promo.href)}
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
function PromoRow({ promos, onFollow, isCopy = false }: TickerBandProps & { isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className={clsx('flex min-w-screen shrink-0 justify-around', isCopy && 'noscript:hidden')}
    >
      {promos.map((promo, index) => (
        <li key={index} className="flex items-center whitespace-nowrap">
          <span aria-hidden="true" className="mx-5 h-0.5 w-6 rounded-full bg-accent" />
          <PromoLink promo={promo} onFollow={onFollow} isCopy={isCopy} />
        </li>
      ))}
    </ul>
  );
}

/** The banner under the header: what it always says, or what a campaign says for a while. */
export function Ticker() {
  const now = useNow(MINUTE_MS);
  const campaign = useShownCampaign('ticker');
  return (
    <TickerBand promos={campaign?.content.promos ?? promosAt(now)} onFollow={campaign?.onFollow} />
  );
}

/**
 * Moves; rests under the pointer, while a link in it has the focus, and at the press of its button. Who prefers less
 * motion gets the first promo alone, on its one line whatever its length, and without scripts nothing moves.
 */
export function TickerBand({ promos, onFollow }: TickerBandProps) {
  const [isPaused, setPaused] = useState(false);
  const [first] = promos;
  return (
    <section
      aria-label="Announcements"
      data-print="none"
      data-tone="ink"
      className="flex min-h-11 items-center bg-surface"
    >
      <p className="page-width hidden overflow-x-auto text-center whitespace-nowrap motion-reduce:block">
        {first && <PromoLink promo={first} onFollow={onFollow} />}
      </p>
      <div
        className="group grow overflow-hidden motion-reduce:hidden noscript:overflow-x-auto"
        data-ticker=""
      >
        <div
          className={clsx(
            // As high before its words are there as with them: a slow phone shows the page piece by piece.
            'flex min-h-11 w-max animate-ticker group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] noscript:animate-none',
            isPaused && '[animation-play-state:paused]',
          )}
        >
          <PromoRow promos={promos} onFollow={onFollow} />
          <PromoRow promos={promos} onFollow={onFollow} isCopy />
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

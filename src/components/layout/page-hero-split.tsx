import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { WeaveHue } from '@/components/loom/weave-art';
import { WovenPicture } from '@/components/loom/woven-picture';

interface PageHeroSplitProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly hue: WeaveHue;
  /** Rows of the woven picture, see WovenPicture. */
  readonly pattern: readonly string[];
  /** The picture stands before the headline. */
  readonly isReversed?: boolean;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** A page opens on its headline beside a picture woven into cloth. */
export function PageHeroSplit({
  title,
  lead,
  hue,
  pattern,
  isReversed = false,
  children,
}: PageHeroSplitProps) {
  return (
    <header
      className={clsx(
        'page-width grid items-center gap-x-16 gap-y-10 pt-12 md:pt-20',
        isReversed ? 'lg:grid-cols-[2fr_3fr]' : 'lg:grid-cols-[3fr_2fr]',
      )}
    >
      <div className={isReversed ? 'lg:order-last' : undefined}>
        <h1 className="text-4xl font-bold text-ink">{title}</h1>
        <div className="mt-6 max-w-measure text-lg text-ink-soft">{lead}</div>
        {children === undefined ? null : (
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        )}
      </div>
      <WovenPicture
        pattern={pattern}
        hue={hue}
        className="w-full max-w-narrow rounded-lg max-lg:aspect-16/10"
      />
    </header>
  );
}

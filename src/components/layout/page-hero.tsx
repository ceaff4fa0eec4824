import type { ReactNode } from 'react';
import { Weave, type WeaveHue } from '@/components/loom/weave-art';

interface PageHeroProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly hue: WeaveHue;
  /** Draws the page's own threads. */
  readonly seed: string;
  /** Where the cloth begins, as a share of the width. */
  readonly tension?: number;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** A page opens on its headline, with a strip of threads across the whole width below it. */
export function PageHero({ title, lead, hue, seed, tension = 0.55, children }: PageHeroProps) {
  return (
    <header className="overflow-hidden">
      <div className="page-width pt-12 md:pt-24">
        <h1 className="max-w-4xl text-4xl font-bold text-ink">{title}</h1>
        <div className="mt-6 max-w-measure text-lg text-ink-soft">{lead}</div>
        {children === undefined ? null : (
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        )}
      </div>
      <Weave
        seed={seed}
        hue={hue}
        threads={9}
        tension={tension}
        className="mt-10 h-24 w-full md:h-36"
      />
    </header>
  );
}

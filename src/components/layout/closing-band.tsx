import type { ReactNode } from 'react';
import { Near } from '@/components/late/near';

interface ClosingBandProps {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  /** Buttons, the one that matters first. */
  readonly children: ReactNode;
}

/** The end of a page: what to do next, on a dark ground that goes over into the footer. */
export function ClosingBand({ id, title, text, children }: ClosingBandProps) {
  return (
    <Near isBelow>
      <section
        aria-labelledby={id}
        data-tone="ink"
        data-print="none"
        className="-mb-section bg-surface"
      >
        <div className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-8 pt-16 pb-10 md:pt-20">
          <div className="max-w-narrow">
            <h2 id={id} className="text-3xl font-bold text-ink">
              {title}
            </h2>
            <p className="mt-4 max-w-measure text-lg text-ink-soft">{text}</p>
          </div>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </section>
    </Near>
  );
}

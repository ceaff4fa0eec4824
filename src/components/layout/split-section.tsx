import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Near } from '@/components/late/near';

interface SplitSectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly tone?: 'plain' | 'sunken' | 'accent';
  readonly children: ReactNode;
}

const grounds = { plain: undefined, sunken: 'bg-surface-sunken', accent: 'bg-accent-soft' };

/** A section whose headline stands beside its content, and above it where there is no room. */
export function SplitSection({ id, title, intro, tone = 'plain', children }: SplitSectionProps) {
  return (
    <Near isBelow>
      <section aria-labelledby={id} className={grounds[tone]}>
        <div
          className={clsx(
            'page-width grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_2fr]',
            tone === 'plain' ? 'py-section' : 'py-16 md:py-20',
          )}
        >
          <div>
            <h2 id={id} className="text-3xl font-bold text-ink">
              {title}
            </h2>
            {intro === undefined ? null : <p className="mt-4 text-ink-soft">{intro}</p>}
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </section>
    </Near>
  );
}

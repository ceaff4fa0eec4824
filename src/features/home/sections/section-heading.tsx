import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  /** One sentence that says what the section is good for. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function SectionHeading({ id, title, children, className }: SectionHeadingProps) {
  return (
    <div className={clsx('max-w-narrow', className)}>
      <h2 id={id} className="text-3xl font-bold text-ink">
        {title}
      </h2>
      {children === undefined ? null : (
        <p className="mt-4 max-w-measure text-lg text-ink-soft">{children}</p>
      )}
    </div>
  );
}

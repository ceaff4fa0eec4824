import type { ReactNode } from 'react';

interface SampleProps {
  /** The component's name. */
  readonly name: string;
  /** One above the other; else side by side while there is room. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** One component in its states. */
export function Sample({ name, stacked = false, children }: SampleProps) {
  return (
    <section className="gallery-sample">
      <h3>{name}</h3>
      <div className={stacked ? 'gallery-stack' : 'gallery-row'}>{children}</div>
    </section>
  );
}

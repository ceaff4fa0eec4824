import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
  /** When it happens, or how long it takes. */
  readonly when?: string;
}

interface StepThreadProps {
  readonly steps: readonly Step[];
  /** Runs from left to right where there is room; otherwise always downwards. */
  readonly isAcross?: boolean;
}

const columns: Readonly<Record<number, string>> = {
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
};

/** Steps in their order, as one thread that passes through a stitch for each. */
export function StepThread({ steps, isAcross = false }: StepThreadProps) {
  return (
    <ol
      className={clsx(
        'grid',
        isAcross && 'gap-y-8 md:border-t-2 md:border-accent-strong',
        isAcross && (columns[steps.length] ?? 'md:grid-cols-2'),
      )}
    >
      {steps.map((step) => (
        <li
          key={step.title}
          className={clsx(
            'relative border-l-2 border-accent-strong pl-6 before:absolute before:top-1.5 before:-left-2 before:size-3.5 before:rounded-full before:border-2 before:border-accent-strong before:bg-surface',
            isAcross
              ? 'md:border-l-0 md:pt-7 md:pr-8 md:pl-0 md:before:-top-2 md:before:left-0'
              : 'pb-10 last:pb-0',
          )}
        >
          {step.when === undefined ? null : (
            <p className="text-sm font-medium text-muted">{step.when}</p>
          )}
          <h3 className="text-lg font-semibold text-ink">{step.title}</h3>
          <p className="mt-2 max-w-measure text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

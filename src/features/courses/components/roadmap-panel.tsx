import type { RoadmapStep } from '@/data/course-details/course-details';
import { terms } from '@/data/facts';

/** From the first week to the fifth year, along one thread. */
export function RoadmapPanel({ steps }: { readonly steps: readonly RoadmapStep[] }) {
  const { min, max } = terms.offersWithinMonths;
  return (
    <>
      <h2 className="text-2xl font-bold text-ink">Career roadmap</h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        A usual path, not a promise. Most offers come {min} to {max} months after the course; what
        follows depends on the work you choose.
      </p>
      <ol className="mt-8 ml-2 border-l-2 border-brand">
        {steps.map((step) => (
          <li key={step.when} className="relative pb-10 pl-8 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-2 size-3.5 rounded-full border-2 border-brand bg-surface"
            />
            <p data-numbers="" className="text-sm text-muted">
              {step.when}
            </p>
            <h3 className="mt-1 text-xl font-semibold text-ink">{step.role}</h3>
            <p className="mt-1 max-w-measure text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

import { workshopPlans } from '../workshop-plans';

/** What is done in each weekly workshop, part by part. */
export function WorkshopPlans() {
  return (
    <section aria-labelledby="plans-title" className="bg-surface-sunken">
      <div className="page-width py-section">
        <h2 id="plans-title" className="text-3xl font-bold text-ink">
          What you do in three hours
        </h2>
        <div className="mt-10 space-y-16">
          {workshopPlans.map((plan) => (
            <section
              key={plan.anchor}
              id={plan.anchor}
              aria-labelledby={`${plan.anchor}-title`}
              className="grid gap-x-16 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-[1fr_2fr]"
            >
              <div>
                <h3 id={`${plan.anchor}-title`} className="text-xl font-semibold text-ink">
                  {plan.title}
                </h3>
                <dl className="mt-4 space-y-3 text-sm">
                  <div>
                    <dt className="font-semibold text-ink">Bring</dt>
                    <dd className="text-ink-soft">{plan.bring}</dd>
                  </div>
                  <div>
                    <dt className="font-semibold text-ink">Take home</dt>
                    <dd className="text-ink-soft">{plan.takeHome}</dd>
                  </div>
                </dl>
              </div>
              <ol className="divide-y divide-line">
                {plan.parts.map((part, index) => (
                  <li
                    key={part.title}
                    className="grid grid-cols-[2.5rem_1fr] gap-x-2 py-4 first:pt-0"
                  >
                    <span aria-hidden="true" data-numbers="" className="font-bold text-brand">
                      {index + 1}
                    </span>
                    <div>
                      <p className="font-semibold text-ink">{part.title}</p>
                      <p className="max-w-measure text-ink-soft">{part.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

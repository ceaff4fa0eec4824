import { Face } from '@/components/ui/face';
import { meaningOf } from '@/data/fact-meanings';
import { facts, formatFact, outcomeFacts } from '@/data/facts';
import { hiringPartners } from '@/data/hiring-partners';
import { testimonials, type Testimonial } from '@/data/testimonials';

function Quote({ item, isLead }: { readonly item: Testimonial; readonly isLead: boolean }) {
  return (
    <figure>
      <blockquote
        className={
          isLead ? 'max-w-narrow text-2xl font-medium text-ink' : 'max-w-measure text-ink-soft'
        }
      >
        <p>“{item.quote}”</p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Face name={item.name} portrait={item.image} />
        <span className="text-sm">
          <span className="block font-semibold text-ink">{item.name}</span>
          <span className="block text-muted">{item.role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** What learners say, what was counted, and who hires: one voice large, two beside it. */
export function Outcomes() {
  const [lead, ...others] = testimonials;
  return (
    <section aria-labelledby="outcomes-title" data-tone="ink" className="bg-surface">
      <div className="page-width py-section">
        <h2 id="outcomes-title" className="text-3xl font-bold text-ink">
          What changes when the work is real
        </h2>
        <div className="mt-10 grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-20">
          {lead ? <Quote item={lead} isLead /> : null}
          <div className="space-y-10 lg:border-l lg:border-line lg:pl-10">
            {others.map((item) => (
              <Quote key={item.name} item={item} isLead={false} />
            ))}
          </div>
        </div>
        <dl className="mt-16 grid grid-cols-2 gap-x-6 gap-y-10 border-t border-line pt-10 md:grid-cols-4">
          {outcomeFacts.map((fact) => (
            <div key={fact.label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-ink-soft">{fact.label}</dt>
              <dd data-numbers="" className="text-3xl font-bold text-accent">
                {formatFact(fact)}
              </dd>
            </div>
          ))}
        </dl>
        <details className="mt-8 max-w-narrow text-sm text-ink-soft">
          <summary className="inline-flex min-h-8 items-center font-medium link-underline">
            How we count placement
          </summary>
          <p className="mt-3">{meaningOf(facts.placement)}</p>
        </details>
        <div className="mt-12 border-t border-line pt-8">
          <h3 className="text-sm font-medium text-muted">Among our hiring partners</h3>
          <ul className="mt-4 flex flex-wrap gap-x-10 gap-y-3 text-lg font-semibold text-ink-soft">
            {hiringPartners.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

import {
  awardPartnersText,
  awards,
  partners,
  partnershipTypes,
  press,
  regions,
} from '@/data/credibility';
import { facts, formatFact } from '@/data/facts';
import { formatShortDate } from '@/lib/dates';
import { SectionHeading } from './section-heading';

/** Headlines set as a newspaper would: the first across, the others in columns below. */
export function Press() {
  return (
    <section aria-labelledby="press-title" className="page-width pb-section">
      <SectionHeading id="press-title" title="In the press" />
      <ul className="mt-10 grid gap-x-12 border-t-2 border-ink lg:grid-cols-2">
        {press.map((item) => (
          <li
            key={item.headline}
            className="border-b border-line py-7 first:lg:col-span-2 [&:first-child_h3]:text-3xl"
          >
            <p className="text-sm text-muted">
              <cite className="font-semibold text-ink not-italic">{item.publication}</cite>
              {' · '}
              {item.category}
              {' · '}
              <time dateTime={item.date}>{formatShortDate(item.date)}</time>
            </p>
            <h3 className="mt-2 max-w-narrow text-xl font-bold text-ink">{item.headline}</h3>
            <p className="mt-2 max-w-measure text-ink-soft">{item.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Awards() {
  return (
    <section aria-labelledby="awards-title" className="bg-accent-soft">
      <div className="page-width grid gap-x-20 gap-y-8 py-16 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="awards-title" title="Awards">
          {awardPartnersText}.
        </SectionHeading>
        <ul className="divide-y divide-line-strong/40">
          {awards.map((award) => (
            <li key={award.title} className="grid grid-cols-[auto_1fr] gap-x-6 py-5 first:pt-0">
              <p data-numbers="" className="text-xl font-bold text-ink">
                {award.year}
              </p>
              <div>
                <h3 className="text-xl font-semibold text-ink">{award.title}</h3>
                <p className="text-sm font-medium text-ink-soft">{award.organization}</p>
                <p className="mt-2 max-w-measure text-ink-soft">{award.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const activePartners = regions.reduce((sum, { count }) => sum + count, 0);
const widestRegion = Math.max(...regions.map((region) => region.count));

/** Partners by region as a small chart of threads, and by type as three lists. */
export function Partners() {
  return (
    <section aria-labelledby="partners-title" className="page-width py-section">
      <SectionHeading id="partners-title" title="Partners">
        {formatFact(facts.hiringPartners)} employers have agreed to receive our learners’ profiles.
        Colleges and communities teach with us, and makers of tools lend us theirs.
      </SectionHeading>
      <div className="mt-12 grid gap-x-20 gap-y-14 lg:grid-cols-2">
        <div>
          <h3 className="text-lg font-semibold text-ink">By region</h3>
          <p className="mt-1 text-sm text-muted">
            The {activePartners} that we worked with in the past year.
          </p>
          <ul className="mt-4 space-y-6">
            {regions.map((region) => (
              <li key={region.region}>
                <p className="flex items-baseline justify-between gap-4">
                  <span className="font-medium text-ink">{region.region}</span>
                  <span data-numbers="" className="text-sm font-semibold text-brand">
                    {region.count} partners
                  </span>
                </p>
                <svg
                  viewBox={`0 0 ${widestRegion} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                  className="mt-2 h-1 w-full rounded-full bg-line"
                >
                  <rect width={region.count} height="1" className="fill-brand" />
                </svg>
                <p className="mt-2 text-sm text-muted">{region.partners.join(', ')} and others</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-lg font-semibold text-ink">By type</h3>
          <div className="mt-5 space-y-8">
            {partnershipTypes.map((type) => (
              <div key={type}>
                <h4 className="text-sm font-medium text-muted">{type}</h4>
                <ul className="mt-2 divide-y divide-line border-t border-line">
                  {partners
                    .filter((partner) => partner.partnership === type)
                    .map((partner) => (
                      <li key={partner.name} className="grid grid-cols-[3rem_1fr] gap-x-4 py-3">
                        <span aria-hidden="true" className="pt-0.5 text-lg font-bold text-brand">
                          {partner.logo}
                        </span>
                        <p>
                          <span className="font-semibold text-ink">{partner.name}</span>
                          <span className="block text-sm text-ink-soft">{partner.description}</span>
                          <span data-numbers="" className="block text-xs text-muted">
                            {partner.employees}
                          </span>
                        </p>
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

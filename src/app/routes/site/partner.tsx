import { Link } from 'react-router-dom';
import { ClosingBand } from '@/components/layout/closing-band';
import { PageHeroSplit } from '@/components/layout/page-hero-split';
import { knotPattern } from '@/components/loom/patterns';
import { ThreadMark } from '@/components/loom/thread-mark';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { facts, formatFact } from '@/data/facts';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const kinds = [
  {
    hue: 'marketing',
    title: 'Hiring Partner',
    who: 'Employers',
    give: 'Tell us what your entry-level roles need, and give honest feedback after interviews.',
    get: 'Profiles of people who did that work in projects you can open, at no fee for the referral.',
  },
  {
    hue: 'data',
    title: 'Training Partner',
    who: 'Colleges, institutes and communities',
    give: 'A group of learners, a room or a platform, and somebody who knows them by name.',
    get: 'Our curricula, trainers and reviews under both names, with a share agreed for each cohort.',
  },
  {
    hue: 'security',
    title: 'Technology Partner',
    who: 'Makers of tools',
    give: 'Licences, sandboxes or data sets, and one engineer who answers questions.',
    get: 'Beginners who learn the trade with your tool, and plain notes on where they stumble.',
  },
] as const;

export function Component() {
  const title = `Partner with ${site.name}`;
  return (
    <>
      <Head
        title={title}
        description={`Three ways to work with ${site.name}: as a hiring partner, a training partner or a technology partner. What each side gives, and what it gets.`}
        path={paths.partner()}
        jsonLd={[pageTrail(title, paths.partner())]}
      />
      <PageHeroSplit
        title={title}
        lead={
          <p>
            {formatFact(facts.hiringPartners)} employers receive our learners&rsquo; profiles.
            Colleges teach with us, makers of tools lend us theirs. Each partnership fits on one
            page and says who does what.
          </p>
        }
        hue="brand"
        pattern={knotPattern}
      >
        <Link to={paths.contact()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Propose a partnership
        </Link>
        <Link to={paths.corporateTraining()} className={buttonClass({ size: 'large' })}>
          Train your own team
        </Link>
      </PageHeroSplit>

      <section aria-labelledby="kinds-title" className="page-width py-section">
        <h2 id="kinds-title" className="text-3xl font-bold text-ink">
          Three ways to work together
        </h2>
        <div className="mt-10 divide-y divide-line border-t-2 border-ink">
          {kinds.map((kind) => (
            <article
              key={kind.title}
              className="grid gap-x-12 gap-y-4 py-10 lg:grid-cols-[1fr_1fr_1fr]"
            >
              <div>
                <ThreadMark hue={kind.hue} />
                <h3 className="mt-2 text-2xl font-bold text-ink">{kind.title}</h3>
                <p className="text-sm text-muted">{kind.who}</p>
              </div>
              <div>
                <h4 className="text-sm font-semibold text-ink">What you bring</h4>
                <p className="mt-1 text-ink-soft">{kind.give}</p>
              </div>
              <div>
                <h4 className="text-sm font-semibold text-ink">What you get</h4>
                <p className="mt-1 text-ink-soft">{kind.get}</p>
              </div>
            </article>
          ))}
        </div>
      </section>

      <ClosingBand
        id="next-title"
        title="One call, one page, one try"
        text="We start with a single cohort, role or tool, look at it together after three months, and only then talk about more."
      >
        <Link to={paths.contact()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Contact us
        </Link>
        <Link to={paths.corporateTraining()} className={buttonClass({ size: 'large' })}>
          Corporate training
        </Link>
      </ClosingBand>
    </>
  );
}

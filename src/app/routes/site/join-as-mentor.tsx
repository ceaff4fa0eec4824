import { Link } from 'react-router-dom';
import { Ledger } from '@/components/layout/ledger';
import { PageHeroSplit } from '@/components/layout/page-hero-split';
import { SplitSection } from '@/components/layout/split-section';
import { speechPattern } from '@/components/loom/patterns';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const remark = {
  weak: 'Good work, but the chart could be clearer.',
  strong:
    'Your title says “Sales by month”. What should I do after reading it? Put the answer there: “March returns ate the February growth”. Then the colour of the other bars can go.',
};

export function Component() {
  return (
    <>
      <Head
        title="Join as a mentor"
        description="Review projects and lead clinics beside your job: what mentors do in a month, whom we look for, and what you get for it."
        path={paths.joinAsMentor()}
        jsonLd={[pageTrail('Join as a mentor', paths.joinAsMentor())]}
      />
      <PageHeroSplit
        title="Be the colleague they do not have yet"
        lead={
          <p>
            Mentors read projects, say what a hiring manager would say, and remember how it felt not
            to know. A few hours a month, beside your job.
          </p>
        }
        hue="security"
        pattern={speechPattern}
      >
        <Link to={paths.contact()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Offer to mentor
        </Link>
      </PageHeroSplit>

      <SplitSection
        id="month-title"
        title="A mentor’s month"
        intro="Six to ten hours, in the evening or at weekends, planned four weeks ahead."
      >
        <Ledger
          entries={[
            {
              term: 'Project reviews',
              text: 'Six to eight submissions, in writing, within three days. About forty minutes each.',
            },
            { term: 'One clinic', text: 'Ninety minutes, live: learners bring what is stuck.' },
            {
              term: 'Two mock interviews',
              text: 'With a learner of your field, from your own list of questions.',
            },
            {
              term: 'A short note',
              text: 'What learners got wrong more than once, so that the curriculum can change.',
            },
          ]}
        />
      </SplitSection>

      <section aria-labelledby="craft-title" className="bg-surface-sunken">
        <div className="page-width py-16 md:py-20">
          <h2 id="craft-title" className="text-3xl font-bold text-ink">
            What a good review looks like
          </h2>
          <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
            <figure>
              <blockquote className="border-l-2 border-line-strong pl-5 text-lg text-muted">
                {remark.weak}
              </blockquote>
              <figcaption className="mt-3 pl-5 text-sm text-ink-soft">
                Polite, and of no use on Monday.
              </figcaption>
            </figure>
            <figure>
              <blockquote className="border-l-2 border-accent-strong pl-5 text-xl font-medium text-ink">
                {remark.strong}
              </blockquote>
              <figcaption className="mt-3 pl-5 text-sm text-ink-soft">
                Names the place, asks the question of a reader, leaves the work to the learner.
              </figcaption>
            </figure>
          </div>
        </div>
      </section>

      <section
        aria-labelledby="fit-title"
        className="page-width grid gap-x-20 gap-y-12 py-section md:grid-cols-2"
      >
        <div>
          <h2 id="fit-title" className="text-2xl font-bold text-ink">
            Whom we look for
          </h2>
          <p className="mt-4 max-w-measure text-ink-soft">
            People who work in marketing, data, security, AI or design today, have reviewed the work
            of others, and can explain a no kindly. A title does not matter; if you have hired or
            trained a beginner, tell us about that.
          </p>
        </div>
        <div>
          <h2 className="text-2xl font-bold text-ink">What you get</h2>
          <p className="mt-4 max-w-measure text-ink-soft">
            A fee for each review and session, agreed before you start. A short course in giving
            feedback. First sight of people you may want to hire, and a circle of mentors from other
            companies with the same problems as you.
          </p>
          <Link to={paths.contact()} className={`${buttonClass({ size: 'large' })} mt-6`}>
            Write to us about mentoring
          </Link>
        </div>
      </section>
    </>
  );
}

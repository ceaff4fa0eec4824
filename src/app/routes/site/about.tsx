import { Link } from 'react-router-dom';
import { ClosingBand } from '@/components/layout/closing-band';
import { PageHero } from '@/components/layout/page-hero';
import { SplitSection } from '@/components/layout/split-section';
import { ThreadMark } from '@/components/loom/thread-mark';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { meaningOf } from '@/data/fact-meanings';
import { facts, formatFact, terms, type Fact } from '@/data/facts';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const figures: readonly Fact[] = [
  facts.careers,
  facts.placement,
  facts.salaryHike,
  facts.projects,
  facts.hiringPartners,
  facts.learnerRating,
];

const threads = [
  {
    hue: 'marketing',
    title: 'Skills that are in use',
    text: 'A curriculum is a promise about Monday morning. We write ours from the tasks of entry-level roles, week by week, and rewrite a week when the work changes.',
  },
  {
    hue: 'data',
    title: 'People who do the work',
    text: `Trainers bring ${terms.trainerYears}+ years in the field they teach. Mentors read what you hand in line by line and say why, the way a good colleague would.`,
  },
  {
    hue: 'security',
    title: 'Projects one can defend',
    text: 'A certificate opens a conversation; a project carries it. Every learner leaves with work that was reviewed, revised and explained aloud.',
  },
] as const;

export function Component() {
  const { min, max } = terms.hoursPerWeek;
  return (
    <>
      <Head
        title={`About ${site.name}`}
        description={`${site.name} trains people for work in digital marketing, data science, cybersecurity and AI. Our mission, how we teach, and what our figures really measure.`}
        path={paths.about()}
        jsonLd={[pageTrail('About', paths.about())]}
      />
      <PageHero
        title="A career is woven, not found"
        lead={
          <p>
            {site.name} is an online career-training provider. We bring loose threads together,
            skills, mentors and projects, until they hold: as a job in digital marketing, data
            science, cybersecurity or AI.
          </p>
        }
        hue="career"
        seed="about"
        tension={0.4}
      />

      <section aria-labelledby="mission-title" className="page-width py-section">
        <h2 id="mission-title" className="text-sm font-semibold text-brand">
          Our mission
        </h2>
        <p className="mt-4 max-w-4xl text-3xl font-semibold text-balance text-ink">
          To make job-ready learning possible for everyone who can give it {min} to {max} hours a
          week: the fresh graduate, the person starting over, and the professional whose work has
          moved on.
        </p>
        <div className="mt-10 max-w-measure space-y-4 text-ink-soft lg:ml-auto">
          <p>
            Many people are able to do a good job and cannot get to it. They lack neither talent nor
            diligence, but somebody who shows them what the work looks like, looks at theirs, and
            opens a door at the end. University-grade teaching answers the first part. Mentors and
            reviewed projects answer the second. Career assistance and our hiring partners answer
            the third.
          </p>
          <p>
            We measure ourselves by outcomes: whether a learner finished, found work that uses what
            they learned, and would send a friend. That is why each figure on this site comes with
            its definition, and why we say it when a program is not for you.
          </p>
        </div>
      </section>

      <section aria-labelledby="threads-title" className="bg-surface-sunken">
        <div className="page-width py-16 md:py-20">
          <h2 id="threads-title" className="text-3xl font-bold text-ink">
            Three threads in every program
          </h2>
          <ol className="mt-10 space-y-10">
            {threads.map((thread, index) => (
              <li
                key={thread.title}
                className={['', 'md:pl-24 lg:pl-48', 'md:pl-48 lg:pl-96'][index]}
              >
                <ThreadMark hue={thread.hue} className="h-6 w-24" />
                <h3 className="mt-2 text-xl font-semibold text-ink">{thread.title}</h3>
                <p className="mt-2 max-w-measure text-ink-soft">{thread.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <SplitSection
        id="figures-title"
        title="Our figures, and what they measure"
        intro="A number without its definition is decoration. These are the ones we quote."
      >
        <dl className="divide-y divide-line border-y border-line">
          {figures.map((fact) => (
            <div key={fact.label} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[9rem_1fr]">
              <dt>
                <span data-numbers="" className="block text-2xl font-bold text-ink">
                  {formatFact(fact)}
                </span>
                <span className="text-sm text-muted">{fact.label}</span>
              </dt>
              <dd className="max-w-measure text-ink-soft">{meaningOf(fact)}</dd>
            </div>
          ))}
        </dl>
      </SplitSection>

      <ClosingBand
        id="next-title"
        title="See who teaches, and what"
        text="Read a curriculum week by week, or meet the people behind it, before you decide anything."
      >
        <Link to={paths.courses()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Explore the courses
        </Link>
        <Link to={paths.instructors()} className={buttonClass({ size: 'large' })}>
          Meet the instructors
        </Link>
      </ClosingBand>
    </>
  );
}

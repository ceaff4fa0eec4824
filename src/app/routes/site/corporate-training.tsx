import { Link } from 'react-router-dom';
import { PageHeroSplit } from '@/components/layout/page-hero-split';
import { SplitSection } from '@/components/layout/split-section';
import { StepThread } from '@/components/layout/step-thread';
import { teamPattern } from '@/components/loom/patterns';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const formats = [
  {
    name: 'Workshop',
    length: 'Half a day to two days',
    size: '8 to 24 people',
    result: 'One skill, practised on your own material, and templates that stay with the team.',
  },
  {
    name: 'Team program',
    length: '4 to 8 weeks, 3 hours a week',
    size: '6 to 20 people',
    result: 'A project your company needed anyway, done by the team, reviewed by our mentors.',
  },
  {
    name: 'Academy',
    length: '12 weeks and more',
    size: 'From 20 people',
    result:
      'A cohort of your own, for hires without experience or for people changing roles inside.',
  },
] as const;

const process = [
  {
    when: 'Week 1',
    title: 'We look at the work',
    text: 'A call, and an hour beside two of your people. Training is not always the answer; we say so.',
  },
  {
    when: 'Week 2',
    title: 'You get a plan',
    text: 'Topics, dates, trainers by name, what people will be able to do, and one price.',
  },
  {
    when: 'From week 4',
    title: 'We teach',
    text: 'Live, remote or at your office, on cases from your own field and under your rules for data.',
  },
  {
    when: 'Eight weeks later',
    title: 'We check',
    text: 'What is used, what was forgotten, and what it changed, measured in the way we agreed at the start.',
  },
];

export function Component() {
  return (
    <>
      <Head
        title="Corporate training"
        description="Training for teams in digital marketing, data, cybersecurity and AI: workshops, team programs and academies on your own cases, with trainers of 10+ years."
        path={paths.corporateTraining()}
        jsonLd={[pageTrail('Corporate training', paths.corporateTraining())]}
      />
      <PageHeroSplit
        title="Your team, on your own cases"
        lead={
          <p>
            Marketing, data, security and AI for people who have a job already. Trainers with{' '}
            {terms.trainerYears}+ years teach on your material, and the first thing produced is
            something you can use.
          </p>
        }
        hue="ai"
        pattern={teamPattern}
        isReversed
      >
        <Link to={paths.contact()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Describe what you need
        </Link>
        <Link to={paths.workshops()} className={buttonClass({ size: 'large' })}>
          Try an open workshop
        </Link>
      </PageHeroSplit>

      <section aria-labelledby="formats-title" className="page-width py-section">
        <h2 id="formats-title" className="text-3xl font-bold text-ink">
          Three formats
        </h2>
        <ul className="mt-8 divide-y divide-line border-y-2 border-ink">
          {formats.map((format) => (
            <li
              key={format.name}
              className="grid gap-x-10 gap-y-3 py-8 md:grid-cols-[1fr_1fr_2fr] md:items-baseline"
            >
              <h3 className="text-2xl font-bold text-ink">{format.name}</h3>
              <p data-numbers="" className="text-ink">
                {format.length}
                <span className="block text-sm text-muted">{format.size}</span>
              </p>
              <p className="text-lg text-ink-soft">{format.result}</p>
            </li>
          ))}
        </ul>
      </section>

      <SplitSection
        id="process-title"
        title="From first call to result"
        tone="sunken"
        intro="Four steps. After each you can stop."
      >
        <StepThread steps={process} />
        <div className="mt-10 border-t border-line-strong/40 pt-8">
          <p className="max-w-measure text-ink-soft">
            Not sure about the level? Send two people to an open workshop first and let them judge.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Link to={paths.contact()} className={buttonClass({ size: 'large' })}>
              Contact us
            </Link>
            <Link
              to={paths.workshops()}
              className={buttonClass({ variant: 'quiet', size: 'large' })}
            >
              See the next workshops
            </Link>
          </div>
        </div>
      </SplitSection>
    </>
  );
}

import { Link } from 'react-router-dom';
import { PageHeroSplit } from '@/components/layout/page-hero-split';
import { SplitSection } from '@/components/layout/split-section';
import { StepThread } from '@/components/layout/step-thread';
import { boardPattern } from '@/components/loom/patterns';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { facts, formatFact, terms } from '@/data/facts';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const expectations = [
  `${terms.trainerYears}+ years in the field you teach, and still close to it`,
  'Cases of your own that you may show, the failed ones included',
  'Two evenings or one weekend morning a week for the length of a cohort',
  'The patience to let somebody be stuck for five minutes',
] as const;

const selection = [
  {
    when: 'Day 1',
    title: 'Send us a lesson',
    text: 'A plan on one page: what people can do afterwards that they could not do before, and how you would know.',
  },
  {
    when: 'Within a week',
    title: 'A conversation about your field',
    text: 'With one of our lead instructors, on what changed in it and what beginners get wrong.',
  },
  {
    when: 'Within three weeks',
    title: 'Twenty minutes of teaching',
    text: 'Live, to six learners and two trainers. They tell you what they took away; you see the notes.',
  },
  {
    when: 'Next cohort',
    title: 'You begin beside somebody',
    text: 'Your first module is taught in a pair. After that it is yours, with a reviewer for the material.',
  },
];

export function Component() {
  return (
    <>
      <Head
        title="Apply as a trainer"
        description="Lead a cohort in digital marketing, data science, cybersecurity or AI: what we expect of trainers with 10+ years, how we choose, and what we offer."
        path={paths.applyAsTrainer()}
        jsonLd={[pageTrail('Apply as a trainer', paths.applyAsTrainer())]}
      />
      <PageHeroSplit
        title="Teach what you did this week"
        lead={
          <p>
            Our learners rate their trainers {formatFact(facts.trainerRating)} at the end of each
            module. The reason is simple: the people who teach here do the work.
          </p>
        }
        hue="marketing"
        pattern={boardPattern}
        isReversed
      >
        <Link to={paths.contact()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Apply as a trainer
        </Link>
      </PageHeroSplit>

      <section
        aria-labelledby="expect-title"
        className="page-width grid gap-x-20 gap-y-12 py-section lg:grid-cols-[3fr_2fr]"
      >
        <div>
          <h2 id="expect-title" className="text-3xl font-bold text-ink">
            What we expect
          </h2>
          <ul className="mt-6 divide-y divide-line border-y border-line">
            {expectations.map((line) => (
              <li key={line} className="py-4 text-lg text-ink">
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className="self-start rounded-lg bg-accent-soft p-8">
          <h2 className="text-2xl font-bold text-ink">What you can expect</h2>
          <p className="mt-4 text-ink-soft">
            A fee by the session, paid monthly. A curriculum that stands, with room for your cases.
            A mentor team that takes the reviews off you, and learners who did the reading, because
            the next assignment needs it.
          </p>
        </div>
      </section>

      <SplitSection
        id="selection-title"
        title="How we choose"
        tone="sunken"
        intro="Teaching is judged by teaching, not by a certificate."
      >
        <StepThread steps={selection} />
        <p className="mt-10 text-ink-soft">
          Less time than that? <MentorLink /> asks for a few hours a month.
        </p>
      </SplitSection>
    </>
  );
}

function MentorLink() {
  return (
    <Link to={paths.joinAsMentor()} className="link-underline font-medium text-brand">
      Mentoring
    </Link>
  );
}

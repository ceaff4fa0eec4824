import { Link } from 'react-router-dom';
import { Ledger } from '@/components/layout/ledger';
import { PageHero } from '@/components/layout/page-hero';
import { SplitSection } from '@/components/layout/split-section';
import { StepThread, type Step } from '@/components/layout/step-thread';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { meaningOf } from '@/data/fact-meanings';
import { facts, formatFact, terms } from '@/data/facts';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const { min, max } = terms.offersWithinMonths;

const services: readonly Step[] = [
  {
    when: 'From week 4',
    title: 'Career conversation',
    text: 'Where you come from, what you want to earn and avoid, and which roles are realistic first. You leave with three job titles to aim at.',
  },
  {
    when: 'From the middle of the program',
    title: 'Résumé, portfolio and profile',
    text: 'Two rounds of review by somebody who reads applications for a living. Your best project moves to the top, and everything it claims can be shown.',
  },
  {
    when: 'Last third',
    title: 'Interview preparation',
    text: 'Three mock interviews: one on the basics, one on your projects, one on money and notice period. Recorded, with written remarks.',
  },
  {
    when: 'Last weeks and after',
    title: 'Job search and referrals',
    text: `A search plan in weeks, salary ranges for your city, and referrals to our ${formatFact(facts.hiringPartners)} hiring partners when your profile fits what they look for. Nothing is sent without your yes.`,
  },
  {
    when: 'First 90 days in the job',
    title: 'Settling in',
    text: 'An open line to your mentor while you find your feet, and a career roadmap that we revisit with you after a year.',
  },
];

export function Component() {
  return (
    <>
      <Head
        title="Career assistance"
        description="What our career assistance includes, when it happens, and who is eligible for the job guarantee: résumé and portfolio reviews, mock interviews, referrals."
        path={paths.careerAssistance()}
        jsonLd={[pageTrail('Career assistance', paths.careerAssistance())]}
      />
      <PageHero
        title="From the last assignment to the first salary"
        lead={
          <p>
            Career assistance is part of every program and begins long before it ends. Five
            services, each with a person, a date and a result.
          </p>
        }
        hue="data"
        seed="career-assistance"
        tension={0.3}
      />

      <SplitSection
        id="services-title"
        title="What you get, and when"
        intro="Dates are those of a typical program; your cohort’s calendar has the exact ones."
      >
        <StepThread steps={services} />
      </SplitSection>

      <SplitSection
        id="guarantee-title"
        title="The job guarantee, without small print"
        tone="accent"
        intro="It belongs to programs that carry it in their name."
      >
        <Ledger
          entries={[
            {
              term: 'Your part',
              text: `Attend at least ${terms.attendancePercent}% of the sessions, hand in the projects, and take part in the interviews we arrange.`,
            },
            {
              term: 'Our part',
              text: 'The five services above until you have an offer, and the conditions written into your enrolment letter before you pay.',
            },
            {
              term: 'How long it takes',
              text: `Most offers come within ${min}-${max} months of finishing.`,
            },
            {
              term: 'How it went so far',
              text: `${formatFact(facts.placement)} placement. ${meaningOf(facts.placement)}`,
            },
          ]}
        />
      </SplitSection>

      <section aria-labelledby="honest-title" className="page-width py-section">
        <div className="max-w-narrow lg:mx-auto">
          <h2 id="honest-title" className="text-3xl font-bold text-ink">
            What we cannot do
          </h2>
          <p className="mt-4 text-lg text-ink-soft">
            We do not sit the interview for you, write a project in your name or promise a salary.
            Employers decide. What we can do is make sure that the person they meet is prepared, and
            that the work they look at is good.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link
              to={paths.enroll()}
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              Enroll
            </Link>
            <Link to={paths.contact()} className={buttonClass({ size: 'large' })}>
              Ask about your case
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}

import { Link } from 'react-router-dom';
import { ClosingBand } from '@/components/layout/closing-band';
import { PageHero } from '@/components/layout/page-hero';
import { SplitSection } from '@/components/layout/split-section';
import { StepThread } from '@/components/layout/step-thread';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const teams = [
  {
    name: 'Programs',
    text: 'Turns what a role really does on a Tuesday into eight to twenty-four weeks. Curriculum designers, lab engineers, reviewers.',
  },
  {
    name: 'Admissions',
    text: 'Answers within a day, tells people what a course asks of them, and advises against it when that is the honest answer.',
  },
  {
    name: 'Career support',
    text: 'Reads résumés, runs mock interviews, keeps the trust of hiring partners by sending only people who are ready.',
  },
  {
    name: 'Content and site',
    text: 'Writers, designers and developers who make the articles, the resources and the pages you are reading.',
  },
];

const hiring = [
  {
    title: 'A letter',
    text: 'Half a page on what you would do here, and one piece of work you are proud of. No form.',
  },
  {
    title: 'A conversation',
    text: 'Forty-five minutes with the person you would work with. You ask as much as we do.',
  },
  {
    title: 'A paid task',
    text: 'Half a day on a real problem, paid whatever the outcome, discussed together afterwards.',
  },
  {
    title: 'An answer',
    text: 'Within a week, with reasons. The salary range was in the first reply.',
  },
];

export function Component() {
  return (
    <>
      <Head
        title={`Careers at ${site.name}`}
        description={`Work on how people learn and get hired: the teams of ${site.name}, what we value, and how we hire, from the first letter to an answer with reasons.`}
        path={paths.careers()}
        jsonLd={[pageTrail('Careers', paths.careers())]}
      />
      <PageHero
        title="Help people get good at work. Make it yours."
        lead={
          <p>
            We are a small company that teaches careers, so we try to be a good place to have one:
            remote within India, written by default, with time to do things properly.
          </p>
        }
        hue="ai"
        seed="careers"
        tension={0.65}
      >
        <Link to={paths.contact()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Write to us
        </Link>
      </PageHero>

      <SplitSection id="teams-title" title="Where people work here">
        <ul className="divide-y divide-line border-y border-line">
          {teams.map((team) => (
            <li key={team.name} className="py-6">
              <h3 className="text-xl font-semibold text-ink">{team.name}</h3>
              <p className="mt-2 max-w-measure text-ink-soft">{team.text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>

      <section aria-labelledby="values-title" className="bg-surface-sunken">
        <div className="page-width py-16 md:py-20">
          <h2 id="values-title" className="text-sm font-semibold text-brand">
            What we hold to
          </h2>
          <p className="mt-4 max-w-4xl text-2xl font-semibold text-ink">
            Say what a number measures. Review the work and spare the person. Answer within a day.
            Never promise what the policies do not. Leave on time; the learners are tired in the
            evening too.
          </p>
        </div>
      </section>

      <section aria-labelledby="hiring-title" className="page-width py-section">
        <h2 id="hiring-title" className="text-3xl font-bold text-ink">
          How we hire
        </h2>
        <div className="mt-12">
          <StepThread steps={hiring} isAcross />
        </div>
      </section>

      <ClosingBand
        id="next-title"
        title="No opening that fits? Write anyway."
        text="We keep letters for a year and read them again before we advertise anything."
      >
        <Link to={paths.contact()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Contact the team
        </Link>
      </ClosingBand>
    </>
  );
}

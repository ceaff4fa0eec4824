import { Link } from 'react-router-dom';
import { ClosingBand } from '@/components/layout/closing-band';
import { PageHeroSplit } from '@/components/layout/page-hero-split';
import { SplitSection } from '@/components/layout/split-section';
import { stepsPattern } from '@/components/loom/patterns';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const assistance = [
  {
    title: 'Résumé and portfolio',
    text: 'Two rounds of review: what stays, what goes, and which project a recruiter should see first.',
  },
  {
    title: 'Interview preparation',
    text: 'Mock interviews with people who hire, recorded, with remarks you can work on the same evening.',
  },
  {
    title: 'Job search and referrals',
    text: 'A weekly plan, a list of roles that fit, and referrals to hiring partners once your profile is ready.',
  },
  {
    title: 'Career roadmap',
    text: 'Where the first role leads, what to learn for the second, and a call when you get there.',
  },
] as const;

export function Component() {
  return (
    <>
      <Head
        title="Beyond the courses"
        description="What stays with you after the last session: lifetime LMS access, mentors with 10+ years of experience, and career assistance from résumé to roadmap."
        path={paths.beyondTheCourses()}
        jsonLd={[pageTrail('Beyond the courses', paths.beyondTheCourses())]}
      />
      <PageHeroSplit
        title="What stays when the course ends"
        lead={
          <p>
            A course has a last session. The learning platform, the people and the help with finding
            work do not end with it.
          </p>
        }
        hue="data"
        pattern={stepsPattern}
      >
        <Link to={paths.enroll()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Enroll
        </Link>
        <Link to={paths.contact()} className={buttonClass({ size: 'large' })}>
          Talk to us
        </Link>
      </PageHeroSplit>

      <div className="page-width grid gap-x-20 gap-y-14 py-section lg:grid-cols-2">
        <section aria-labelledby="lms-title">
          <p aria-hidden="true" className="text-5xl font-bold text-thread-data">
            ∞
          </p>
          <h2 id="lms-title" className="mt-2 text-3xl font-bold text-ink">
            Lifetime LMS access
          </h2>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">
            Recordings, slides, labs and templates of your program stay open to you for life. When a
            week is rewritten because the work changed, you get the new week too.
          </p>
        </section>
        <section aria-labelledby="mentors-title" className="lg:mt-24">
          <p aria-hidden="true" data-numbers="" className="text-5xl font-bold text-brand">
            {terms.trainerYears}+
          </p>
          <h2 id="mentors-title" className="mt-2 text-3xl font-bold text-ink">
            Mentors with {terms.trainerYears}+ years
          </h2>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">
            Alumni keep their place in the open clinics: bring a case from work, a dashboard or an
            offer letter, and ask somebody who has seen a few hundred of them.
          </p>
          <Link
            to={paths.instructors()}
            className="link-underline mt-4 inline-block py-2 font-semibold text-brand"
          >
            Meet the instructors
          </Link>
        </section>
      </div>

      <SplitSection
        id="assistance-title"
        title="Career assistance"
        tone="sunken"
        intro="Four kinds of help, in the order in which most people need them."
      >
        <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {assistance.map((item, index) => (
            <li key={item.title} className="grid grid-cols-[2rem_1fr]">
              <span aria-hidden="true" data-numbers="" className="text-lg font-bold text-brand">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold text-ink">{item.title}</h3>
                <p className="mt-1 text-ink-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Link
          to={paths.careerAssistance()}
          className="link-underline mt-8 inline-block py-2 font-semibold text-brand"
        >
          Career assistance in detail
        </Link>
      </SplitSection>

      <ClosingBand
        id="next-title"
        title="Begin with the part that ends"
        text={`Applying takes a few minutes and costs nothing. Admissions replies within ${terms.replyHours} hours.`}
      >
        <Link to={paths.enroll()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Enroll
        </Link>
        <Link to={paths.contact()} className={buttonClass({ size: 'large' })}>
          Ask first
        </Link>
      </ClosingBand>
    </>
  );
}

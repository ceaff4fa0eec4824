import { memo } from 'react';
import { Late } from '@/components/late/late';
import { Weave } from '@/components/loom/weave-art';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { terms } from '@/data/facts';
import { defaultCourseSlug } from '@/features/courses/model';
import { applyAnchor, ApplicationSlot } from '@/features/leads/components/application-slot';
import { NextSteps } from '@/features/leads/components/next-steps';
import { lateCode } from '@/lib/late-code';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';
import { whenNear } from '@/lib/when-near';

const reasons = [
  {
    title: 'Limited seats per cohort',
    text: 'Every assignment is reviewed by a person, so a cohort is as large as its reviewers allow. Seats go in the order of accepted offers.',
  },
  {
    title: 'Scholarship and financing options',
    text: `Pay in instalments over 3 to 12 months, without penalty when you foreclose after ${terms.foreclosureAfterEmis} EMIs. Ask about scholarships in your message; it does not weaken your application.`,
  },
  {
    title: 'Personalised career guidance call',
    text: 'One mentor, your background and your hours. You get a written suggestion, even when it is to wait or to start with the free material.',
  },
] as const;

const courseAnchor = 'chosen-course';

const chosenCourse = lateCode(() => import('./enroll-course'));

const chosenCourseWhenNear = lateCode(async () => {
  await whenNear(courseAnchor);
  return chosenCourse.load();
});

// Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
const ChosenCourse = memo(function ChosenCourse() {
  return (
    <Late
      code={chosenCourseWhenNear}
      fallback={<div className="min-h-screen" />}
      title="Dates and fee could not be loaded"
    >
      {({ EnrollCourse }) => <EnrollCourse />}
    </Late>
  );
});

export function Component() {
  return (
    <>
      <Head
        title="Apply now"
        description={`Apply to ${site.name}: admissions reply within ${terms.replyHours} hours and there is no application fee. Seats per cohort are limited; scholarships and instalments exist.`}
        path={paths.enroll()}
        jsonLd={[pageTrail('Apply now', paths.enroll())]}
      />
      <header className="relative overflow-hidden border-b border-line">
        <div className="page-width pt-12 md:pt-16">
          <h1 className="max-w-4xl text-5xl font-bold text-ink">Apply in a few minutes</h1>
          <p className="mt-5 max-w-measure text-xl text-ink-soft">
            Admissions reply within {terms.replyHours} hours. There is no application fee.
          </p>
        </div>
        <Weave seed="enroll" hue="career" threads={8} className="mt-6 h-20 w-full md:h-24" />
      </header>
      <div className="page-width grid gap-x-20 gap-y-16 py-16 lg:grid-cols-[3fr_2fr]">
        <section id={applyAnchor} aria-labelledby="details-title">
          <h2 id="details-title" className="mb-6 text-2xl font-bold text-ink">
            Your details
          </h2>
          <ApplicationSlot courseSlug={defaultCourseSlug()} place="enroll" anchor={applyAnchor} />
        </section>
        <aside aria-label="Good to know">
          <ul className="divide-y divide-line border-y border-line">
            {reasons.map((reason) => (
              <li key={reason.title} className="py-6">
                <h2 className="text-lg font-semibold text-ink">{reason.title}</h2>
                <p className="mt-1.5 text-ink-soft">{reason.text}</p>
              </li>
            ))}
          </ul>
          <h2 className="mt-12 mb-5 text-sm font-medium text-muted">After you have sent it</h2>
          <NextSteps />
        </aside>
      </div>
      <section id={courseAnchor} aria-label="Dates and fee" className="border-t border-line">
        <ChosenCourse />
      </section>
    </>
  );
}

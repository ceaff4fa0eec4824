import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BackLink } from '@/components/layout/back-link';
import { paths } from '@/config/paths';
import { courses } from '@/data/courses';
import { terms } from '@/data/facts';
import { compareFields, coursesOf } from '@/features/courses/comparison';
import { CompareChooser } from '@/features/courses/components/compare-chooser';
import { ComparisonTable } from '@/features/courses/components/comparison-table';
import { catalogueJsonLd } from '@/features/courses/json-ld';
import { usePrompt } from '@/features/courses/use-prompt';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useSearchState } from '@/lib/search-state';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';

/** The courses that the address names. What is wrong in it is mended there, too, so that a shared link is right. */
function useComparedCourses() {
  const state = useSearchState(compareFields);
  const [{ courses: choice }, change] = state;
  const [shown, changeShown] = usePrompt(state);
  const written = useSearchParams()[0].get('courses');
  const isHydrated = useIsHydrated(written !== null);
  useEffect(() => {
    if (isHydrated && written !== null && written !== choice)
      change({ courses: choice }, { replace: true });
  }, [isHydrated, written, choice, change]);
  const compared = coursesOf(shown.courses);
  return {
    compared,
    slugs: compared.map(({ slug }) => slug),
    choose: (slugs: readonly string[]) => changeShown({ courses: slugs.join() }),
  };
}

export function Component() {
  const { compared, slugs, choose } = useComparedCourses();
  return (
    <div className="page-width pt-8 pb-section print:py-0">
      <Head
        title="Compare courses side by side"
        description="Two or three courses beside each other: level, weeks, hours, assignments, tools, first role, fee and the next start. The differences stand out."
        path={paths.compareCourses()}
        jsonLd={[
          catalogueJsonLd(courses),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Courses', path: paths.courses() },
            { name: 'Compare', path: paths.compareCourses() },
          ]),
        ]}
      />
      <header>
        <BackLink to={paths.courses()}>All courses</BackLink>
        <h1 className="mt-4 text-4xl font-bold text-ink print:mt-0 print:text-2xl">
          Courses side by side
        </h1>
        <p className="mt-5 max-w-measure text-lg text-ink-soft print:mt-2 print:text-sm">
          All are taught live and online, with recordings and lifetime access to the learning
          platform. Currency, instalments and scholarships are confirmed in writing before you pay
          anything.
        </p>
      </header>
      <div className="mt-10 print:hidden">
        <CompareChooser slugs={slugs} onChange={choose} />
      </div>
      <div className="mt-10 print:mt-4">
        <ComparisonTable courses={compared} />
      </div>
      <section
        data-print="none"
        aria-labelledby="still-title"
        className="mt-12 max-w-measure text-ink-soft"
      >
        <h2 id="still-title" className="text-2xl font-bold text-ink">
          Still between two?
        </h2>
        <p className="mt-3">
          Your choice stands in the address of this page: keep the link, send it or print the page.
          Or ask us; we answer within {terms.replyHours} hours.
        </p>
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 font-medium text-ink">
          <Link to={paths.courseFinder()} className="link-underline">
            Which one is mine? Five questions
          </Link>
          <Link to={paths.contact()} className="link-underline">
            Ask the admissions team
          </Link>
        </p>
      </section>
    </div>
  );
}

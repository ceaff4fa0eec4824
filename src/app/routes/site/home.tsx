import { lazy, memo, Suspense } from 'react';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { courses } from '@/data/courses';
import { faqTopics, homeFaq } from '@/data/faq';
import { homeCourseCount } from '@/features/courses/model';
import { Hero } from '@/features/home/sections/hero';
import { Mentors } from '@/features/home/sections/mentors';
import { Outcomes } from '@/features/home/sections/outcomes';
import { Programs } from '@/features/home/sections/programs';
import { StatTiles } from '@/features/home/sections/stat-tiles';
import { BottomBar } from '@/features/site-chrome/components/bottom-bar';
import { ignore } from '@/lib/ignore';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { Head } from '@/lib/seo/head';
import { faqJsonLd } from '@/lib/seo/structured-data';

const homeFaqData = faqJsonLd(faqTopics.flatMap((topic) => homeFaq[topic].entries));

const loadContinued = () => import('./home-continued');

const HomeContinued = lazy(async () => ({ default: (await loadContinued()).HomeContinued }));

/** Fetches the lower part of the page beside the upper one. */
export function warm() {
  loadContinued().catch(ignore);
}

// Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
const Continued = memo(function Continued() {
  return (
    <Suspense fallback={<div className="min-h-screen" />}>
      <HomeContinued />
    </Suspense>
  );
});

export function Component() {
  return (
    <>
      <Head
        title={`${site.name}: Learn. Apply. Get Hired.`}
        description={site.description}
        path={paths.home()}
        jsonLd={[{ '@type': 'WebSite', name: site.name, url: absoluteUrl('/') }, homeFaqData]}
      />
      <Hero />
      <StatTiles />
      <Programs courses={courses.slice(0, homeCourseCount)} />
      <Outcomes />
      <Mentors />
      <Continued />
      <BottomBar />
    </>
  );
}

import { memo } from 'react';
import { Late } from '@/components/late/late';
import { Near } from '@/components/late/near';
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
import { lateCode } from '@/lib/late-code';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { Head } from '@/lib/seo/head';
import { faqJsonLd } from '@/lib/seo/structured-data';
import { whenWanted } from '@/lib/when-wanted';

const homeFaqData = faqJsonLd(faqTopics.flatMap((topic) => homeFaq[topic].entries));

const continued = lateCode(async () => {
  await whenWanted('#more');
  return import('./home-continued');
});

/** Fetches the lower part of the page with the upper one, where somebody points at a link to it. */
export const prefetch = continued.prefetch;

// Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
const Continued = memo(function Continued() {
  return (
    <div id="more">
      <Late
        code={continued}
        fallback={<div className="min-h-screen" />}
        title="The rest of this page could not be loaded"
      >
        {({ HomeContinued }) => <HomeContinued />}
      </Late>
    </div>
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
      <Near isBelow heights={[131, 85, 89]}>
        <Programs courses={courses.slice(0, homeCourseCount)} />
      </Near>
      <Near isBelow heights={[104, 76, 69]}>
        <Outcomes />
      </Near>
      <Near isBelow heights={[77, 51, 40]}>
        <Mentors />
      </Near>
      <Continued />
      <BottomBar />
    </>
  );
}

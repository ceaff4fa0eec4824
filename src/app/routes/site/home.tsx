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
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { Head } from '@/lib/seo/head';
import { faqJsonLd } from '@/lib/seo/structured-data';
import { HomeContinued } from './home-continued';

const homeFaqData = faqJsonLd(faqTopics.flatMap((topic) => homeFaq[topic].entries));

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
      <Near>
        <Programs courses={courses.slice(0, homeCourseCount)} />
      </Near>
      <Near>
        <Outcomes />
      </Near>
      <Near>
        <Mentors />
      </Near>
      <HomeContinued />
      <BottomBar />
    </>
  );
}

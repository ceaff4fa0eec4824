import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { courses } from '@/data/courses';
import { faqTopics, homeFaq } from '@/data/faq';
import { homeCourseCount } from '@/features/courses/model';
import { EmiCalculator } from '@/features/emi/components/emi-calculator';
import { allTags, filterEvents, upcomingWebinars } from '@/features/events/model';
import { useEvents } from '@/features/events/use-events';
import { Awards, Partners, Press } from '@/features/home/sections/credibility';
import { CurriculumBlock } from '@/features/home/sections/curriculum-block';
import { Faq } from '@/features/home/sections/faq';
import { Hero } from '@/features/home/sections/hero';
import { LearnerStories } from '@/features/home/sections/learner-stories';
import { Mentors } from '@/features/home/sections/mentors';
import { Outcomes } from '@/features/home/sections/outcomes';
import { Programs } from '@/features/home/sections/programs';
import { StatTiles } from '@/features/home/sections/stat-tiles';
import { UpcomingEvents } from '@/features/home/sections/upcoming-events';
import { UpcomingWebinars } from '@/features/home/sections/upcoming-webinars';
import { JobTeaser } from '@/features/jobs/components/job-teaser';
import { BottomBar } from '@/features/site-chrome/components/bottom-bar';
import { Head } from '@/lib/seo/head';
import { faqJsonLd } from '@/lib/seo/structured-data';

const homeFaqData = faqJsonLd(faqTopics.flatMap((topic) => homeFaq[topic].entries));

// The clock lives in two small components, so that its first reading does not render the whole page again.
function NextWebinars() {
  const { events, now, instant } = useEvents();
  return <UpcomingWebinars webinars={upcomingWebinars(events, instant)} isDated={now !== null} />;
}

function NextWorkshops() {
  const { events, now, instant } = useEvents();
  const upcoming = filterEvents(events, { view: 'upcoming', tag: allTags, now: instant });
  return (
    <UpcomingEvents
      workshops={upcoming.filter((event) => event.type === 'Workshop' && event.free)}
      isDated={now !== null}
    />
  );
}

export function Component() {
  return (
    <>
      <Head
        title={`${site.name}: Learn. Apply. Get Hired.`}
        description={site.description}
        path={paths.home()}
        jsonLd={[{ '@type': 'WebSite', name: site.name }, homeFaqData]}
      />
      <Hero />
      <StatTiles />
      <Programs courses={courses.slice(0, homeCourseCount)} />
      <Outcomes />
      <Mentors />
      <NextWebinars />
      <CurriculumBlock />
      <NextWorkshops />
      <LearnerStories />
      <JobTeaser />
      <EmiCalculator />
      <Press />
      <Awards />
      <Partners />
      <Faq />
      <BottomBar />
    </>
  );
}

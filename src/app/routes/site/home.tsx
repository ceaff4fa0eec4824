import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { courses } from '@/data/courses';
import { eventsAt } from '@/data/events';
import { faqTopics, homeFaq } from '@/data/faq';
import { homeCourseCount } from '@/features/courses/model';
import { EmiCalculator } from '@/features/emi/components/emi-calculator';
import { allTags, filterEvents, upcomingWebinars } from '@/features/events/model';
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
import { useNow } from '@/hooks/use-now';
import { Head } from '@/lib/seo/head';
import { faqJsonLd } from '@/lib/seo/structured-data';

/** Stands for the visitor's clock while it is not known: the topics come round every five weeks, undated. */
const anyDay = new Date(0);

const homeFaqData = faqJsonLd(faqTopics.flatMap((topic) => homeFaq[topic].entries));

// The clock lives in two small components, so that its first reading does not render the whole page again.
function NextWebinars() {
  const now = useNow();
  const clock = now ?? anyDay;
  const webinars = upcomingWebinars(eventsAt(clock), clock);
  return <UpcomingWebinars webinars={webinars} isDated={now !== null} />;
}

function NextWorkshops() {
  const now = useNow();
  const clock = now ?? anyDay;
  const workshops = filterEvents(eventsAt(clock), { view: 'upcoming', tag: allTags, now: clock });
  return (
    <UpcomingEvents
      workshops={workshops.filter((event) => event.type === 'Workshop' && event.free)}
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

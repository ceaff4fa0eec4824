import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { courses } from '@/data/courses';
import { eventsAt } from '@/data/events';
import { faqTopics, homeFaq } from '@/data/faq';
import { homeCourseCount } from '@/features/courses/model';
import { EmiCalculator } from '@/features/emi/components/emi-calculator';
import { filterEvents, upcomingWebinars } from '@/features/events/model';
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

/** Stands for the visitor's clock while it is not known: the topics come round every five weeks, undated. */
const anyDay = new Date(0);

const homeFaqData = {
  '@type': 'FAQPage',
  mainEntity: faqTopics.flatMap((topic) =>
    homeFaq[topic].entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
};

export function Component() {
  const now = useNow();
  const clock = now ?? anyDay;
  const events = eventsAt(clock);
  const workshops = filterEvents(events, { view: 'upcoming', tag: 'all', now: clock }).filter(
    (event) => event.type === 'Workshop' && event.free,
  );

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
      <UpcomingWebinars webinars={upcomingWebinars(events, clock)} isDated={now !== null} />
      <CurriculumBlock />
      <UpcomingEvents workshops={workshops} isDated={now !== null} />
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

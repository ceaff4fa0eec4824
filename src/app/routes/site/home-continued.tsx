import { Near } from '@/components/late/near';
import { bootcamp } from '@/data/bootcamp';
import { editionState } from '@/features/bootcamp/model';
import { EmiCalculator } from '@/features/emi/components/emi-calculator';
import { allTags, filterEvents, upcomingWebinars } from '@/features/events/model';
import { useEvents } from '@/features/events/use-events';
import { Awards, Partners, Press } from '@/features/home/sections/credibility';
import { CurriculumBlock } from '@/features/home/sections/curriculum-block';
import { Faq } from '@/features/home/sections/faq';
import { LearnerStories } from '@/features/home/sections/learner-stories';
import { UpcomingEvents } from '@/features/home/sections/upcoming-events';
import { UpcomingWebinars } from '@/features/home/sections/upcoming-webinars';
import { JobTeaser } from '@/features/jobs/portal/job-teaser';

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
      isBootcampPast={now !== null && editionState(bootcamp, now) === 'past'}
    />
  );
}

const parts = [
  { Part: NextWebinars, heights: [72, 61, 51] },
  { Part: CurriculumBlock, heights: [70, 44, 42] },
  { Part: NextWorkshops, heights: [64, 51, 36] },
  { Part: LearnerStories, heights: [143, 103, 64] },
  { Part: JobTeaser, heights: [137, 81, 80] },
  { Part: EmiCalculator, heights: [60, 56, 38] },
  { Part: Press, heights: [56, 41, 39] },
  { Part: Awards, heights: [55, 38, 31] },
  { Part: Partners, heights: [115, 98, 72] },
  { Part: Faq, heights: [46, 43, 37] },
] as const;

/** The lower part of the home page, in a chunk of its own: nobody sees it before the upper part works. */
export function HomeContinued() {
  return parts.map(({ Part, heights }, index) => (
    <Near key={index} isBelow heights={heights}>
      <Part />
    </Near>
  ));
}

import { Link } from 'react-router-dom';
import { ClosingBand } from '@/components/layout/closing-band';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { bootcamp } from '@/data/bootcamp';
import { BootcampPage } from '@/features/bootcamp/components/bootcamp-page';
import { bootcampJsonLd } from '@/features/bootcamp/json-ld';
import { useEditionState } from '@/features/bootcamp/use-edition';
import { Head } from '@/lib/seo/head';

// Made once: it has nothing to do with the clock, for which the page is rendered anew.
const closing = (
  <ClosingBand
    id="sooner-title"
    title="Sooner, and from home"
    text="Every Sunday at 10:00 am IST we build something in a three-hour workshop, and every Saturday there is a free webinar. Both are online."
  >
    <Link to={paths.workshops()} className={buttonClass({ size: 'large' })}>
      See the workshops
    </Link>
    <Link to={paths.webinars()} className={buttonClass({ variant: 'quiet', size: 'large' })}>
      Free webinars
    </Link>
  </ClosingBand>
);

export function Component() {
  const state = useEditionState(bootcamp);
  return (
    <>
      <Head
        title={`${bootcamp.title} in ${bootcamp.venue.city}, ${bootcamp.dateShort}`}
        description={`${bootcamp.dateLabel}, ${bootcamp.timeLabel}, in ${bootcamp.venue.city}: three workshops and a group project, ${bootcamp.handsOnPercent}% hands-on. Agenda, tickets and answers.`}
        path={paths.bootcamp()}
        jsonLd={bootcampJsonLd(state)}
      />
      <BootcampPage state={state} />
      {closing}
    </>
  );
}

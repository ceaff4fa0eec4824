import { Late } from '@/components/late/late';
import { CareerSearch } from '@/features/career-search/components/career-search';
import { WebinarPopup } from '@/features/leads/components/webinar-popup';
import { FloatingDock } from '@/features/site-chrome/components/floating-dock';
import { lateCode } from '@/lib/late-code';

// Apart, so that the names of its files are not among what every page loads first.
const waitingNotice = lateCode(() => import('@/features/site-chrome/components/waiting-notice'));

/** What floats over every public page, and what is done once it stands; its code comes after the page's own. */
export function SiteExtras() {
  return (
    <>
      <Late code={waitingNotice} failed={null}>
        {({ WaitingNotice }) => <WaitingNotice />}
      </Late>
      <FloatingDock>
        <CareerSearch />
      </FloatingDock>
      <WebinarPopup />
    </>
  );
}

import { CareerSearch } from '@/features/career-search/components/career-search';
import { WebinarPopup } from '@/features/leads/components/webinar-popup';
import { FloatingDock } from '@/features/site-chrome/components/floating-dock';

/** What floats over every public page; its code comes after the page's own. */
export function SiteExtras() {
  return (
    <>
      <FloatingDock>
        <CareerSearch />
      </FloatingDock>
      <WebinarPopup />
    </>
  );
}

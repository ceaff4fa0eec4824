import { useEffect } from 'react';
import { CareerSearch } from '@/features/career-search/components/career-search';
import { WebinarPopup } from '@/features/leads/components/webinar-popup';
import { FloatingDock } from '@/features/site-chrome/components/floating-dock';
import { WaitingNotice } from '@/features/site-chrome/components/waiting-notice';
import { startAfterPage } from '@/lib/outbox/after-page';

/** What floats over every public page; its code comes after the page's own. */
export function SiteExtras() {
  useEffect(startAfterPage, []);
  return (
    <>
      <WaitingNotice />
      <FloatingDock>
        <CareerSearch />
      </FloatingDock>
      <WebinarPopup />
    </>
  );
}

import { Late } from '@/components/late/late';
import { Near } from '@/components/late/near';
import { SiteFooter } from '@/components/layout/site-footer';
import { footerNavigation, trustBadges } from '@/config/footer';
import { site } from '@/config/site';
import { CareerSearch } from '@/features/career-search/components/career-search';
import { WebinarPopup } from '@/features/leads/components/webinar-popup';
import { FloatingDock } from '@/features/site-chrome/components/floating-dock';
import { lateCode } from '@/lib/late-code';

// Apart, so that the names of its files are not among what every page loads first.
const waitingNotice = lateCode(() => import('@/features/site-chrome/components/waiting-notice'));

/** The end of every public page. */
export function SiteEnd() {
  // Rather too tall: who jumps to the end is there then, and not above it.
  return (
    <Near heights={[71, 56, 42]}>
      <SiteFooter
        groups={footerNavigation}
        social={site.social}
        supportEmail={site.supportEmail}
        chat={{ label: site.phone, url: site.chatUrl }}
        siteName={site.name}
        tagline={site.tagline}
        badges={trustBadges}
      />
    </Near>
  );
}

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

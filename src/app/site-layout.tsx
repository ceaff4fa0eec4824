import { Outlet } from 'react-router-dom';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { LazyToaster } from '@/components/feedback/lazy-toaster';
import { footerNavigation, mainAction, mainNavigation, trustBadges } from '@/config/navigation';
import { site } from '@/config/site';
import { CareerSearch } from '@/features/career-search/components/career-search';
import { WebinarPopup } from '@/features/leads/components/webinar-popup';
import { FloatingDock } from '@/features/site-chrome/components/floating-dock';
import { Ticker } from '@/features/site-chrome/components/ticker';

/** Header, banner and footer around every public page, and what floats over it. */
export function Component() {
  return (
    <>
      <SkipLink />
      <SiteHeader items={mainNavigation} action={mainAction} />
      <Ticker />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter
        groups={footerNavigation}
        social={site.social}
        supportEmail={site.supportEmail}
        chat={{ label: site.phone, url: site.chatUrl }}
        siteName={site.name}
        tagline={site.tagline}
        badges={trustBadges}
      />
      <FloatingDock>
        <CareerSearch />
      </FloatingDock>
      <WebinarPopup />
      <LazyToaster />
    </>
  );
}

import { Outlet } from 'react-router-dom';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { LazyToaster } from '@/components/feedback/lazy-toaster';
import { footerNavigation, mainNavigation, trustBadges } from '@/config/navigation';
import { site } from '@/config/site';

/** Header and footer around every public page. */
export function Component() {
  return (
    <>
      <SkipLink />
      <SiteHeader items={mainNavigation} />
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
      <LazyToaster />
    </>
  );
}

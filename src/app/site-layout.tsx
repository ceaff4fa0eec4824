import { lazy, memo, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { footerNavigation, mainAction, mainNavigation, trustBadges } from '@/config/navigation';
import { site } from '@/config/site';

const LazyTicker = lazy(async () => ({
  default: (await import('@/features/site-chrome/components/ticker')).Ticker,
}));

const SiteExtras = lazy(async () => ({ default: (await import('./site-extras')).SiteExtras }));

// Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
const Banner = memo(function Banner() {
  return (
    <Suspense fallback={<div data-tone="ink" className="min-h-11 bg-surface" />}>
      <LazyTicker />
    </Suspense>
  );
});

const Extras = memo(function Extras() {
  return (
    <Suspense fallback={null}>
      <SiteExtras />
    </Suspense>
  );
});

/** Header, banner and footer around every public page, and what floats over it. */
export function Component() {
  return (
    <>
      <SkipLink />
      <SiteHeader items={mainNavigation} action={mainAction} />
      <Banner />
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
      <Extras />
    </>
  );
}

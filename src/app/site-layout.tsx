import { Outlet, useLocation } from 'react-router-dom';
import { LazyToaster } from '@/components/feedback/lazy-toaster';
import { standing } from '@/components/late/standing';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { mainAction, mainNavigation } from '@/config/navigation';
import { isSecretAddress } from '@/config/areas';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useLateStart } from '@/hooks/use-late-start';
import { applyPath } from '@/lib/apply-path';
import { lateCode } from '@/lib/late-code';
import { pageNews, peace } from '@/lib/page-use';
import { whenWanted } from '@/lib/when-wanted';

const ticker = lateCode(async () => {
  await whenWanted('[data-ticker]', pageNews.opened);
  return import('@/features/site-chrome/components/ticker');
});
const siteExtras = lateCode(async () => {
  await whenWanted('[data-floating="dock"]', pageNews.opened);
  return import('./site-extras');
});
const afterPage = lateCode(async () => {
  // What it asks may change the announcements.
  await whenWanted('[data-ticker]', peace());
  return import('@/lib/outbox/after-page');
});

const Banner = standing(
  ticker,
  ({ Ticker }) => <Ticker />,
  <div data-tone="ink" className="min-h-11 bg-surface" />,
);
const Extras = standing(siteExtras, ({ SiteExtras }) => <SiteExtras />);
// Beside what floats: nobody sees the end of a page before its code has come, and its HTML stands already.
const Footer = standing(siteExtras, ({ SiteEnd }) => <SiteEnd />);

/** What floats asks visitors for something; who reads a preview is none. */
function Floating() {
  const isVisitor = !isSecretAddress(useLocation().pathname);
  useLateStart(afterPage, isVisitor);
  return isVisitor && <Extras />;
}

/** "Apply now" on the page of a course leads to the form with this course chosen, and with a cohort that was. */
function Header() {
  const { pathname, search } = useLocation();
  // The prerendered page knows no query.
  const isHydrated = useIsHydrated(search !== '');
  const action = { ...mainAction, href: applyPath(pathname, isHydrated ? search : '') };
  return <SiteHeader items={mainNavigation} action={action} />;
}

/** Header, banner and footer around every public page, and what floats over it. */
export function Component() {
  return (
    <>
      <SkipLink />
      <Header />
      <Banner />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Floating />
      <LazyToaster />
    </>
  );
}

import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { usePublicationChanges } from '@/hooks/use-publication-changes';
import { lateCode } from '@/lib/late-code';
import { logUnknownPath } from '@/lib/log';
import { Head } from '@/lib/seo/head';
import { LoadingPage } from './loading-place';
import { MissingAddress } from './missing-address';

/** What the CMS page lookup hands over when it redirects to /404: the address that it could not find, and had asked for. */
export interface NotFoundState {
  readonly attemptedPath: string;
  /** It is known already that the address leads nowhere else. */
  readonly isAsked?: boolean;
}

function handedOver(state: unknown): NotFoundState | undefined {
  if (typeof state !== 'object' || state === null || !('attemptedPath' in state)) return undefined;
  if (typeof state.attemptedPath !== 'string') return undefined;
  return {
    attemptedPath: state.attemptedPath,
    isAsked: 'isAsked' in state && state.isAsked === true,
  };
}

/** Nobody needs it who finds what they came for. */
const pages = lateCode(() => import('@/features/pages/public-source'));

/** The not-found screen, in place at any unknown address, unless that leads elsewhere. */
export function NotFoundPage() {
  const location = useLocation();
  const { attemptedPath, isAsked = false } = handedOver(location.state) ?? {};
  const attempted = attemptedPath ?? location.pathname;
  const screen = isAsked ? (
    <MissingPage path={attempted} />
  ) : (
    <NotFoundScreen attempted={attempted} />
  );
  if (isAsked || isNotFoundAddress(attempted)) return screen;
  return (
    <MissingAddress path={attempted} waiting={<LoadingPage />}>
      {screen}
    </MissingAddress>
  );
}

/** A page that may be about to come: whoever waits for it sees it without a reload. */
function MissingPage({ path }: { readonly path: string }) {
  const navigate = useNavigate();
  usePublicationChanges(async () => {
    const { pageAgain } = await pages.load();
    const found = await pageAgain(path.replace(/^\/|\/$/g, ''), null, undefined);
    if (found) await navigate(path, { replace: true });
  });
  return <NotFoundScreen attempted={path} />;
}

function isNotFoundAddress(path: string): boolean {
  return path.replace(/\/+$/, '') === paths.notFound();
}

function NotFoundScreen({ attempted }: { readonly attempted: string }) {
  // The screen stands in place at addresses that are none; only its own is one.
  const isOwnAddress = isNotFoundAddress(useLocation().pathname);
  useEffect(() => {
    if (!isNotFoundAddress(attempted)) logUnknownPath(attempted);
  }, [attempted]);

  return (
    <div className="mx-auto grid max-w-page items-center gap-12 px-gutter py-section md:grid-cols-2">
      <Head
        title="Page not found"
        description={`There is nothing at this address of ${site.name}: it may have been moved or mistyped. The home page and the articles lead on from here.`}
        path={isOwnAddress ? paths.notFound() : undefined}
        noindex
      />
      <div>
        <p className="text-lg font-semibold text-brand">404</p>
        <h1 className="mt-3 text-4xl font-bold text-balance text-ink">Oops! Page not found</h1>
        <p className="mt-4 max-w-measure text-lg text-ink-soft">
          There is a stitch missing here: this address leads nowhere. It may have been moved, or
          mistyped.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button asChild>
            <Link to={paths.home()}>Return to Home</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.blogs()}>Read the articles</Link>
          </Button>
        </div>
      </div>
      <DroppedStitch />
    </div>
  );
}

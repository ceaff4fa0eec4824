import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { PrivateHead } from '@/lib/seo/private-head';
import { paths } from '@/config/paths';
import { isVanishedChunk, reloadOnce } from '@/lib/vanished-chunk';

type Picture = ComponentType<{ readonly className?: string }>;

const NoPicture: Picture = () => null;

// The page that nobody should see brings its picture along only when it is seen, and does without when that fails.
const DroppedStitch = lazy((): Promise<{ default: Picture }> =>
  import('@/components/loom/dropped-stitch').then(
    (module) => ({ default: module.DroppedStitch }),
    () => ({ default: NoPicture }),
  ),
);

interface ErrorFacts {
  readonly status: string;
  readonly message: string;
}

function factsOf(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const detail =
      typeof error.data === 'string' && error.data !== '' ? error.data : error.statusText;
    return { status: String(error.status), message: detail || 'The page could not be shown.' };
  }
  return {
    status: '500',
    message:
      error instanceof Error && error.message !== ''
        ? error.message
        : 'The page could not be shown.',
  };
}

/** The last resort of every route: says what happened and offers a way on. */
export function ErrorPage() {
  const error = useRouteError();
  const vanished = isVanishedChunk(error);
  useEffect(() => {
    // After a deploy an open tab may ask for a file that the new version no longer has.
    if (vanished) reloadOnce();
  }, [vanished]);
  const { status, message } = factsOf(error);

  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width flex min-h-dvh flex-col justify-center py-section"
    >
      <PrivateHead title="Unexpected Application Error!" isError />
      <div className="h-32">
        <Suspense fallback={null}>
          <DroppedStitch />
        </Suspense>
      </div>
      <p className="mt-8 text-lg font-semibold text-brand">{status}</p>
      <h1 className="mt-2 text-3xl font-bold text-ink">Unexpected Application Error!</h1>
      <p className="mt-4 max-w-measure text-lg break-words text-ink-soft">{message}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload this page
        </Button>
        <Button asChild>
          <Link to={paths.home()} reloadDocument>
            Return to Home
          </Link>
        </Button>
      </div>
    </main>
  );
}

import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router-dom';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { Button } from '@/components/ui/button';
import { PrivateHead } from '@/lib/seo/private-head';
import { paths } from '@/config/paths';
import { MissingCodeError } from '@/lib/late-code';
import { reloadForNewVersion } from '@/lib/new-version';

interface ErrorFacts {
  /** Of the answer; left out where nothing answered. */
  readonly status?: string;
  readonly title: string;
  readonly message: string;
}

const usualTitle = 'Unexpected Application Error!';

function factsOf(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const detail =
      typeof error.data === 'string' && error.data !== '' ? error.data : error.statusText;
    return {
      status: String(error.status),
      title: usualTitle,
      message: detail || 'The page could not be shown.',
    };
  }
  if (error instanceof MissingCodeError)
    return { title: 'This page could not be loaded', message: error.message };
  return {
    status: '500',
    title: usualTitle,
    message:
      error instanceof Error && error.message !== ''
        ? error.message
        : 'The page could not be shown.',
  };
}

/** The last resort of every route: says what happened and offers a way on. */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = error instanceof MissingCodeError;
  useEffect(() => {
    if (isMissing) void reloadForNewVersion();
  }, [isMissing]);
  const { status, title, message } = factsOf(error);

  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width flex min-h-dvh flex-col justify-center py-section"
    >
      <PrivateHead title={title} isError />
      <LateDroppedStitch />
      {status === undefined ? null : (
        <p className="mt-8 text-lg font-semibold text-brand">{status}</p>
      )}
      <h1 className="mt-2 text-3xl font-bold text-ink">{title}</h1>
      <p className="mt-4 max-w-measure text-lg break-words text-ink-soft">{message}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        {isMissing ? (
          <Button
            variant="primary"
            pending={state === 'loading'}
            pendingLabel="Trying again…"
            onClick={() => void revalidate()}
          >
            Retry
          </Button>
        ) : (
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload this page
          </Button>
        )}
        <Button asChild>
          <Link to={paths.home()} reloadDocument>
            Return to Home
          </Link>
        </Button>
      </div>
    </main>
  );
}

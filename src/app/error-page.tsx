import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { Head } from '@/lib/seo/head';
import { paths } from '@/config/paths';
import { isVanishedChunk, reloadOnce } from '@/lib/vanished-chunk';

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
    <main id="main" tabIndex={-1} className="error-page">
      <Head title="Unexpected Application Error!" noindex />
      <p className="error-page-status">{status}</p>
      <h1 className="error-page-title">Unexpected Application Error!</h1>
      <p className="error-page-text">{message}</p>
      <p className="error-page-actions">
        <a href={typeof window === 'undefined' ? '/' : window.location.href}>Reload this page</a>
        <Link to={paths.home()} reloadDocument>
          Return to Home
        </Link>
      </p>
    </main>
  );
}

import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { ErrorState } from '@/components/ui/error-state';
import { PrivateHead } from '@/lib/seo/private-head';
import { MissingCodeError } from '@/lib/late-code';
import { reloadForNewVersion } from '@/lib/new-version';
import { AccessDeniedError } from '../require-permission';
import { AccessDenied } from './access-denied';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'The screen could not be shown.';
}

/** In the place of a screen whose loader or component failed; the sidebar stays usable. */
export function CmsError() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const isMissing = error instanceof MissingCodeError;
  useEffect(() => {
    if (isMissing) void reloadForNewVersion();
  }, [isMissing]);

  if (error instanceof AccessDeniedError) return <AccessDenied message={error.message} />;
  const title = isMissing ? 'This screen could not be loaded' : 'Unexpected Application Error!';
  return (
    <>
      <PrivateHead title={title} isError />
      <PageHeader title={title} />
      <ErrorState
        title={messageOf(error)}
        onRetry={() => void revalidator.revalidate()}
        pending={revalidator.state === 'loading'}
      >
        Your other screens work as before. If this goes on, reload the page.
      </ErrorState>
    </>
  );
}

import { useEffect } from 'react';
import { announce } from '@/components/feedback/announcer';
import { site } from '@/config/site';
import { PageSkeleton } from '@/features/pages/components/page-skeleton';
import { Head } from '@/lib/seo/head';

/** A page of which it is not known yet what it is. */
export function LoadingPage() {
  useEffect(
    () => () => {
      // The navigation announced "Loading page"; the page's own title follows when it is there.
      requestAnimationFrame(() => announce(document.title));
    },
    [],
  );
  return (
    <>
      <Head title="Loading page" description={`A page of ${site.name}, about to be shown.`} />
      <h1 className="sr-only">Loading page</h1>
      <PagePlace />
    </>
  );
}

/** As high as the screen, like the page itself: the footer must not be seen before its place is known. */
export function PagePlace() {
  return (
    <div className="mx-auto min-h-dvh max-w-page px-gutter py-section">
      <PageSkeleton />
    </div>
  );
}

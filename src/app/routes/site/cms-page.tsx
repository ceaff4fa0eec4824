import { Suspense, use, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams, type Params } from 'react-router-dom';
import { LoadingPage, PagePlace } from '@/app/loading-place';
import { MissingAddress } from '@/app/missing-address';
import type { NotFoundState } from '@/app/not-found-page';
import { Late } from '@/components/late/late';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { loadPage } from '@/features/pages/public-source';
import type { PublicPage } from '@/features/pages/model';
import { isMarkdown } from '@/lib/html/is-markdown';
import { lateMarkdown } from '@/lib/html/late-markdown';
import { lateCode } from '@/lib/late-code';
import { Head } from '@/lib/seo/head';
import { shortDescription } from '@/lib/seo/short-description';
import { pageTrail } from '@/lib/seo/structured-data';
import { recordView } from '@/lib/supabase/record-view';

/** The page comes from the server in any case; its view, with the sanitizer, comes beside it. */
const view = lateCode(() => import('@/features/pages/components/page-view'));

/** The page, and beside it what shows it. */
function load(slug: string): Promise<PublicPage | null> {
  view.prefetch();
  const loading = loadPage(slug);
  void loading.then((page) => {
    // Not after the view, which would only then find out that it needs more.
    if (page && isMarkdown(page.content)) lateMarkdown.prefetch();
  });
  return loading;
}

/** Begins to fetch the page and what shows it. */
export function prefetch({ slug = '' }: Params) {
  void load(slug);
}

export function Component() {
  const { slug = '' } = useParams();
  return <PageAtSlug key={slug} slug={slug} />;
}

function PageAtSlug({ slug }: { readonly slug: string }) {
  // Held here, above the boundary: what a suspended component knows is lost.
  const [loading] = useState(() => load(slug));
  return (
    <Suspense fallback={<LoadingPage />}>
      <PublishedPage loading={loading} />
    </Suspense>
  );
}

function PublishedPage({ loading }: { readonly loading: Promise<PublicPage | null> }) {
  const page = use(loading);
  const { pathname } = useLocation();
  const path = page && paths.page(page.slug);
  useEffect(() => {
    if (path !== null) recordView(path);
  }, [path]);

  // The address goes along, so that it is noted there although the address bar says /404.
  if (!page || path === null)
    return (
      <MissingAddress waiting={<LoadingPage />}>
        <Navigate
          to={paths.notFound()}
          replace
          state={{ attemptedPath: pathname, isAsked: true } satisfies NotFoundState}
        />
      </MissingAddress>
    );
  return (
    <>
      <Head
        title={page.metaTitle || page.title}
        description={shortDescription(
          page.metaDescription || `${page.title}: a page of ${site.name}. ${site.description}`,
        )}
        path={path}
        jsonLd={[pageTrail(page.title, path)]}
      />
      <Late code={view} fallback={<PagePlace />} title="The page could not be loaded">
        {({ PageView }) => <PageView page={page} />}
      </Late>
    </>
  );
}

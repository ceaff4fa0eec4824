import { memo, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams, type Params } from 'react-router-dom';
import { LoadingPage, PagePlace } from '@/app/loading-place';
import { MissingAddress } from '@/app/missing-address';
import type { NotFoundState } from '@/app/not-found-page';
import { Late } from '@/components/late/late';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import {
  builtPage,
  loadPage,
  pageAgain,
  pageAsBuilt,
  pageSince,
  type BuiltPage,
  type ShownPage,
} from '@/features/pages/public-source';
import { useArrival } from '@/hooks/use-arrival';
import { useIsNew } from '@/hooks/use-is-hydrated';
import { usePublicationChanges } from '@/hooks/use-publication-changes';
import { isMarkdown } from '@/lib/html/is-markdown';
import { whenTextIsWanted } from '@/lib/html/text-wanted';
import { lateMarkdown } from '@/lib/html/late-markdown';
import { ignore } from '@/lib/ignore';
import { lateCode } from '@/lib/late-code';
import { Head } from '@/lib/seo/head';
import { shortDescription } from '@/lib/seo/short-description';
import { pageTrail } from '@/lib/seo/structured-data';
import { recordView } from '@/lib/supabase/record-view';

/** The page comes from the server in any case; its view, with the sanitizer, comes beside it. */
const view = lateCode(async () => {
  await whenTextIsWanted();
  return import('@/features/pages/components/page-view');
});

/** The page, and beside it what shows it. */
function load(slug: string): ShownPage | null | Promise<ShownPage | null> {
  view.prefetch();
  const loading = loadPage(slug);
  void Promise.resolve(loading).then((shown) => {
    // Not after the view, which would only then find out that it needs more.
    if (shown && isMarkdown(shown.page.content)) lateMarkdown.prefetch();
  });
  return loading;
}

/** Begins to fetch the page and what shows it. */
export function prefetch({ slug = '' }: Params) {
  // On its own address as it was built the page is there already.
  if (builtPage(slug) && location.pathname.startsWith(paths.page(slug))) view.prefetch();
  else void load(slug);
}

export function Component() {
  const { slug = '' } = useParams();
  return <PageAtSlug key={slug} slug={slug} />;
}

function PageAtSlug({ slug }: { readonly slug: string }) {
  const isNew = useIsNew();
  const [built] = useState(() => (isNew ? undefined : builtPage(slug)));
  const [loaded, show] = useArrival(() => (built ? pageAsBuilt(built) : load(slug)));

  useEffect(() => {
    if (!built) return;
    let isShown = true;
    async function ask(asBuilt: BuiltPage) {
      const now = await pageSince(asBuilt);
      if (now === undefined) return;
      // Not before its code has come: until then the HTML stands as it is.
      await view.load();
      if (isShown) show(now);
    }
    ask(built).catch(ignore);
    return () => {
      isShown = false;
    };
  }, [built, show]);

  usePublicationChanges(async () => {
    if (loaded === undefined) return;
    const now = await pageAgain(slug, loaded, built);
    if (now !== undefined) show(now);
  });

  return (
    <Suspense fallback={<LoadingPage />}>
      {loaded === undefined ? <LoadingPage /> : <PublishedPage shown={loaded} />}
    </Suspense>
  );
}

// Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
const PublishedPage = memo(function PublishedPage({ shown }: { readonly shown: ShownPage | null }) {
  const page = shown?.page;
  const { pathname } = useLocation();
  const path = page && paths.page(page.slug);
  useEffect(() => {
    if (path !== undefined) recordView(path);
  }, [path]);

  // The address goes along, so that it is noted there although the address bar says /404.
  if (!page || path === undefined)
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
        until={page.unpublishAt}
        {...(shown.shareImage === undefined ? {} : { image: shown.shareImage })}
        jsonLd={[pageTrail(page.title, path)]}
      />
      <Late code={view} fallback={<PagePlace />} title="The page could not be loaded">
        {({ PageView }) => <PageView page={page} written={shown.written} />}
      </Late>
    </>
  );
});

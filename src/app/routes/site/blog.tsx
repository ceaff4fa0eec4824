import { memo, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useParams, type Params } from 'react-router-dom';
import { MissingAddress } from '@/app/missing-address';
import { announce } from '@/components/feedback/announcer';
import { Late } from '@/components/late/late';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { EmptyState } from '@/components/ui/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import {
  articleAgain,
  articleAsBuilt,
  articleSince,
  loadArticle,
  type LoadedArticle,
} from '@/features/posts/article-source';
import { builtArticle, type BuiltArticle, type WrittenArticle } from '@/features/posts/built';
import { ArticleSkeleton } from '@/features/posts/components/article-skeleton';
import { ReadingProgress } from '@/features/posts/components/reading-progress';
import { SamplesNotice } from '@/features/posts/components/samples-notice';
import { articleJsonLd } from '@/features/posts/json-ld';
import { categoryLabels } from '@/features/posts/model';
import type { Article, RelatedPost } from '@/features/posts/public-model';
import { isSampleId } from '@/features/posts/sample-id';
import { useIsNew } from '@/hooks/use-is-hydrated';
import { useLoaded } from '@/hooks/use-loaded';
import { usePublicationChanges } from '@/hooks/use-publication-changes';
import { whenTextIsWanted } from '@/lib/html/text-wanted';
import { lateCode } from '@/lib/late-code';
import { ignore } from '@/lib/ignore';
import { recordView } from '@/lib/supabase/record-view';
import { assetUrl } from '@/lib/supabase/asset-url';
import { Head } from '@/lib/seo/head';
import { shortDescription } from '@/lib/seo/short-description';
import { breadcrumbs } from '@/lib/seo/structured-data';

/** The article comes from the server in any case; its view, with the sanitizer, comes beside it. */
const view = lateCode(async () => {
  await whenTextIsWanted();
  return import('@/features/posts/components/article-view');
});

/** Begins to fetch the article and what shows it. */
export function prefetch({ id = '' }: Params) {
  view.prefetch();
  // On its own page as it was built the article is there already.
  if (!builtArticle(id) || !location.pathname.startsWith(paths.blog(id))) void loadArticle(id);
}

const sample = lateCode(() => import('@/features/posts/components/sample-article'));

export function Component() {
  const { id = '' } = useParams();
  return <ArticlePage key={id} id={id} />;
}

function ArticlePage({ id }: { readonly id: string }) {
  const isNew = useIsNew();
  const [built] = useState(() => (isNew ? undefined : builtArticle(id)));
  const { loaded, isRetrying, retry, show } = useLoaded(() => {
    if (built) return articleAsBuilt(built);
    view.prefetch();
    return loadArticle(id);
  });
  const handleRetry = useCallback(() => void retry(() => loadArticle(id)), [id, retry]);

  useEffect(() => {
    if (!built) return;
    let isShown = true;
    async function ask(asBuilt: BuiltArticle) {
      const now = await articleSince(asBuilt);
      if (!now) return;
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
    if (isSampleId(id) || !loaded) return;
    const now = await articleAgain(id, loaded, built);
    if (now) show(now);
  });

  return (
    <ArticleFrame>
      <Suspense fallback={<LoadingArticle />}>
        {loaded ? (
          <ArticleStates
            id={id}
            loaded={loaded}
            isRetrying={isRetrying}
            built={built}
            onRetry={handleRetry}
          />
        ) : (
          <LoadingArticle />
        )}
      </Suspense>
    </ArticleFrame>
  );
}

interface ArticleStatesProps {
  readonly id: string;
  readonly loaded: LoadedArticle;
  readonly isRetrying: boolean;
  readonly built: BuiltArticle | undefined;
  readonly onRetry: () => void;
}

// Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
const ArticleStates = memo(function ArticleStates({
  id,
  loaded,
  isRetrying,
  built,
  onRetry,
}: ArticleStatesProps) {
  if (loaded.state === 'failed' || isSampleId(id)) {
    return (
      <>
        <div className="mx-auto mb-10 max-w-narrow">
          <SamplesNotice
            what="article"
            samples={sample}
            isRetrying={isRetrying}
            onRetry={onRetry}
          />
        </div>
        <Late code={sample} fallback={<ArticleSkeleton />} failed={null}>
          {({ SampleArticle }) => <SampleArticle id={id} />}
        </Late>
      </>
    );
  }
  if (loaded.state === 'missing')
    return (
      <MissingAddress waiting={<LoadingArticle />}>
        <ArticleNotFound />
      </MissingAddress>
    );
  return (
    <PublishedArticle
      article={loaded.article}
      related={loaded.related}
      written={loaded.written}
      built={built}
    />
  );
});

function LoadingArticle() {
  useEffect(
    () => () => {
      // The navigation announced "Loading article"; the article's own title follows when it is there.
      requestAnimationFrame(() => announce(document.title));
    },
    [],
  );
  return (
    <>
      <Head
        title="Loading article"
        description={`An article on the ${site.name} blog, about to be shown.`}
      />
      <h1 className="sr-only">Loading article</h1>
      <ArticleSkeleton />
    </>
  );
}

function ArticleFrame({ children }: { readonly children: React.ReactNode }) {
  return <div className="mx-auto max-w-page px-gutter py-section">{children}</div>;
}

interface PublishedArticleProps {
  readonly article: Article;
  readonly related: readonly RelatedPost[];
  readonly written: WrittenArticle | undefined;
  readonly built: BuiltArticle | undefined;
}

function PublishedArticle({ article, related, written, built }: PublishedArticleProps) {
  const path = paths.blog(article.id);
  const own = article.featuredImage;
  // Without its focal point: nobody who fetches it crops by that.
  const picture =
    built?.article.featuredImage === own && built.shareImage
      ? built.shareImage
      : own
        ? assetUrl(own.replace(/#.*/, ''))
        : undefined;
  useEffect(() => recordView(path), [path]);

  return (
    <>
      <Head
        title={article.metaTitle || article.title}
        description={shortDescription(
          article.metaDescription ||
            article.excerpt ||
            `${article.title}: an article by ${article.author || site.name} on ${categoryLabels[article.category]}.`,
        )}
        path={path}
        type="article"
        until={article.unpublishAt}
        {...(picture ? { image: picture } : {})}
        jsonLd={[
          articleJsonLd(article, picture),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Articles', path: paths.blogs() },
            { name: article.title, path },
          ]),
        ]}
      />
      <ReadingProgress />
      <Late code={view} fallback={<ArticleSkeleton />} title="The article could not be loaded">
        {({ ArticleView }) => <ArticleView article={article} related={related} written={written} />}
      </Late>
    </>
  );
}

function ArticleNotFound() {
  return (
    <>
      <Head
        title="Article Not Found"
        description="No article has this address: it may have been unpublished, or the address may be incomplete. All articles stand in the blog."
        noindex
      />
      <EmptyState
        level={1}
        title="Article Not Found"
        art={<LateDroppedStitch className="w-40" />}
        action={
          <Button asChild variant="secondary">
            <Link to={paths.blogs()}>Back to all articles</Link>
          </Button>
        }
      >
        It may have been unpublished, or the address may be incomplete.
      </EmptyState>
    </>
  );
}

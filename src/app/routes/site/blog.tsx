import { Suspense, use, useEffect, useState, useTransition } from 'react';
import { Link, useParams, type Params } from 'react-router-dom';
import { MissingAddress } from '@/app/missing-address';
import { announce } from '@/components/feedback/announcer';
import { Late } from '@/components/late/late';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { EmptyState } from '@/components/ui/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { loadArticle, type LoadedArticle } from '@/features/posts/article-source';
import { ArticleSkeleton } from '@/features/posts/components/article-skeleton';
import { ReadingProgress } from '@/features/posts/components/reading-progress';
import { SamplesNotice } from '@/features/posts/components/samples-notice';
import { articleJsonLd } from '@/features/posts/json-ld';
import { categoryLabels, type Article, type RelatedPost } from '@/features/posts/model';
import { isSampleId } from '@/features/posts/sample-id';
import { lateCode } from '@/lib/late-code';
import { recordView } from '@/lib/supabase/record-view';
import { assetUrl } from '@/lib/supabase/asset-url';
import { Head } from '@/lib/seo/head';
import { shortDescription } from '@/lib/seo/short-description';
import { breadcrumbs } from '@/lib/seo/structured-data';

/** The article comes from the server in any case; its view, with the sanitizer, comes beside it. */
const view = lateCode(() => import('@/features/posts/components/article-view'));

/** Begins to fetch the article and what shows it. */
export function prefetch({ id = '' }: Params) {
  view.prefetch();
  void loadArticle(id);
}

const sample = lateCode(() => import('@/features/posts/components/sample-article'));

export function Component() {
  const { id = '' } = useParams();
  return <ArticlePage key={id} id={id} />;
}

function ArticlePage({ id }: { readonly id: string }) {
  // Held here, above the boundary: what a suspended component knows is lost.
  const [loading, setLoading] = useState(() => {
    view.prefetch();
    return loadArticle(id);
  });
  const [isRetrying, startRetry] = useTransition();

  return (
    <ArticleFrame>
      <Suspense fallback={<LoadingArticle />}>
        <ArticleStates
          id={id}
          loading={loading}
          isRetrying={isRetrying}
          onRetry={() => startRetry(() => setLoading(loadArticle(id)))}
        />
      </Suspense>
    </ArticleFrame>
  );
}

interface ArticleStatesProps {
  readonly id: string;
  readonly loading: Promise<LoadedArticle>;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function ArticleStates({ id, loading, isRetrying, onRetry }: ArticleStatesProps) {
  const loaded = use(loading);
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
  return <PublishedArticle article={loaded.article} related={loaded.related} />;
}

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
}

function PublishedArticle({ article, related }: PublishedArticleProps) {
  const path = paths.blog(article.id);
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
        {...(article.featuredImage ? { image: assetUrl(article.featuredImage) } : {})}
        jsonLd={[
          articleJsonLd(article),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Articles', path: paths.blogs() },
            { name: article.title, path },
          ]),
        ]}
      />
      <ReadingProgress />
      <Late code={view} fallback={<ArticleSkeleton />} title="The article could not be loaded">
        {({ ArticleView }) => <ArticleView article={article} related={related} />}
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
        art={<DroppedStitch className="w-40" />}
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

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useParams, type Params } from 'react-router-dom';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { EmptyState } from '@/components/ui/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { ArticleSkeleton } from '@/features/posts/components/article-skeleton';
import { ArticleView } from '@/features/posts/components/article-view';
import { ReadingProgress } from '@/features/posts/components/reading-progress';
import { SamplesNotice } from '@/features/posts/components/samples-notice';
import { articleJsonLd } from '@/features/posts/json-ld';
import type { Article } from '@/features/posts/model';
import { publishedPostQueries } from '@/features/posts/queries';
import { isSampleId } from '@/features/posts/sample-id';
import { ignore } from '@/lib/ignore';
import { queryClient } from '@/lib/query-client';
import { recordView } from '@/lib/supabase/record-view';
import { assetUrl } from '@/lib/supabase/asset-url';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';

/** Begins to fetch the article. */
export function warm({ id = '' }: Params) {
  queryClient.query(publishedPostQueries.article(id)).catch(ignore);
}

const SampleArticle = lazy(() => import('@/features/posts/components/sample-article'));

export function Component() {
  const { id = '' } = useParams();
  const article = useQuery(publishedPostQueries.article(id));

  if (article.isPending)
    return (
      <ArticleFrame>
        <Head title="Loading article" />
        <h1 className="sr-only">Loading article</h1>
        <ArticleSkeleton />
      </ArticleFrame>
    );
  if (article.isError || isSampleId(id)) {
    return (
      <ArticleFrame>
        <div className="mx-auto mb-10 max-w-narrow">
          <SamplesNotice
            what="article"
            isRetrying={article.isFetching}
            onRetry={() => void article.refetch()}
          />
        </div>
        <Suspense fallback={<ArticleSkeleton />}>
          <SampleArticle id={id} />
        </Suspense>
      </ArticleFrame>
    );
  }
  if (!article.data) return <ArticleNotFound />;
  return <PublishedArticle article={article.data} />;
}

function ArticleFrame({ children }: { readonly children: React.ReactNode }) {
  return <div className="mx-auto max-w-page px-gutter py-section">{children}</div>;
}

function PublishedArticle({ article }: { readonly article: Article }) {
  const related = useQuery(publishedPostQueries.related(article.id, article.category));
  const path = paths.blog(article.id);
  useEffect(() => recordView(path), [path]);

  return (
    <ArticleFrame>
      <Head
        title={article.title}
        description={article.excerpt}
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
      <ArticleView article={article} related={related.data ?? []} />
    </ArticleFrame>
  );
}

function ArticleNotFound() {
  return (
    <ArticleFrame>
      <Head title="Article Not Found" noindex />
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
    </ArticleFrame>
  );
}
